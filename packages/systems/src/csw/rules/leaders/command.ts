import { distance } from '../../board.ts';
import { type Battle, boardIn, isOnMap, typeOf, type Unit } from '../../state.ts';
import type { Race } from '../../units/unitType.ts';

/** CSW-LDR-04 */
export const COMMAND_RANGE_IN_HEXES = 6;

/** CSW-LDR-08 */
const FOLLOW_GIANTS: readonly Race[] = ['ogre', 'troll', 'goblin', 'gnoll', 'gnome'];

/** CSW-UND-06 */
export const commandsUndead = (battle: Battle, leader: Unit): boolean => {
  const { traits, level = 0 } = typeOf(battle, leader);
  return (
    traits.includes('greaterUndead') || traits.includes('priest') || (traits.includes('wizard') && level >= 2)
  );
};

/** Whether one unit can be a leader to another: any leader to any friend (CSW-R-19), Giants to five races. */
export const isLeaderTo = (battle: Battle, leader: Unit, unit: Unit): boolean => {
  if (leader.side !== unit.side || leader.id === unit.id || !isOnMap(leader)) return false;
  const type = typeOf(battle, leader);
  if (unit.undead) return commandsUndead(battle, leader);
  if (type.category === 'leader') return true;
  return type.traits.includes('giant') && !leader.routed && FOLLOW_GIANTS.includes(typeOf(battle, unit).race);
};

/** Friendly leaders within so many hexes of a unit; depth does not matter (CSW-TUN-07). */
export const leadersWithin = (battle: Battle, unit: Unit, hexes: number): Unit[] => {
  const board = boardIn(battle);
  return battle.units.filter(
    (leader) => isLeaderTo(battle, leader, unit) && distance(board, leader.cell, unit.cell) <= hexes,
  );
};

/** CSW-R-19: leaders, Giants and routed units need no command. */
const needsNoCommand = (battle: Battle, unit: Unit): boolean => {
  const { category, traits } = typeOf(battle, unit);
  return category === 'leader' || traits.includes('giant') || unit.routed;
};

/** CSW-LDR-04, CSW-BGL-07: who serves under another gives no command. */
export const isCommanded = (battle: Battle, unit: Unit): boolean => {
  if (needsNoCommand(battle, unit)) return true;
  const board = boardIn(battle);
  return battle.units.some(
    (leader) =>
      !leader.serves &&
      isLeaderTo(battle, leader, unit) &&
      distance(board, leader.cell, unit.cell) <= COMMAND_RANGE_IN_HEXES,
  );
};
