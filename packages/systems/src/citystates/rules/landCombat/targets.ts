import { fightersOf, isFlyer, isMissile } from '../battle/fighters.ts';
import { type Battle, type Fighter, otherSide } from '../battle/state.ts';

/** CST-ACB-01, CST-NCB-07, CST-R-15: flyers are struck by Missile Units only, on land and at sea. */
const mayReach = (striker: Fighter, target: Fighter): boolean => !isFlyer(target) || isMissile(striker);

/** CST-LCB-08, CST-LCB-09, CST-R-09, CST-ACB-02: any of lower Order; otherwise the lowest Order present. */
export const targetsOf = (battle: Battle, striker: Fighter): Fighter[] => {
  const enemies = fightersOf(battle, otherSide(striker.side)).filter((enemy) => mayReach(striker, enemy));
  const lower = enemies.filter(({ order }) => order < striker.order);
  if (lower.length > 0) return lower;
  const lowest = Math.min(...enemies.map(({ order }) => order));
  return enemies.filter(({ order }) => order === lowest);
};

/** The clause by which a Unit may not be struck: it flies, or others of lower Order come first. */
export type Bar = 'CST-ACB-01' | 'CST-NCB-07' | 'CST-LCB-08';

/** Why this Unit may not strike that one; undefined if it may. */
export const barOf = (battle: Battle, striker: Fighter, target: Fighter): Bar | undefined => {
  if (!mayReach(striker, target)) return battle.kind === 'land' ? 'CST-ACB-01' : 'CST-NCB-07';
  return targetsOf(battle, striker).includes(target) ? undefined : 'CST-LCB-08';
};
