import { type Battle, foeOf, type Group, tell } from './battle.ts';
import { actionsOf, allHave, moveOf } from './values.ts';

/** CHR-AUT-01: inches between the base lines. */
const FIELD = 30;

export const distance = (group: Group, enemy: Group): number => Math.max(0, FIELD - group.pos - enemy.pos);

/** CHR-AUT-31: movement other than a charge stops one inch from the nearest enemy. */
const furthest = (battle: Battle, group: Group): number => {
  let limit = FIELD - 1;
  for (const enemy of foeOf(battle, group.side).table) limit = Math.min(limit, FIELD - 1 - enemy.pos);
  return limit;
};

export const advanceBy = (battle: Battle, group: Group, inches: number, upTo: number): void => {
  const pos = Math.min(group.pos + inches, furthest(battle, group), upTo);
  if (pos <= group.pos) return;
  group.pos = pos;
  tell(battle, group, 'advance', `to ${pos}`);
};

/** CHR-AUT-13, -15 */
export const advance = (battle: Battle, group: Group, upTo = FIELD - 1): void =>
  advanceBy(battle, group, moveOf(battle, group) * actionsOf(group), upTo);

/** CHR-AUT-15: how many of its actions a charge takes. */
export const chargeActions = (battle: Battle, group: Group, target: Group): number => {
  const leap = allHave(group, 'Leap') ? 3 : 0;
  return Math.max(1, Math.ceil(distance(group, target) / (moveOf(battle, group) + leap)));
};

export const canReach = (battle: Battle, group: Group, target: Group): boolean =>
  chargeActions(battle, group, target) <= actionsOf(group);

/** CHR-AUT-31 */
export const makeContact = (group: Group, target: Group): void => {
  group.pos = Math.max(group.pos, FIELD - target.pos);
  group.engaged.push(target);
  target.engaged.push(group);
};
