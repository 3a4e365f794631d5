import { pivoted } from './body.ts';
import { FULL_TURN, type Heading } from './heading.ts';
import { greatest, legOf } from './leg.ts';
import { begun, type March, type Progress, poseHindrance } from './march.ts';
import { nearby } from './nearby.ts';

/** That the body may not even turn to a heading. */
export const CANNOT_TURN = -1;

/** The greatest length of a last leg after a pivot to each of some headings; CANNOT_TURN where there is none. */
export type Fan = readonly { readonly heading: Heading; readonly length: number }[];

/** Every `step`-th heading, from north. */
export const everyHeading = (step = 1): readonly Heading[] =>
  Array.from({ length: FULL_TURN / step }, (_, at) => at * step);

/** How far a move that has come so far can go on in each heading and end there (BLD-GEO-08 to BLD-GEO-10). */
export const fanFrom = (progress: Progress, headings: readonly Heading[]): Fan =>
  headings.map((heading) => ({ heading, length: longestIn(progress, heading) }));

const longestIn = (progress: Progress, heading: Heading): number => {
  const body = pivoted(progress.body, heading);
  if (poseHindrance(progress, body) !== undefined) return CANNOT_TURN;
  const longest = progress.march.allowance(progress.kinds) - progress.spent;
  const leg = legOf({ ...progress, body }, 1, longest);
  return greatest([...leg.passing, ...leg.ending], longest).length;
};

/** Where a body can get with one leg: all that the page needs to draw how far it may move. */
export const fanOf = (march: March, headings: readonly Heading[] = everyHeading()): Fan => {
  const reach = march.allowance(0);
  return fanFrom(begun(nearby(march, reach)), headings);
};
