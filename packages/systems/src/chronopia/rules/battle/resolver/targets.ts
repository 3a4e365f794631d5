import { type Battle, foeOf, type Group, isEngaged } from './battle.ts';
import { canReach, distance } from './movement.ts';
import { rangeOf } from './shooting.ts';

type Measure = (group: Group) => number;

/** The best by the first measure in which they differ; finally the higher PV, then the id. */
export const choose = (groups: readonly Group[], ...measures: readonly Measure[]): Group | null => {
  const all: readonly Measure[] = [...measures, ({ pv }) => -pv, ({ order }) => order];
  const isBetter = (a: Group, b: Group): boolean => {
    for (const measure of all) {
      const difference = measure(a) - measure(b);
      if (difference !== 0) return difference < 0;
    }
    return false;
  };
  let best: Group | null = null;
  for (const group of groups) if (best === null || isBetter(group, best)) best = group;
  return best;
};

export const enemiesOf = (battle: Battle, group: Group): readonly Group[] => foeOf(battle, group.side).table;

/** CHR-AUT-13: nobody shoots into a fight. */
export const shootingTarget = (battle: Battle, group: Group): Group | null => {
  const range = rangeOf(battle, group);
  return choose(
    enemiesOf(battle, group).filter((enemy) => !isEngaged(enemy) && distance(group, enemy) <= range),
    (enemy) => distance(group, enemy),
  );
};

/** CHR-AUT-06: nobody climbs a watchtower in the first two turns. */
const mayBeCharged = (battle: Battle, enemy: Group): boolean => !enemy.inTower || battle.turn > 2;

const chargeable = (battle: Battle, group: Group): Group[] =>
  enemiesOf(battle, group).filter((enemy) => mayBeCharged(battle, enemy));

/** CHR-AUT-14 */
export const meleeTarget = (battle: Battle, group: Group): Group | null =>
  choose(
    chargeable(battle, group),
    (enemy) => distance(group, enemy),
    (enemy) => enemy.engaged.length,
  );

/** CHR-AUT-14: the fast first look for casters and archers they can reach at once. */
export const rearTarget = (battle: Battle, group: Group): Group | null =>
  choose(
    chargeable(battle, group)
      .filter(({ role }) => role !== 'melee')
      .filter((enemy) => canReach(battle, group, enemy)),
    (enemy) => enemy.engaged.length,
    (enemy) => distance(group, enemy),
  );

/** CHR-AUT-14: how far the side's own slow melee line has advanced; null if nobody is left in it. */
const lineOfTheSlow = (group: Group): number | null => {
  const slow = group.side.table.filter(({ role, isFast }) => role === 'melee' && !isFast);
  return slow.length === 0 ? null : Math.max(...slow.map(({ pos }) => pos));
};

/** CHR-AUT-14: where the fast wait for the others in the first turns; null when they need not. */
export const holdingLine = (battle: Battle, group: Group): number | null =>
  battle.turn <= 2 && !enemiesOf(battle, group).some(isEngaged) ? lineOfTheSlow(group) : null;
