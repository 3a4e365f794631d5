import type { Counted, Side } from '../../state/setup.ts';
import { type Battle, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { type UnitType, unitTypeOf } from '../../units/unitType.ts';

/** CSW-DIS-08: as listed in the starting roster, whatever it is mounted on now. */
const musteredType = (battle: Battle, unit: Unit): UnitType =>
  unit.mustered === null ? typeOf(battle, unit) : unitTypeOf(battle.setup.types, unit.mustered);

/** The starting roster of a side (CSW-SCN-04). CSW-UNT-03: riderless mounts never count. */
const rosterOf = (battle: Battle, side: Side): Unit[] =>
  battle.units.filter((unit) => unit.roster === side && musteredType(battle, unit).category !== 'riderless');

/** CSW-SET-13 late units, CSW-MER-05 deserters and turncoats: eliminated as far as victory goes. */
const isEliminated = ({ status, side, roster }: Unit): boolean =>
  status === 'eliminated' || status === 'late' || status === 'deserted' || side !== roster;

/** `underground` is how a view shows a unit whose tunnel the seat does not know (CSW-P-20). */
const isOnBoard = (unit: Unit): boolean =>
  !isEliminated(unit) && (unit.status === 'onMap' || unit.status === 'underground');

/** CSW-R-84: until their time limit, units off the map count as remaining but not as on the board. */
const isToCome = ({ status }: Unit): boolean => status === 'toPlace' || status === 'toEnter';

/** On the board or still to come: neither eliminated nor routed off. */
const isLeft = (unit: Unit): boolean => isOnBoard(unit) || (!isEliminated(unit) && isToCome(unit));

const isAmong = (counted: Counted, type: UnitType): boolean =>
  counted === 'all' || (counted === 'leaders' ? type.category === 'leader' : type.code === counted.type);

/** CSW-S09-07 and CSW-S12-07 name points; every other clause counts units (CSW-R-82). */
export const countsPoints = ({ setup: { victory } }: Battle): boolean =>
  victory.kind === 'greaterLoss' || victory.kind === 'pointsOnBoard';

/** CSW-MER-03, CSW-R-66: the currency of a bonus: gold in a campaign, otherwise the unit of the victory clause. */
export const bonusCurrency = (battle: Battle): 'gold' | 'points' | 'units' => {
  if (battle.setup.victory.asWritten) return 'gold';
  return countsPoints(battle) ? 'points' : 'units';
};

const paidIn = (battle: Battle, side: Side, currency: 'points' | 'units'): number =>
  bonusCurrency(battle) === currency ? battle.bonusPaid[side] : 0;

/** A side against its starting roster, in units (CSW-SCN-04, CSW-R-55). */
export interface Muster {
  readonly began: number;
  readonly eliminated: number;
  readonly routedOff: number;
  readonly unroutedOnBoard: number;
  /** Neither eliminated nor routed off. */
  readonly left: number;
}

export const musterOf = (battle: Battle, side: Side): Muster => {
  const roster = rosterOf(battle, side);
  const count = (predicate: (unit: Unit) => boolean): number => roster.filter(predicate).length;
  const isReady = (unit: Unit): boolean => isOnBoard(unit) && !unit.routed;
  const hired = (predicate: (unit: Unit) => boolean): number =>
    count((unit) => unit.company !== null && predicate(unit));
  const paid = Math.min(paidIn(battle, side, 'units'), hired(isLeft)); // CSW-MER-03, CSW-R-133
  const eliminated = count(isEliminated) + paid;
  const routedOff = count(({ status }) => status === 'routedOff');
  return {
    began: roster.length,
    eliminated,
    routedOff,
    unroutedOnBoard: count(isReady) - Math.min(paid, hired(isReady)),
    left: roster.length - eliminated - routedOff,
  };
};

/** How many of some units began, and how many of those are eliminated. */
export const eliminatedOf = (
  battle: Battle,
  side: Side,
  counted: Counted,
): { readonly began: number; readonly eliminated: number } => {
  const units = rosterOf(battle, side).filter((unit) => isAmong(counted, musteredType(battle, unit)));
  return { began: units.length, eliminated: units.filter(isEliminated).length };
};

const halfPointsOf = (battle: Battle, side: Side, predicate: (unit: Unit) => boolean): number =>
  rosterOf(battle, side)
    .filter(predicate)
    .reduce((sum, unit) => sum + musteredType(battle, unit).halfPoints, 0);

/** CSW-S12-07, CSW-MER-03: in half points, paid bonuses on top. */
export const halfPointsLost = (battle: Battle, side: Side): number =>
  halfPointsOf(battle, side, isEliminated) + paidIn(battle, side, 'points');

/** CSW-S09-07, CSW-MER-03: in half points, routed or not, less paid bonuses. */
export const halfPointsOnBoard = (battle: Battle, side: Side): number =>
  halfPointsOf(battle, side, isOnBoard) - paidIn(battle, side, 'points');

/**
 * CSW-R-83: no unit of its own on the board and none to come; turncoats do not count as a force of the new side
 * (CSW-MER-05).
 */
export const isGone = (battle: Battle, side: Side): boolean => !rosterOf(battle, side).some(isLeft);

/** Whether any unit of its starting roster is alive and still its own, wherever it is. */
export const hasSurvivors = (battle: Battle, side: Side): boolean =>
  !rosterOf(battle, side).every(isEliminated);
