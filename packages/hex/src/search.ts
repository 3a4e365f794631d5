import { type BucketQueue, clearQueue, createQueue, NOTHING, push } from './bucketQueue.ts';
import type { Direction } from './coordinates.ts';
import { distanceBetween, type Grid, OFF_BOARD } from './grid.ts';

/** From a step: it cannot be taken. */
export const BLOCKED = -1;

/** From a step: it may be taken for this cost, but nothing may follow it (CSW-ZOC-02). */
export const thenStop = (cost: number): number => -2 - cost;

/**
 * What a step from a cell to its neighbour costs: a whole number from 0, BLOCKED, or `andStop(cost)`. `spent` is the
 * cost of the path to `from`.
 */
export type StepCost = (from: number, to: number, direction: Direction, spent: number) => number;

/**
 * The scratch arrays of a search, made once for a board and reused. Their contents are valid only for cells whose
 * `seen` is the present `round`. A unit can arrive at a cell in two ways: allowed to continue, or having to stop.
 * `spent` and `from` are the cheapest arrival of either kind, `spentOn` and `fromOn` the cheapest that may continue;
 * paths follow the latter.
 */
export interface Search {
  readonly grid: Grid;
  /** The cells reached, cheapest first; among equals the one found first. */
  readonly reached: Int32Array;
  readonly spent: Int32Array;
  readonly from: Int32Array;
  readonly spentOn: Int32Array;
  readonly fromOn: Int32Array;
  readonly seen: Int32Array;
  readonly settled: Int32Array;
  readonly expanded: Int32Array;
  /** A waiting entry is a cell, or ~cell if it had to stop there. */
  readonly queue: BucketQueue;
  round: number;
  count: number;
}

const NOT_YET = 0x7fffffff;

/** Each neighbour of a cell steps into it once. */
const ENTRIES_PER_CELL = 6;

export const createSearch = (grid: Grid): Search => {
  const perCell = () => new Int32Array(grid.size);
  return {
    grid,
    reached: perCell(),
    spent: perCell(),
    from: perCell(),
    spentOn: perCell(),
    fromOn: perCell(),
    seen: perCell(),
    settled: perCell(),
    expanded: perCell(),
    queue: createQueue(grid.size * ENTRIES_PER_CELL + 1),
    round: 0,
    count: 0,
  };
};

/**
 * Where a search is going. Without a goal it spreads evenly. With one it prefers cells that are nearer to it, and is
 * right as long as no step costs less than `leastCost`.
 */
export interface Goal {
  readonly cell: number;
  readonly leastCost: number;
}

/**
 * Dijkstra over a bucket queue, with the distance to the goal as A*'s estimate. Ties are settled in a fixed order:
 * lower cost, then found earlier, and from one cell the directions 0..5 in turn.
 */
export const runSearch = (
  search: Search,
  start: number,
  budget: number,
  stepCost: StepCost,
  goal?: Goal,
): void => {
  const { queue } = search;
  begin(search, start, goal);
  for (let priority = 0; priority <= queue.highest; priority++) {
    for (let slot = queue.first[priority]!; slot !== NOTHING; slot = queue.next[slot]!) {
      const entry = queue.entries[slot]!;
      const cell = entry < 0 ? ~entry : entry;
      settle(search, cell);
      if (goal !== undefined && cell === goal.cell) return;
      if (entry >= 0 && search.expanded[cell] !== search.round) expand(search, cell, budget, stepCost, goal);
    }
  }
};

const begin = (search: Search, start: number, goal: Goal | undefined): void => {
  clearQueue(search.queue);
  search.round++;
  search.count = 0;
  see(search, start);
  search.spent[start] = 0;
  search.spentOn[start] = 0;
  push(search.queue, start, estimate(search, start, goal));
};

const estimate = (search: Search, cell: number, goal: Goal | undefined): number =>
  goal === undefined ? 0 : goal.leastCost * distanceBetween(search.grid, cell, goal.cell);

const see = (search: Search, cell: number): void => {
  search.seen[cell] = search.round;
  search.spent[cell] = NOT_YET;
  search.spentOn[cell] = NOT_YET;
  search.from[cell] = NOTHING;
  search.fromOn[cell] = NOTHING;
};

const settle = (search: Search, cell: number): void => {
  if (search.settled[cell] === search.round) return;
  search.settled[cell] = search.round;
  search.reached[search.count++] = cell;
};

const expand = (
  search: Search,
  cell: number,
  budget: number,
  stepCost: StepCost,
  goal: Goal | undefined,
): void => {
  const { neighbours } = search.grid;
  const spent = search.spentOn[cell]!;
  search.expanded[cell] = search.round;
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[6 * cell + direction]!;
    if (to === OFF_BOARD) continue;
    const cost = stepCost(cell, to, direction as Direction, spent);
    if (cost === BLOCKED) continue;
    const mustStop = cost < 0;
    const total = spent + (mustStop ? -2 - cost : cost);
    if (goal !== undefined && total - spent < goal.leastCost) throw tooCheap(total - spent, goal);
    if (total <= budget) arrive(search, cell, to, total, mustStop, goal);
  }
};

/** The estimate would be too high, and the path found might not be the cheapest. */
const tooCheap = (cost: number, { leastCost }: Goal): RangeError =>
  new RangeError(`A step costs ${cost}, less than the declared least cost of ${leastCost}.`);

const arrive = (
  search: Search,
  from: number,
  to: number,
  total: number,
  mustStop: boolean,
  goal: Goal | undefined,
): void => {
  if (search.seen[to] !== search.round) see(search, to);
  const cheapest = total < search.spent[to]!;
  if (cheapest) {
    search.spent[to] = total;
    search.from[to] = from;
  }
  if (mustStop) {
    if (cheapest) push(search.queue, ~to, total + estimate(search, to, goal));
  } else if (total < search.spentOn[to]!) {
    search.spentOn[to] = total;
    search.fromOn[to] = from;
    push(search.queue, to, total + estimate(search, to, goal));
  }
};
