import type { Direction } from '@warmoot/hex';
import { type Board, cellOfId, distance, distanceToEdge, NOWHERE } from '../../board.ts';
import { latelyFor } from '../../memory.ts';
import { unitsAt } from '../../occupancy.ts';
import { hasSpecial, type Side } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit } from '../../state.ts';
import { halvedAllowance } from '../movement/allowance.ts';
import { COMPLETE, isScaling, PROHIBITED, stepHalfPoints } from '../movement/step.ts';
import { MOST_POINTS, pointsOf } from '../stacking/stacks.ts';
import { countsAsPresent } from '../terrain/ground.ts';

/** A routed unit, where it flees to, and from whom. */
export interface Flight {
  readonly battle: Battle;
  readonly unit: Unit;
  /** CSW-ROU-05: how far a cell is from where it flees to. */
  readonly gap: (cell: number) => number;
  /** CSW-SCN-08: it flees into the keep, where it is safe. */
  readonly toKeep: boolean;
  readonly enemies: Enemies;
}

/** The enemies of a side on the map, and what was found out about how near they are. */
interface Enemies {
  readonly units: readonly Unit[];
  /** By cell; the same few hexes are asked about over and over while flights are looked at. */
  readonly nearest: Map<number, number>;
}

const enemiesOf = (battle: Battle, side: Side): Enemies => ({
  units: battle.units.filter((other) => other.side !== side && countsAsPresent(battle, other)),
  nearest: new Map(),
});

const enemiesAmong = latelyFor((_units: readonly Unit[], battle: Battle) => ({
  blue: enemiesOf(battle, 'blue'),
  red: enemiesOf(battle, 'red'),
}));

/** How far it has come. */
export interface Stand {
  readonly cell: number;
  readonly restHalf: number;
  readonly path: readonly number[];
}

/** A step it would take, were nothing in the way. */
export interface FlightStep {
  readonly to: number;
  readonly costHalf: number;
  readonly nearer: boolean;
  readonly payable: boolean;
  /** CSW-R-53: who or what bars it. */
  readonly barredBy: 'enemy' | 'stack' | 'terrain' | null;
}

/** CSW-SCN-08 */
const KEEP = { hex: '1609', refuge: 3, threat: 2 } as const;

const mayFleeToKeep = (battle: Battle, unit: Unit, enemies: Enemies, keep: number): boolean => {
  const board = boardIn(battle);
  return (
    hasSpecial(battle.setup, 'CSW-SCN-08') &&
    unit.side === 'red' &&
    distance(board, unit.cell, keep) <= KEEP.refuge &&
    !enemies.units.some((enemy) => distance(board, enemy.cell, keep) <= KEEP.threat)
  );
};

/** CSW-ROU-05, CSW-R-52: to its friendly edge even if another is nearer. */
export const flightOf = (battle: Battle, unit: Unit): Flight => {
  const board = boardIn(battle);
  const enemies = enemiesAmong(battle.units, battle)[unit.side];
  const keep = cellOfId(board, KEEP.hex);
  const toKeep = mayFleeToKeep(battle, unit, enemies, keep);
  const { friendlyEdge } = battle.setup.sides[unit.side];
  const gap = (cell: number): number =>
    toKeep ? distance(board, cell, keep) : distanceToEdge(board, cell, friendlyEdge);
  return { battle, unit, gap, toKeep, enemies };
};

/** CSW-ROU-03 */
export const beginFlight = ({ battle, unit }: Flight): Stand => ({
  cell: unit.cell,
  restHalf: 2 * halvedAllowance(battle, unit),
  path: [],
});

/** CSW-ROU-08: Infinity where no enemy is on the map. */
export const nearestEnemy = ({ battle, enemies }: Flight, cell: number): number => {
  let nearest = enemies.nearest.get(cell);
  if (nearest === undefined) {
    nearest = leastDistance(boardIn(battle), enemies.units, cell);
    enemies.nearest.set(cell, nearest);
  }
  return nearest;
};

const leastDistance = (board: Board, units: readonly Unit[], cell: number): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const unit of units) least = Math.min(least, distance(board, cell, unit.cell));
  return least;
};

/** CSW-ROU-06: on an enemy hex or next to one. */
const isByEnemy = (flight: Flight, to: number): boolean => nearestEnemy(flight, to) <= 1;

const mixesBeasts = (battle: Battle, unit: Unit, there: readonly Unit[]): boolean => {
  const categories = [unit, ...there].map((each) => typeOf(battle, each).category);
  return categories.includes('mounted') && categories.includes('creature');
};

/** CSW-MOV-07, CSW-MOV-09, CSW-STK-06 */
const isClosed = (battle: Battle, unit: Unit, to: number): boolean => {
  const there = unitsAt(battle, to);
  if (there.length === 0) return false;
  return (
    there[0]?.side !== unit.side || mixesBeasts(battle, unit, there) || pointsOf(battle, there) >= MOST_POINTS
  );
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
  };
};

/** CSW-ROU-05, CSW-R-51: every hex about it that it has not yet been in and that is no farther off. */
export const stepsFrom = (flight: Flight, stand: Stand): FlightStep[] => {
  const { neighbours } = boardIn(flight.battle).grid;
  const steps: FlightStep[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[6 * stand.cell + direction] as number;
    const wasThere = to === flight.unit.cell || stand.path.includes(to);
    if (to === NOWHERE || wasThere || flight.gap(to) > flight.gap(stand.cell)) continue;
    steps.push(stepTo(flight, stand, direction as Direction, to));
  }
  return steps;
};

export const afterStep = (stand: Stand, { to, costHalf }: FlightStep): Stand => ({
  cell: to,
  restHalf: stand.restHalf - costHalf,
  path: [...stand.path, to],
});
