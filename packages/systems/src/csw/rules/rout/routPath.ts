import { couldStop } from '../stacking/stacks.ts';
import {
  afterStep,
  type Flight,
  type FlightOutcome,
  type FlightState,
  type FlightStep,
  stepsAsNear,
  stepsFrom,
  stepsNearer,
} from './flight.ts';
import { hexesToEnemy } from './presence.ts';

/** CSW-ROU-07, CSW-R-52: leaving costs one movement point. */
const LEAVING_HALF_POINTS = 2;

export const leavesMap = ({ toKeep, gaps }: Flight, { cell, restHalf, path }: FlightState): boolean =>
  !toKeep && gaps[cell] === 0 && (restHalf >= LEAVING_HALF_POINTS || path.length === 0);

/** CSW-R-51, CSW-R-120: it enters a hex where it cannot stop only if it can go on to one where it can, or off the map. */
const isCandidate = (flight: Flight, stand: FlightState, step: FlightStep): boolean => {
  if (step.barredBy !== null) return false;
  if (!step.amongMounts && couldStop(flight.battle, [flight.unit], step.to)) return true;
  const beyond = afterStep(stand, step);
  return step.payable && (leavesMap(flight, beyond) || payableSteps(flight, beyond).length > 0);
};

const candidatesAmong = (flight: Flight, stand: FlightState, steps: readonly FlightStep[]): FlightStep[] =>
  steps.filter((step) => isCandidate(flight, stand, step));

/**
 * CSW-R-51: the legal hexes nearer its edge, otherwise those equally near. Towards the keep only nearer ones
 * (CSW-SCN-08).
 */
const candidates = (flight: Flight, stand: FlightState): FlightStep[] => {
  const nearer = candidatesAmong(flight, stand, stepsNearer(flight, stand));
  return nearer.length > 0 || flight.toKeep
    ? nearer
    : candidatesAmong(flight, stand, stepsAsNear(flight, stand));
};

/** CSW-R-51: lowest cost, then farthest from the nearest enemy, then lowest hex id. */
const byPreference = (flight: Flight, steps: readonly FlightStep[]): readonly FlightStep[] =>
  steps.length < 2
    ? steps
    : steps.toSorted(
        (a, b) =>
          a.costHalf - b.costHalf || nearestEnemyOf(flight, b) - nearestEnemyOf(flight, a) || a.to - b.to,
      );

/** A finite number even if no enemy is on the map, so that differences stay numbers. */
const nearestEnemyOf = (flight: Flight, { to }: FlightStep): number =>
  Math.min(hexesToEnemy(flight.battle, flight.unit.side, to), Number.MAX_SAFE_INTEGER);

/** The steps the owner may choose from, the default first. */
export const payableSteps = (flight: Flight, stand: FlightState): readonly FlightStep[] => {
  stand.payable ??= byPreference(
    flight,
    candidates(flight, stand).filter((step) => step.payable),
  );
  return stand.payable;
};

/** CSW-ROU-08: further from the nearest enemy than at the start, or no enemy on the map. */
const hasGotAway = ({ battle, unit }: Flight, { cell }: FlightState): boolean => {
  const now = hexesToEnemy(battle, unit.side, cell);
  return now === Number.POSITIVE_INFINITY || now > hexesToEnemy(battle, unit.side, unit.cell);
};

/**
 * CSW-ROU-08, CSW-R-53: stopped by the enemy, it is lost; otherwise it is lost unless it got farther away. CSW-R-120:
 * mounts without riders do not cause its loss.
 */
const fateOfStopped = (flight: Flight, stand: FlightState): FlightOutcome => {
  const barred = stepsFrom(flight, stand).filter((step) => step.payable);
  if (barred.some(({ barredBy }) => barredBy === 'enemy')) return 'lost';
  return barred.some(({ barredBy, amongMounts }) => barredBy !== null || !amongMounts) &&
    !hasGotAway(flight, stand)
    ? 'lost'
    : 'stops';
};

/** CSW-R-51: the remaining points count as spent if they pay for no candidate. */
const findProspect = (flight: Flight, stand: FlightState): FlightOutcome => {
  if (leavesMap(flight, stand)) return 'leaves';
  if (payableSteps(flight, stand).length > 0) return 'goesOn';
  return candidates(flight, stand).length > 0 || flight.toKeep ? 'stops' : fateOfStopped(flight, stand);
};

export const prospectOf = (flight: Flight, stand: FlightState): FlightOutcome => {
  stand.prospect ??= findProspect(flight, stand);
  return stand.prospect;
};

/** Every end a flight can have, the default first; only the first path to each hex. */
export function* flightsOf(flight: Flight): Generator<FlightState> {
  const ends = new Set<number>();
  const seen = new Set<number>();
  const stands = [flight.start];
  for (let stand = stands.pop(); stand !== undefined; stand = stands.pop()) {
    const key = PRICIEST * stand.cell + stand.restHalf;
    if (seen.has(key)) continue;
    seen.add(key);
    const steps = leavesMap(flight, stand) ? [] : payableSteps(flight, stand);
    if (steps.length === 0 && !ends.has(stand.cell)) {
      ends.add(stand.cell);
      yield stand;
    }
    for (let i = steps.length - 1; i >= 0; i--) stands.push(afterStep(stand, steps[i] as FlightStep));
  }
}

/** More half points than any unit has. */
const PRICIEST = 1_000;
