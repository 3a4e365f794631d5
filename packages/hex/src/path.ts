import { pathIn, type Reach } from './reach.ts';
import { runSearch, type StepCost } from './search.ts';

export interface Path {
  /** Start and goal included. */
  readonly cells: readonly number[];
  readonly spent: number;
}

export interface PathLimits {
  /** More expensive paths are not searched; a million by default. */
  readonly budget?: number;
  /** No step costs less than this; the closer it is to the real minimum, the faster the search. 0 if not given. */
  readonly leastCost?: number;
}

const EVERY_WAY = 1_000_000;

/**
 * The cheapest path, or undefined if there is none. Ties are settled as in `reachFrom`. Uses the reach as scratch
 * memory.
 */
export const shortestPath = (
  { search }: Reach,
  start: number,
  goal: number,
  stepCost: StepCost,
  { budget = EVERY_WAY, leastCost = 0 }: PathLimits = {},
): Path | undefined => {
  runSearch(search, start, budget, stepCost, { cell: goal, leastCost });
  return search.settled[goal] === search.round
    ? { cells: pathIn(search, goal), spent: search.spent[goal]! }
    : undefined;
};
