import { type Battle, type Group, isOut, type Model, passes, tell } from './battle.ts';
import type { Missile } from './line.ts';
import { distance } from './movement.ts';
import { allHave, frontOf, missileSkill } from './values.ts';
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

/** CHR-AUT-18: how hard a group is to see and to hit. */
const targetModifier = (target: Group): number =>
  (!target.hasFought && allHave(target, 'Hide') ? -2 : 0) +
  (allHave(target, 'Chameleon') ? -4 : 0) +
  (allHave(target, 'Warshield') ? -2 : 0) +
  (frontOf(target).line.S === 3 ? 2 : 0);

const rangeModifier = (group: Group, target: Group, { line }: Model, missile: Missile): number =>
  distance(group, target) > missile.CR && !line.abilities.has('Eagle Eye') ? missile.RM : 0;

/** CHR-AUT-18: the shooter's target number. */
export const aimAt = (battle: Battle, group: Group, model: Model, target: Group, missile: Missile): number =>
  missileSkill(battle, group, model) + rangeModifier(group, target, model, missile) + targetModifier(target);

/** Shields of the Besiegers also soften what does hit, unless it burns (data file, 2). */
export const missileDamage = (target: Group, { Dam, isFire }: Missile): number =>
  !isFire && allHave(target, 'Warshield') ? Dam - 2 : Dam;
