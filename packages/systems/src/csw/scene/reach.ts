import { type Mark, type Refusal, refuse } from '@warmoot/kernel';
import { cellOfId, NOWHERE, nextTo } from '../board.ts';
import type { OrderOf } from '../orders.ts';
import { mayAllMove } from '../rules/movement/mayMove.ts';
import { chargesOf } from '../rules/movement/options.ts';
import { allowanceIn } from '../rules/movement/party.ts';
import { beginWalk, checkStop, hasStepped, stepOnWalk, type Walk } from '../rules/movement/walk.ts';
import { waypoints } from '../rules/movement/waypoints.ts';
import { inEnemyZone } from '../rules/zones/zones.ts';
import { type Battle, boardIn, typeOf, type Unit } from '../state.ts';
import { pointsText } from '../units/unitTypeOf.ts';
import { placeOf, placesOf } from './marks.ts';

/** Half points the slowest of them has left. */
const leftHalf = ({ party, spentHalf, steppedRear }: Walk): number =>
  Math.min(...spentHalf.map((spent, i) => 2 * allowanceIn(party, i, steppedRear) - spent));

/**
 * CSW-P-03: every hex a stack can come to, with the points it has left there: through front flats, or only through a
 * rear flat; where an enemy zone ends the move; where it would find no room; where it may not step from zone to zone.
 */
export const reachMarks = (battle: Battle, units: readonly Unit[]): Mark[] => {
  const marks = new Map<string, Mark>();
  const add = ({ kind, label, rule }: Omit<Mark, 'places'>, cell: number): void => {
    const key = `${kind} ${label}`;
    const places = [...(marks.get(key)?.places ?? []), placeOf(battle, cell)];
    marks.set(key, { kind, places, ...(label && { label }), ...(rule && { rule }) });
  };
  for (const walk of bestWalks(battle, units).values()) add(reachMark(battle, walk), walk.cell);
  for (const cell of betweenZones(battle, units))
    add({ kind: 'forbidden', label: 'from one enemy zone into another', rule: 'CSW-ZOC-04' }, cell);
  return [...marks.values()];
};

/** For each hex the way through front flats, where there is one, else the cheapest. */
const bestWalks = (battle: Battle, units: readonly Unit[]): Map<number, Walk> => {
  const walks = new Map<number, Walk>();
  for (const walk of waypoints(battle, units)) {
    const known = walks.get(walk.cell);
    const better = known === undefined || (known.steppedRear && !walk.steppedRear);
    if (hasStepped(walk) && better) walks.set(walk.cell, walk);
  }
  return walks;
};

const reachMark = (battle: Battle, walk: Walk): Omit<Mark, 'places'> => {
  const room = checkStop(battle, walk);
  if (!room.ok) return { kind: 'passage', label: room.because, rule: room.rule };
  const label = `${pointsText(leftHalf(walk))} left`;
  if (inEnemyZone(battle, walk.party.side, walk.cell)) return { kind: 'stop', label, rule: 'CSW-ZOC-02' };
  return walk.steppedRear ? { kind: 'reachByRear', label, rule: 'CSW-FAC-03' } : { kind: 'reach', label };
};

/** CSW-ZOC-04 bars only the first step: a later one is barred by CSW-ZOC-02 already. */
const betweenZones = (battle: Battle, units: readonly Unit[]): number[] => {
  const [first] = units;
  if (first === undefined || !mayAllMove(battle, units).ok) return [];
  const walk = beginWalk(battle, units, first.facing);
  return ([0, 1, 2, 3, 4, 5] as const)
    .map((direction) => nextTo(boardIn(battle), first.cell, direction))
    .filter((cell) => cell !== NOWHERE)
    .filter((cell) => {
      const walked = stepOnWalk(battle, walk, cell);
      return !walked.ok && walked.rule === 'CSW-ZOC-04';
    });
};

export interface ChargeHelp {
  /** One for each hex from which the charge can be made: the run, hex by hex, and the target. */
  readonly runs: readonly Mark[];
  /** Why there is none. */
  readonly refusal?: Refusal;
}

/** CSW-P-04 */
export const chargeHelp = (battle: Battle, units: readonly Unit[], target: number): ChargeHelp => {
  const board = boardIn(battle);
  const runs = [...chargesOf(battle, units)]
    .filter((order) => cellOfId(board, order.charge as string) === target)
    .map((order) => chargeRun(battle, units, order));
  return runs.length > 0 ? { runs } : { runs, refusal: whyNoCharge(battle, units) };
};

const chargeRun = (battle: Battle, [first]: readonly Unit[], order: OrderOf<'move'>): Mark => {
  const board = boardIn(battle);
  const hexes = [...order.path, order.charge as string].filter((step) => /^\d/.test(step));
  const cells = [(first as Unit).cell, ...hexes.map((hex) => cellOfId(board, hex))];
  return {
    kind: 'chargeRun',
    places: placesOf(battle, cells),
    label: `from ${order.path.findLast((step) => /^\d/.test(step))}`,
    rule: 'CSW-CHG-02',
  };
};

const whyNoCharge = (battle: Battle, units: readonly Unit[]): Refusal => {
  const able = mayAllMove(battle, units);
  if (!able.ok) return able;
  const charging = units.some((unit) => ['mounted', 'creature'].includes(typeOf(battle, unit).category));
  return charging
    ? refuse('CSW-CHG-02', 'no straight run over open ground ends in front of it')
    : refuse('CSW-CHG-01', 'only mounted units and great beasts charge');
};
