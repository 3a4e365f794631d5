import type { Point } from './point.ts';
import { SINES } from './sines.ts';

/** BLD-GEO-02: 0 to 719 half-degrees, 0 is north, clockwise. */
export type Heading = number;

export const FULL_TURN = 720;
export const HALF_TURN = 360;
export const QUARTER_TURN = 180;

/** What the components of a direction are scaled by. */
export const SCALE = 2 ** 20;

/** The heading after a turn clockwise by any number of half-degrees. */
export const turned = (heading: Heading, by: number): Heading =>
  (((heading + by) % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** How far two headings lie apart, 0 to 360. */
export const turnBetween = (a: Heading, b: Heading): number => {
  const clockwise = turned(b, -a);
  return Math.min(clockwise, FULL_TURN - clockwise);
};

/** Quarter and half turns are exact, because the other quadrants follow by symmetry. */
const sine = (heading: Heading): number => {
  const inHalf = heading % HALF_TURN;
  const size = SINES[inHalf <= QUARTER_TURN ? inHalf : HALF_TURN - inHalf] as number;
  return heading < HALF_TURN || size === 0 ? size : -size;
};

/** BLD-GEO-02: the direction of every heading; read more often than anything else on the table. */
export const FORWARD_X = Int32Array.from({ length: FULL_TURN }, (_, heading) => sine(heading));
export const FORWARD_Y = Int32Array.from({ length: FULL_TURN }, (_, heading) =>
  sine(turned(heading, QUARTER_TURN)),
);

const along = (heading: Heading, dx: number, dy: number): number =>
  (FORWARD_X[heading] as number) * dx + (FORWARD_Y[heading] as number) * dy;

/**
 * BLD-GEO-03: the heading whose direction points best from one point to another, the lowest of equals; from a point to
 * itself the present heading. The best lies in the quadrant of the direction, beside the last heading that is not yet
 * clockwise of it.
 */
export const toward = (from: Point, to: Point, present: Heading): Heading => {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return present;
  const last = lastBefore(quadrantOf(dx, dy), dx, dy);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let step = -1; step <= 2; step++) {
    const heading = turned(last, step);
    const length = along(heading, dx, dy);
    if (length < most || (length === most && heading > best)) continue;
    best = heading;
    most = length;
  }
  return best;
};

/** The heading at which the quadrant of a direction begins. */
const quadrantOf = (dx: number, dy: number): Heading => {
  if (dx >= 0 && dy > 0) return 0;
  if (dx > 0) return QUARTER_TURN;
  return dy < 0 ? HALF_TURN : HALF_TURN + QUARTER_TURN;
};

/** The last heading of a quadrant that lies anticlockwise of the direction, or on it. */
const lastBefore = (start: Heading, dx: number, dy: number): Heading => {
  let low = 0;
  let high = QUARTER_TURN;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const isBefore = along(turned(start + middle, QUARTER_TURN), dx, dy) >= 0;
    if (isBefore) low = middle;
    else high = middle;
  }
  return start + low;
};
