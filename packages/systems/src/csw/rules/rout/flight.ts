import type { Direction } from '@warmoot/hex';
import { cacheLastTwo } from '@warmoot/kernel';
import { cellOfId, distance, distancesToEdge, NOWHERE } from '../../state/board.ts';
import { holderOf, occupancyOf } from '../../state/occupancy.ts';
import { hasSpecial } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';
import { halvedAllowance } from '../movement/allowance.ts';
import { COMPLETE, isScaling, stepHalfPoints } from '../movement/step.ts';
import { MAX_POINTS } from '../stacking/stacks.ts';
import { PROHIBITED } from '../terrain/ground.ts';
import { hexesToEnemy } from './presence.ts';

/** A routed unit, and where it flees to. */
export interface Flight {
  readonly battle: Battle;
  readonly unit: Unit;
  /** CSW-ROU-05: by cell, the distance to its goal. */
  readonly gaps: Int16Array;
  /** CSW-SCN-08: it flees into the keep, where it is safe. */
  readonly toKeep: boolean;
  readonly start: FlightState;
}

/** How far it has come. Its options from there are computed once, on first use. */
export interface FlightState {
  readonly cell: number;
  readonly restHalf: number;
  readonly path: readonly number[];
  nearer: readonly FlightStep[] | undefined;
  asNear: readonly FlightStep[] | undefined;
  payable: readonly FlightStep[] | undefined;
  prospect: FlightOutcome | undefined;
}

/** The status of a flight: it must continue, leaves the map, may rest there, or is lost. */
export type FlightOutcome = 'goesOn' | 'leaves' | 'stops' | 'lost';

/** A step it would take if nothing were in the way. */
export interface FlightStep {
  readonly to: number;
  readonly costHalf: number;
  readonly payable: boolean;
  /** CSW-R-53: what blocks it. */
  readonly barredBy: 'enemy' | 'stack' | 'terrain' | null;
  /** CSW-R-120: enemy mounts without riders stand there; it runs through and cannot stop among them. */
  readonly amongMounts: boolean;
  after: FlightState | undefined;
}

const standAt = (cell: number, restHalf: number, path: readonly number[]): FlightState => ({
  cell,
  restHalf,
  path,
  nearer: undefined,
  asNear: undefined,
  payable: undefined,
  prospect: undefined,
});

/** CSW-SCN-08 */
const KEEP = { hex: '1609', refuge: 3, threat: 2 } as const;

const mayFleeToKeep = (battle: Battle, unit: Unit, keep: number): boolean =>
  hasSpecial(battle.setup, 'CSW-SCN-08') &&
  unit.side === (battle.setup.defender ?? 'red') && // CSW-R-131
  distance(boardIn(battle), unit.cell, keep) <= KEEP.refuge &&
  hexesToEnemy(battle, unit.side, keep) > KEEP.threat;

/** CSW-ROU-05, CSW-R-52: to its friendly edge even if another is nearer. CSW-ROU-03: half its allowance. */
export const beginFlight = (battle: Battle, unit: Unit): Flight => {
  const board = boardIn(battle);
  const keep = cellOfId(board, KEEP.hex);
  const toKeep = mayFleeToKeep(battle, unit, keep);
  const gaps = toKeep
    ? Int16Array.from(board.ids, (_, cell) => distance(board, cell, keep))
    : distancesToEdge(board, battle.setup.sides[unit.side].friendlyEdge);
  return { battle, unit, gaps, toKeep, start: standAt(unit.cell, 2 * halvedAllowance(battle, unit), []) };
};

/** Known flights, valid until something they depend on changes. */
interface Flights extends Pick<Battle, 'works' | 'companies'> {
  readonly of: Map<UnitId, Flight>;
}

const flightsAmong = cacheLastTwo(
  (_units: readonly Unit[], { works, companies }: Battle): { known: Flights } => ({
    known: { works, companies, of: new Map() },
  }),
);

/** Each flight is computed once, although it is listed, checked and carried out in turn. */
export const flightOf = (battle: Battle, unit: Unit): Flight => {
  const { works, companies } = battle;
  const memory = flightsAmong(battle.units, battle);
  if (memory.known.works !== works || memory.known.companies !== companies)
    memory.known = { works, companies, of: new Map() };
  let flight = memory.known.of.get(unit.id);
  if (flight === undefined) {
    flight = beginFlight(battle, unit);
    memory.known.of.set(unit.id, flight);
  }
  return flight;
};

/** CSW-ROU-06: on an enemy hex or next to one. */
const isByEnemy = (flight: Flight, to: number): boolean =>
  hexesToEnemy(flight.battle, flight.unit.side, to) <= 1;

/** CSW-MOV-09, CSW-R-111: a beast passes through riders, they do not pass through it. */
const shiesFrom = (mover: UnitType, other: UnitType): boolean =>
  mover.category === 'mounted' && other.category === 'creature';

/** CSW-MOV-09, CSW-STK-06: friends who block the way. */
const isClosed = (battle: Battle, unit: Unit, to: number): boolean => {
  const { first, next } = occupancyOf(battle);
  const type = typeOf(battle, unit);
  let points = 0;
  for (let id = first[to] as number; id >= 0; id = next[id] as number) {
    const other = battle.units[id] as Unit;
    const otherType = typeOf(battle, other);
    if (shiesFrom(type, otherType)) return true;
    points += otherType.stacking;
  }
  return points >= MAX_POINTS;
};

const barTo = (flight: Flight, from: number, to: number, costHalf: number): FlightStep['barredBy'] => {
  const { battle, unit } = flight;
  if (isByEnemy(flight, to)) return 'enemy';
  if (costHalf === PROHIBITED || isScaling(battle, unit.side, from, to)) return 'terrain'; // CSW-MOV-06, CSW-WAL-13
  return isClosed(battle, unit, to) ? 'stack' : null;
};

/** CSW-ROU-03: the first hex can always be paid; CSW-WAL-13: a step costing the complete allowance can only be the first. */
const canPay = ({ path, restHalf }: FlightState, costHalf: number): boolean => {
  if (path.length === 0) return true;
  return costHalf === PROHIBITED ? restHalf >= 2 : costHalf !== COMPLETE && costHalf <= restHalf;
};

const stepTo = (flight: Flight, stand: FlightState, direction: Direction, to: number): FlightStep => {
  const { battle, unit } = flight;
  const costHalf = stepHalfPoints(battle, unit, stand.cell, to, direction);
  return {
    to,
    costHalf,
    payable: canPay(stand, costHalf),
    barredBy: barTo(flight, stand.cell, to, costHalf),
    amongMounts: (holderOf(battle, to)?.side ?? unit.side) !== unit.side,
    after: undefined,
  };
};

/** To every adjacent hex at that distance from its goal that it has not visited. */
const findSteps = (flight: Flight, stand: FlightState, gap: number): FlightStep[] => {
  const { neighbours } = boardIn(flight.battle).grid;
  const steps: FlightStep[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[6 * stand.cell + direction] as number;
    if (to === NOWHERE || flight.gaps[to] !== gap) continue;
    const wasThere = to === flight.unit.cell || stand.path.includes(to);
    if (!wasThere) steps.push(stepTo(flight, stand, direction as Direction, to));
  }
  return steps;
};

/** CSW-ROU-05, CSW-R-51: one hex nearer: the distances of neighbours differ by at most one. */
export const stepsNearer = (flight: Flight, stand: FlightState): readonly FlightStep[] => {
  stand.nearer ??= findSteps(flight, stand, (flight.gaps[stand.cell] as number) - 1);
  return stand.nearer;
};

/** CSW-R-51: neither nearer nor farther away; considered only if no step leads nearer. */
export const stepsAsNear = (flight: Flight, stand: FlightState): readonly FlightStep[] => {
  stand.asNear ??= findSteps(flight, stand, flight.gaps[stand.cell] as number);
  return stand.asNear;
};

export const stepsFrom = (flight: Flight, stand: FlightState): readonly FlightStep[] => [
  ...stepsNearer(flight, stand),
  ...stepsAsNear(flight, stand),
];

export const afterStep = (stand: FlightState, step: FlightStep): FlightState => {
  const { to, costHalf } = step;
  step.after ??= standAt(to, Math.max(0, stand.restHalf - costHalf), [...stand.path, to]);
  return step.after;
};
