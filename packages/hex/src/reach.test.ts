import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BLOCKED,
  canContinueFrom,
  cellAt,
  createReach,
  type Direction,
  disc,
  distanceBetween,
  type Grid,
  gridOf,
  hexagonGrid,
  hexOf,
  isReached,
  OFF_BOARD,
  pathTo,
  reachedCells,
  reachedCount,
  reachFrom,
  rectangleGrid,
  SHIFTED_ROW_IDS,
  type StepCost,
  shortestPath,
  spentTo,
  thenStop,
} from './index.ts';

const board = hexagonGrid(4);
const centre = cellAt(board, 0, 0);
const everyStepCosts = (cost: number) => () => cost;

/** What each step of a small board costs, drawn at random: cost, blocked, or cost and stop. */
const randomSteps = (grid: Grid) =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.nat(4) }, fc.constant(BLOCKED), fc.nat(4).map(thenStop)), {
      minLength: 6 * grid.size,
      maxLength: 6 * grid.size,
    })
    .map(
      (costs): StepCost =>
        (from, _to, direction) =>
          costs[6 * from + direction]!,
    );

interface Arrival {
  readonly spent: number;
  readonly mayGoOn: boolean;
}

/** Every way of arriving, by relaxing all steps until nothing changes. */
const oracle = (grid: Grid, start: number, budget: number, stepCost: StepCost): Map<number, Arrival[]> => {
  const arrivals = new Map<number, Arrival[]>([[start, [{ spent: 0, mayGoOn: true }]]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, ways] of [...arrivals])
      for (const way of ways.filter(({ mayGoOn }) => mayGoOn))
        for (let direction = 0; direction < 6; direction++) {
          const to = grid.neighbours[6 * from + direction]!;
          if (to === OFF_BOARD) continue;
          const cost = stepCost(from, to, direction as Direction, way.spent);
          if (cost === BLOCKED) continue;
          const next = { spent: way.spent + (cost < 0 ? -2 - cost : cost), mayGoOn: cost >= 0 };
          const known = arrivals.get(to) ?? [];
          const beaten = known.some((k) => k.mayGoOn === next.mayGoOn && k.spent <= next.spent);
          if (next.spent > budget || beaten) continue;
          arrivals.set(to, [...known.filter((k) => k.mayGoOn !== next.mayGoOn), next]);
          changed = true;
        }
  }
  return arrivals;
};

/** What a path costs step by step, or undefined if one of its steps cannot be taken. */
const priceOf = (grid: Grid, path: readonly number[], stepCost: StepCost): number | undefined => {
  let spent = 0;
  for (const [at, to] of path.slice(1).entries()) {
    const from = path[at]!;
    const direction = grid.neighbours.subarray(6 * from, 6 * from + 6).indexOf(to);
    const cost = stepCost(from, to, direction as Direction, spent);
    const isLast = at === path.length - 2;
    if (direction < 0 || cost === BLOCKED || (cost < 0 && !isLast)) return undefined;
    spent += cost < 0 ? -2 - cost : cost;
  }
  return spent;
};

test('on open ground the reach is a disc, listed by cost', () => {
  const reach = reachFrom(createReach(board), centre, 6, everyStepCosts(2));
  expect(reachedCount(reach)).toBe(37);
  expect(reachedCells(reach)[0]).toBe(centre);
  const spent = reachedCells(reach).map((cell) => spentTo(reach, cell)!);
  expect(spent).toEqual(spent.toSorted((a, b) => a - b));
  for (const cell of reachedCells(reach))
    expect(spentTo(reach, cell)).toBe(2 * distanceBetween(board, centre, cell));
  expect(spentTo(reach, cellAt(board, 4, 0))).toBeUndefined();
  expect(pathTo(reach, cellAt(board, 4, 0))).toBeUndefined();
});

test('[CSW-ZOC-02] a step may be allowed and end the move', () => {
  const ringOfEnemies = (_from: number, to: number) =>
    distanceBetween(board, centre, to) === 2 ? thenStop(1) : 1;
  const reach = reachFrom(createReach(board), centre, 10, ringOfEnemies);
  expect(reachedCount(reach)).toBe(19);
  expect(canContinueFrom(reach, cellAt(board, 1, 0))).toBe(true);
  expect(canContinueFrom(reach, cellAt(board, 2, 0))).toBe(false);
});

test('a cell that stops from one side may be passed from another, at its own price', () => {
  const row = gridOf(
    [0, 1, 2, 3]
      .map((q) => ({ q, r: 0 }))
      .concat([
        { q: 0, r: 1 },
        { q: 1, r: 1 },
      ]),
  );
  // Straight ahead costs 1 but stops in cell 1; going round by the second row costs more but may continue.
  const step: StepCost = (from, to) => (from === 0 && to === 1 ? thenStop(1) : 2);
  const reach = reachFrom(createReach(row), 0, 20, step);
  expect(spentTo(reach, 1)).toBe(1);
  expect(pathTo(reach, 1)).toEqual([0, 1]);
  expect(pathTo(reach, 2)).toEqual([0, 4, 1, 2]);
  expect(spentTo(reach, 2)).toBe(6);
});

test('[CSW-MOV-05] a first step can be recognised by what has been spent: one hex whatever the cost', () => {
  const budget = 3;
  const swampEverywhere: StepCost = (_from, _to, _direction, spent) => (spent === 0 ? thenStop(budget) : 8);
  expect(reachedCount(reachFrom(createReach(board), centre, budget, swampEverywhere))).toBe(7);
});

test('reach agrees with trying every path, and each path costs what reach says', () => {
  const grid = hexagonGrid(2);
  const reach = createReach(grid);
  fc.assert(
    fc.property(randomSteps(grid), fc.nat(18), fc.nat(15), (stepCost, start, budget) => {
      const expected = oracle(grid, start, budget, stepCost);
      reachFrom(reach, start, budget, stepCost);
      expect(reachedCells(reach).toSorted()).toEqual([...expected.keys()].toSorted());
      for (const [cell, ways] of expected) {
        const least = Math.min(...ways.map(({ spent }) => spent));
        expect(spentTo(reach, cell)).toBe(least);
        expect(canContinueFrom(reach, cell)).toBe(ways.some(({ mayGoOn }) => mayGoOn));
        expect(priceOf(grid, pathTo(reach, cell)!, stepCost)).toBe(least);
      }
    }),
  );
});

test('the shortest path costs as much as the reach says, with and without an estimate', () => {
  const grid = rectangleGrid(SHIFTED_ROW_IDS, 6, 5);
  const reach = createReach(grid);
  const cost = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 2, max: 150 }) }, fc.constant(BLOCKED));
  const costs = fc.array(cost, { minLength: grid.size, maxLength: grid.size });
  fc.assert(
    fc.property(costs, fc.nat(29), fc.nat(29), (entering, start, goal) => {
      const stepCost: StepCost = (_from, to) => entering[to]!;
      const spent = spentTo(reachFrom(createReach(grid), start, 10_000, stepCost), goal);
      for (const leastCost of [0, 1, 2]) {
        const path = shortestPath(reach, start, goal, stepCost, { leastCost });
        expect(path?.spent).toBe(spent);
        if (path) expect(priceOf(grid, path.cells, stepCost)).toBe(spent);
      }
    }),
  );
});

test('a path may end with a step that stops, keeps to its budget, and may be a single hex', () => {
  const reach = createReach(board);
  const step: StepCost = (_from, to) => (distanceBetween(board, centre, to) === 2 ? thenStop(3) : 1);
  expect(shortestPath(reach, centre, cellAt(board, 2, 0), step)?.spent).toBe(4);
  expect(shortestPath(reach, centre, cellAt(board, 2, 0), step, { budget: 3 })).toBeUndefined();
  expect(shortestPath(reach, centre, cellAt(board, 3, 0), step)).toBeUndefined();
  expect(shortestPath(reach, centre, centre, step)).toEqual({ cells: [centre], spent: 0 });
});

test('a search with an estimate goes towards the goal and ends there', () => {
  let asked = 0;
  const step: StepCost = () => {
    asked++;
    return 1;
  };
  shortestPath(createReach(board), centre, cellAt(board, 4, 0), step, { leastCost: 1 });
  expect(asked).toBeLessThan(6 * 6);
});

test('a step cheaper than the declared least cost is a defect', () => {
  const search = () => shortestPath(createReach(board), 0, centre, everyStepCosts(1), { leastCost: 2 });
  expect(search).toThrow('A step costs 1, less than the declared least cost of 2.');
});

test('ties are settled by the order of the directions, and reused memory gives the same answer', () => {
  const reach = createReach(board);
  const toSouthEast = cellAt(board, 1, 1);
  const first = shortestPath(reach, centre, toSouthEast, everyStepCosts(1));
  expect(first?.cells.map((cell) => hexOf(board, cell))).toEqual([
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: 1 },
  ]);
  reachFrom(reach, 3, 5, everyStepCosts(1));
  const before = reachedCells(reach);
  reachFrom(reach, 50, 500, everyStepCosts(70));
  expect(isReached(reach, 0)).toBe(true);
  expect(reachedCells(reachFrom(reach, 3, 5, everyStepCosts(1)))).toEqual(before);
});

test('a search with free steps still ends', () => {
  const grid = gridOf(disc({ q: 0, r: 0 }, 3));
  expect(reachedCount(reachFrom(createReach(grid), 0, 0, everyStepCosts(0)))).toBe(grid.size);
});
