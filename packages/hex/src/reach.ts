import type { Grid } from './grid.ts';
import { createSearch, runSearch, type Search, type StepCost } from './search.ts';

/** The cells within reach and the ways there. Holds the latest `reachFrom` until the next. */
export interface Reach {
  readonly grid: Grid;
  readonly search: Search;
}

/** Scratch memory for one board; make it once and use it for every unit. */
export const createReach = (grid: Grid): Reach => ({ grid, search: createSearch(grid) });

/**
 * Everything within `budget` of the start, the start included. Where a step's cost depends on `spent`, a cell is
 * left only at the least that can have been spent on the way to it.
 */
export const reachFrom = (reach: Reach, start: number, budget: number, stepCost: StepCost): Reach => {
  runSearch(reach.search, start, budget, stepCost);
  return reach;
};

/** The cells reached, cheapest first, among equals in the order they were found. */
export const reachedCells = ({ search }: Reach): number[] =>
  Array.from(search.reached.subarray(0, search.count));

export const reachedCount = ({ search }: Reach): number => search.count;

export const isReached = ({ search }: Reach, cell: number): boolean => search.settled[cell] === search.round;

/** The least that has to be spent to get there, or undefined if it is out of reach. */
export const spentTo = (reach: Reach, cell: number): number | undefined =>
  isReached(reach, cell) ? reach.search.spent[cell] : undefined;

/** Whether there is a way there, within the budget, after which one may go on. */
export const canContinueFrom = ({ search }: Reach, cell: number): boolean =>
  search.expanded[cell] === search.round;

/** The cheapest way there, start and end included, or undefined if it is out of reach. */
export const pathTo = (reach: Reach, cell: number): number[] | undefined =>
  isReached(reach, cell) ? pathIn(reach.search, cell) : undefined;

/** The last step may have been one that stops; every step before it had leave to go on. */
export const pathIn = (search: Search, cell: number): number[] => {
  const path = [cell];
  for (let at = search.from[cell]!; at >= 0; at = search.fromOn[at]!) path.push(at);
  return path.reverse();
};
