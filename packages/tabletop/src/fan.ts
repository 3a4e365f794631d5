import { pivoted } from './body.ts';
import { FULL_TURN, type Heading } from './heading.ts';
import { greatest, legOf } from './leg.ts';
import { type March, type Progress, poseHindrance } from './march.ts';
import { progressAfter, type Step } from './move.ts';
import { nearby } from './nearby.ts';

/** That the body may not even turn to a heading. */
export const CANNOT_TURN = -1;

/** The greatest length of a last leg after a pivot to each of some headings; CANNOT_TURN where there is none. */
export type Fan = readonly { readonly heading: Heading; readonly length: number }[];

/** Every `step`-th heading, from north. */
export const everyHeading = (step = 1): readonly Heading[] =>
  Array.from({ length: FULL_TURN / step }, (_, at) => at * step);

const longestIn = (progress: Progress, heading: Heading): number => {
  const body = pivoted(progress.body, heading);
  if (poseHindrance(progress, body) !== undefined) return CANNOT_TURN;
  const longest = progress.march.allowance(progress.kinds) - progress.spent;
  const leg = legOf({ ...progress, body }, 1, longest);
  return greatest([...leg.passing, ...leg.ending], longest).length;
};

/**
 * How far a body can go and end there with one pivot and one leg, in each heading, after the steps it has already taken
 * (BLD-GEO-08 to BLD-GEO-10): all that a page needs to draw where it may move.
 */
export const fanOf = (
  march: March,
  headings: readonly Heading[] = everyHeading(),
  steps: readonly Step[] = [],
): Fan => {
  const progress = progressAfter(nearby(march, march.allowance(0)), steps);
  return headings.map((heading) => ({ heading, length: longestIn(progress, heading) }));
};
