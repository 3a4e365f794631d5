/** Sight ranges by observer and target (CHR-VIS-01..03, -05..07, -11; CHR-R-63, CHR-R-66). */
import { CONSTANTS } from '../../data/constants.ts';

/** `adjacent`: own hex and the six around it, whatever is there. */
export type Rating = 'long' | 'normal' | 'restricted' | 'adjacent';

/** 0 Small, 1 Medium, 2 Large, 3 Huge, 4 Overcrowded. */
export type SizeClass = 0 | 1 | 2 | 3 | 4;
export const SMALL = 0;
export const MEDIUM = 1;
export const LARGE = 2;
/** Not even the largest class would be seen. */
export const NOTHING = 5;

const { classes, long, normal, restricted } = CONSTANTS.visibility;
const RANGES: Readonly<Record<Rating, readonly number[]>> = {
  long,
  normal,
  restricted,
  adjacent: [1, 1, 1, 1, 1],
};

/** CHR-VIS-07, CHR-R-63 */
const FLOORS: Readonly<Record<Rating, number>> = { long: 1, normal: 0, restricted: 0, adjacent: 0 };

const BADLANDS_LIMIT = 2;

/** CHR-VIS-02, CHR-R-66: 25 is Huge, 26 and more Overcrowded. */
export const classOfSize = (size: number): SizeClass => {
  const found = classes.findIndex((most) => size <= most);
  return (found < 0 ? classes.length : found) as SizeClass;
};

/** The terrain of the target takes `hides` off (CHR-VIS-06); badlands at either end leave 2 at most (CHR-VIS-11). */
export const sightRange = (rating: Rating, size: SizeClass, hides: number, badlands: boolean): number => {
  const range = Math.max(FLOORS[rating], RANGES[rating][size]! - hides);
  return badlands ? Math.min(range, BADLANDS_LIMIT) : range;
};

export const farthestSight = (rating: Rating): number => RANGES[rating].at(-1)!;

const leastSeen = (rating: Rating, distance: number, hides: number, badlands: boolean): number => {
  for (let size = 0; size < NOTHING; size++)
    if (sightRange(rating, size as SizeClass, hides, badlands) >= distance) return size;
  return NOTHING;
};

const RATINGS: readonly Rating[] = ['long', 'normal', 'restricted', 'adjacent'];
const MAX_HIDDEN = 2;
const MAX_RANGE = long.at(-1)!;

/** Needed for every hex in view, so precomputed: by rating, cover, badlands and distance. */
const MIN_SEEN = RATINGS.map((rating) =>
  Array.from({ length: MAX_HIDDEN + 1 }, (_, hides) =>
    [false, true].map((badlands) =>
      Array.from({ length: MAX_RANGE + 1 }, (_each, distance) =>
        leastSeen(rating, distance, hides, badlands),
      ),
    ),
  ),
);

/** The smallest class seen at a distance, or NOTHING. */
export const leastClassSeen = (rating: Rating, distance: number, hides: number, badlands: boolean): number =>
  MIN_SEEN[RATINGS.indexOf(rating)]![hides]![badlands ? 1 : 0]![distance]!;
