import { aimAt, missileDamage } from './aim.ts';
import { type Battle, type Group, isOut, type Model, passes, tell } from './battle.ts';
import { distance } from './movement.ts';
import { allHave } from './values.ts';
import { damage } from './wounds.ts';

/** CHR-AUT-26 shortens the longest shots. */
const reachOf = (battle: Battle, { line }: Model): number =>
  line.missile === null ? 0 : Math.min(line.missile.MX, battle.ground.longestShot);

export const rangeOf = (battle: Battle, group: Group): number =>
  Math.max(...group.models.map((model) => reachOf(battle, model)));

/** CHR-AUT-18: half of those who carry the weapon, leaders first. */
const shootersOf = (models: readonly Model[]): Model[] => {
  const armed = models.filter(({ line }) => line.missile !== null);
  const number = Math.ceil(armed.length / 2);
  return number === 0 ? [] : armed.slice(-number).reverse();
};

const shot = (battle: Battle, group: Group, model: Model, target: Group): void => {
  const { missile } = model.line;
  if (missile === null || isOut(target)) return;
  const number = aimAt(battle, group, model, target, missile);
  if (!passes(battle, number, `${group.name} shoot ${target.name}`)) return;
  if (missile.isFire && allHave(target, 'Immune to fire')) return;
  damage(battle, target, {
    by: group,
    Dam: missileDamage(target, missile),
    times: missile.times,
    from: group.name,
    savesAgain: missile.savesAgain,
  });
};

/** CHR-AUT-18: one shot fewer than it has actions, at least one. */
export const shoot = (battle: Battle, group: Group, models: readonly Model[], target: Group): void => {
  const before = target.models.length;
  for (const model of shootersOf(models)) {
    if (distance(group, target) > reachOf(battle, model)) continue;
    for (let shots = Math.max(1, model.line.AC - 1); shots > 0; shots--) shot(battle, group, model, target);
  }
  tell(battle, group, 'shoot', `${target.name}: ${before - target.models.length} dead`);
};
