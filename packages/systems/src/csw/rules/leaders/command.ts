import { cacheLastTwo, cachePerObject } from '@warmoot/kernel';
import { distance } from '../../state/board.ts';
import { type Battle, boardIn, isOnMap, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import type { Race, UnitType } from '../../units/unitType.ts';

/** CSW-LDR-04 */
export const COMMAND_RANGE_IN_HEXES = 6;

/** CSW-LDR-08 */
const FOLLOW_GIANTS: readonly Race[] = ['ogre', 'troll', 'goblin', 'gnoll', 'gnome'];

/** CSW-UND-06 */
const isMasterOfUndead = ({ traits, level }: UnitType): boolean =>
  traits.includes('greaterUndead') ||
  traits.includes('priest') ||
  (traits.includes('wizard') && level !== undefined && level >= 2);

/** CSW-UND-06, CSW-R-112 */
export const commandsUndead = (battle: Battle, leader: Unit): boolean =>
  !leader.routed && isMasterOfUndead(typeOf(battle, leader));

/** Codes of the types that can lead any unit. */
const leadingTypes = cachePerObject(
  (types: readonly UnitType[]) =>
    new Set(
      types
        .filter(
          (type) => type.category === 'leader' || type.traits.includes('giant') || isMasterOfUndead(type),
        )
        .map(({ code }) => code),
    ),
);

/** Units on the map that can lead others: few, but needed for every unit. */
const leadersIn = cacheLastTwo((units: readonly Unit[], { setup }: Battle): readonly Unit[] => {
  const leading = leadingTypes(setup.types);
  return units.filter((unit) => isOnMap(unit) && leading.has(unit.type));
});

/**
 * Whether one unit can lead another: any leader leads any friend (CSW-R-19), unrouted Giants lead five races
 * (CSW-R-112).
 */
export const isLeaderTo = (battle: Battle, leader: Unit, unit: Unit): boolean => {
  if (leader.side !== unit.side || leader.id === unit.id || !isOnMap(leader)) return false;
  const type = typeOf(battle, leader);
  if (unit.undead) return commandsUndead(battle, leader);
  if (type.category === 'leader') return true;
  return type.traits.includes('giant') && !leader.routed && FOLLOW_GIANTS.includes(typeOf(battle, unit).race);
};

const isWithin = (battle: Battle, leader: Unit, unit: Unit, hexes: number): boolean =>
  distance(boardIn(battle), leader.cell, unit.cell) <= hexes && isLeaderTo(battle, leader, unit);

/** Friendly leaders within a distance of a unit; depth does not matter (CSW-TUN-07). */
export const leadersWithin = (battle: Battle, unit: Unit, hexes: number): Unit[] =>
  leadersIn(battle.units, battle).filter((leader) => isWithin(battle, leader, unit, hexes));

export const hasLeaderWithin = (battle: Battle, unit: Unit, hexes: number): boolean =>
  leadersIn(battle.units, battle).some((leader) => isWithin(battle, leader, unit, hexes));

/** CSW-R-19: leaders, Giants and routed units need no command. */
const needsNoCommand = (battle: Battle, unit: Unit): boolean => {
  const { category, traits } = typeOf(battle, unit);
  return category === 'leader' || traits.includes('giant') || unit.routed;
};

/** CSW-LDR-04, CSW-BGL-07: a leader who serves under another gives no command. */
export const isCommanded = (battle: Battle, unit: Unit): boolean => {
  if (needsNoCommand(battle, unit)) return true;
  return leadersIn(battle.units, battle).some(
    (leader) => !leader.serves && isWithin(battle, leader, unit, COMMAND_RANGE_IN_HEXES),
  );
};
