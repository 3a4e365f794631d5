import type { Grid } from './grid.ts';
import { createSearch, runSearch, type Search, type StepCost } from './search.ts';

/** The cells within reach and the paths to them. Holds the result of the latest `reachFrom`. */
export interface Reach {
  readonly grid: Grid;
  readonly search: Search;
}

/** Scratch memory for one board; make it once and use it for every unit. */
export const createReach = (grid: Grid): Reach => ({ grid, search: createSearch(grid) });

/**
 * Everything within `budget` of the start, the start included. If a step's cost depends on `spent`, paths leave a cell
 * only with the least that can have been spent to get there.
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

/** The least cost of getting there, or undefined if it is out of reach. */
export const spentTo = (reach: Reach, cell: number): number | undefined =>
  isReached(reach, cell) ? reach.search.spent[cell] : undefined;

/** Whether there is a path there, within the budget, after which the unit may continue. */
export const canContinueFrom = ({ search }: Reach, cell: number): boolean =>
  search.expanded[cell] === search.round;

/** The cheapest path there, including start and end, or undefined if it is out of reach. */
export const pathTo = (reach: Reach, cell: number): number[] | undefined =>
  isReached(reach, cell) ? pathIn(reach.search, cell) : undefined;

/** The last step may have been one that stops; every step before it allowed the move to continue. */
export const pathIn = (search: Search, cell: number): number[] => {
  const path = [cell];
  for (let at = search.from[cell]!; at >= 0; at = search.fromOn[at]!) path.push(at);
  return path.reverse();
};
