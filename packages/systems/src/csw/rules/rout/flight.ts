import type { Direction } from '@warmoot/hex';
import { cellOfId, distance, distanceToEdge, NOWHERE } from '../../board.ts';
import { latelyFor } from '../../memory.ts';
import { holderOf, unitsAt } from '../../occupancy.ts';
import { hasSpecial } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit, type UnitId } from '../../state.ts';
import { halvedAllowance } from '../movement/allowance.ts';
import { COMPLETE, isScaling, stepHalfPoints } from '../movement/step.ts';
import { MOST_POINTS, pointsOf } from '../stacking/stacks.ts';
import { PROHIBITED } from '../terrain/ground.ts';
import { hexesToEnemy } from './presence.ts';

/** A routed unit, and where it flees to. */
export interface Flight {
  readonly battle: Battle;
  readonly unit: Unit;
  /** CSW-ROU-05: how far a cell is from where it flees to. */
  readonly gap: (cell: number) => number;
  /** CSW-SCN-08: it flees into the keep, where it is safe. */
  readonly toKeep: boolean;
  readonly start: Stand;
}

/** How far it has come. What it can do from there is found out once, when first asked for. */
export interface Stand {
  readonly cell: number;
  readonly restHalf: number;
  readonly path: readonly number[];
  steps: readonly FlightStep[] | undefined;
  payable: readonly FlightStep[] | undefined;
}

/** A step it would take, were nothing in the way. */
export interface FlightStep {
  readonly to: number;
  readonly costHalf: number;
  readonly nearer: boolean;
  readonly payable: boolean;
  /** CSW-R-53: who or what bars it. */
  readonly barredBy: 'enemy' | 'stack' | 'terrain' | null;
  after: Stand | undefined;
}

const standAt = (cell: number, restHalf: number, path: readonly number[]): Stand => ({
  cell,
  restHalf,
  path,
  steps: undefined,
  payable: undefined,
});

/** CSW-SCN-08 */
const KEEP = { hex: '1609', refuge: 3, threat: 2 } as const;

const mayFleeToKeep = (battle: Battle, unit: Unit, keep: number): boolean =>
  hasSpecial(battle.setup, 'CSW-SCN-08') &&
  unit.side === 'red' &&
  distance(boardIn(battle), unit.cell, keep) <= KEEP.refuge &&
  hexesToEnemy(battle, unit.side, keep) > KEEP.threat;

/** CSW-ROU-05, CSW-R-52: to its friendly edge even if another is nearer. CSW-ROU-03: half its allowance. */
const begin = (battle: Battle, unit: Unit): Flight => {
  const board = boardIn(battle);
  const keep = cellOfId(board, KEEP.hex);
  const toKeep = mayFleeToKeep(battle, unit, keep);
  const { friendlyEdge } = battle.setup.sides[unit.side];
  const gap = (cell: number): number =>
    toKeep ? distance(board, cell, keep) : distanceToEdge(board, cell, friendlyEdge);
  return { battle, unit, gap, toKeep, start: standAt(unit.cell, 2 * halvedAllowance(battle, unit), []) };
};

/** What was found out about flights, as long as nothing changes that they depend on. */
interface Flights extends Pick<Battle, 'works' | 'companies'> {
  readonly of: Map<UnitId, Flight>;
}

const flightsAmong = latelyFor(
  (_units: readonly Unit[], { works, companies }: Battle): { known: Flights } => ({
    known: { works, companies, of: new Map() },
  }),
);

/** Listed, asked for and carried out in turn: each flight is worked out once. */
export const flightOf = (battle: Battle, unit: Unit): Flight => {
  const { works, companies } = battle;
  const memory = flightsAmong(battle.units, battle);
  if (memory.known.works !== works || memory.known.companies !== companies)
    memory.known = { works, companies, of: new Map() };
  let flight = memory.known.of.get(unit.id);
  if (flight === undefined) {
    flight = begin(battle, unit);
    memory.known.of.set(unit.id, flight);
  }
  return flight;
};

/** CSW-ROU-06: on an enemy hex or next to one. */
const isByEnemy = (flight: Flight, to: number): boolean =>
  hexesToEnemy(flight.battle, flight.unit.side, to) <= 1;

const mixesBeasts = (battle: Battle, unit: Unit, there: readonly Unit[]): boolean => {
  const { category } = typeOf(battle, unit);
  if (category !== 'mounted' && category !== 'creature') return false;
  const other = category === 'mounted' ? 'creature' : 'mounted';
  return there.some((each) => typeOf(battle, each).category === other);
};

/** CSW-MOV-07, CSW-MOV-09, CSW-STK-06 */
const isClosed = (battle: Battle, unit: Unit, to: number): boolean => {
  const holder = holderOf(battle, to);
  if (holder === undefined) return false;
  if (holder.side !== unit.side) return true;
  const there = unitsAt(battle, to);
  return pointsOf(battle, there) >= MOST_POINTS || mixesBeasts(battle, unit, there);
};

const barTo = (flight: Flight, from: number, to: number, costHalf: number): FlightStep['barredBy'] => {
  const { battle, unit } = flight;
  if (isByEnemy(flight, to)) return 'enemy';
  if (costHalf === PROHIBITED || isScaling(battle, unit.side, from, to)) return 'terrain'; // CSW-MOV-06, CSW-WAL-13
  return isClosed(battle, unit, to) ? 'stack' : null;
};

/** CSW-ROU-03: the first hex can always be paid; CSW-WAL-13: the complete allowance only as the first. */
const canPay = ({ path, restHalf }: Stand, costHalf: number): boolean => {
  if (path.length === 0) return true;
  return costHalf === PROHIBITED ? restHalf >= 2 : costHalf !== COMPLETE && costHalf <= restHalf;
};

const stepTo = (flight: Flight, stand: Stand, direction: Direction, to: number): FlightStep => {
  const { battle, unit, gap } = flight;
  const costHalf = stepHalfPoints(battle, unit, stand.cell, to, direction);
  return {
    to,
    costHalf,
    nearer: gap(to) < gap(stand.cell),
    payable: canPay(stand, costHalf),
    barredBy: barTo(flight, stand.cell, to, costHalf),
    after: undefined,
  };
};

/** CSW-ROU-05, CSW-R-51: every hex about it that it has not yet been in and that is no farther off. */
export const stepsFrom = (flight: Flight, stand: Stand): readonly FlightStep[] => {
  stand.steps ??= findSteps(flight, stand);
  return stand.steps;
};

const findSteps = (flight: Flight, stand: Stand): FlightStep[] => {
  const { neighbours } = boardIn(flight.battle).grid;
  const gap = flight.gap(stand.cell);
  const steps: FlightStep[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[6 * stand.cell + direction] as number;
    if (to === NOWHERE || flight.gap(to) > gap) continue;
    const wasThere = to === flight.unit.cell || stand.path.includes(to);
    if (!wasThere) steps.push(stepTo(flight, stand, direction as Direction, to));
  }
  return steps;
};

export const afterStep = (stand: Stand, step: FlightStep): Stand => {
  const { to, costHalf } = step;
  step.after ??= standAt(to, Math.max(0, stand.restHalf - costHalf), [...stand.path, to]);
  return step.after;
};
