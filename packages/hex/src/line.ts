import { type Direction, distance, type Hex, STEPS } from './coordinates.ts';
import { turn } from './facing.ts';

/**
 * One stretch of a straight line between two centres: the hex whose interior it crosses, or, where it runs along a
 * hexside, the two hexes that share it, the left one first (CSW-LOS-11).
 */
export type LineStretch = readonly [Hex] | readonly [Hex, Hex];

/** Longer than any line on a board, and short enough for the places of its box to be 32-bit numbers. */
const MAX_LINE = 30_000;

/**
 * What the line from one centre to another crosses, in order, both ends included. Exact: integers only (CSW-LOS-13).
 */
export const lineBetween = (from: Hex, to: Hex): LineStretch[] => {
  const steps = distance(from, to);
  if (!(steps <= MAX_LINE)) throw new RangeError(`A line of ${steps} hexes is too long.`);
  const trace = new Int32Array(longestTrace(steps));
  // In a box with the start in the middle and room for the line on every side.
  const width = 2 * steps + 1;
  const start = steps * width + steps;
  const hexAt = (place: number): Hex => ({
    q: from.q - steps + (place % width),
    r: from.r - steps + Math.floor(place / width),
  });
  const count = traceLine(to.q - from.q, to.r - from.r, start, width, trace);
  return Array.from({ length: count }, (_, stretch) => {
    const place = trace[2 * stretch]!;
    const pair = trace[2 * stretch + 1]!;
    return place === pair ? [hexAt(place)] : [hexAt(place), hexAt(pair)];
  });
};

/** The most entries that the trace of a line of this many steps can need: at most every step cuts a tip. */
export const longestTrace = (steps: number): number => 2 * (2 * steps + 1);

/**
 * Writes the line along a vector into `trace` and returns the number of its stretches. Places are counted row by row in
 * a box of the given width, so that a step is one addition; a line never leaves the smallest box around its ends. A
 * stretch is two entries: its place, and that of the other hex of the hexside, or the same again if there is none.
 * Every line lies between two neighbouring directions: it takes some number of steps in each of the two.
 */
export const traceLine = (q: number, r: number, start: number, width: number, trace: Int32Array): number => {
  const left = sectorOf(q, r);
  const a = STEPS[left];
  const b = STEPS[turn(left, 1)];
  // Cramer's rule; the determinant of two neighbouring steps is always 1.
  const alongA = q * b.r - r * b.q;
  const alongB = a.q * r - a.r * q;
  const stepA = a.r * width + a.q;
  const stepB = b.r * width + b.q;
  if (alongA === alongB) return traceAlongHexsides(start, stepA, stepB, alongA, trace);
  return alongA > alongB
    ? traceAcross(start, stepA, stepB, alongA, alongB, trace)
    : traceAcross(start, stepB, stepA, alongB, alongA, trace);
};

/** The direction d such that the vector lies between d and the next one clockwise. */
const sectorOf = (q: number, r: number): Direction => {
  if (r < 0 && q >= 0) return q < -r ? 0 : 1;
  if (q > 0) return 2;
  if (r > 0) return -q < r ? 3 : 4;
  return 5;
};

/** Straight through the corners: hex, hexside, hex, hexside, hex. */
const traceAlongHexsides = (
  start: number,
  a: number,
  b: number,
  count: number,
  trace: Int32Array,
): number => {
  trace[0] = start;
  trace[1] = start;
  for (let pair = 0, place = start; pair < count; pair++, place += a + b) {
    trace[4 * pair + 2] = place + a;
    trace[4 * pair + 3] = place + b;
    trace[4 * pair + 4] = place + a + b;
    trace[4 * pair + 5] = place + a + b;
  }
  return 2 * count + 1;
};

/**
 * With more steps ahead than aside a line can leave a hex through three sides: ahead, aside, and the one on the far
 * side of ahead, which it reaches when it cuts the tip off a hex. Which one depends on how far the centre of the hex
 * has drifted from the line, towards aside when positive; the bounds are those of the slabs of CSW-LOS-13 multiplied
 * out. Right on a bound the line goes through a corner, and on into the hex ahead: the third hex there is only touched.
 */
const traceAcross = (
  start: number,
  stepAhead: number,
  stepAside: number,
  ahead: number,
  aside: number,
  trace: Int32Array,
): number => {
  const end = start + ahead * stepAhead + aside * stepAside;
  let place = start;
  let drift = 0;
  let at = 0;
  for (;;) {
    trace[at++] = place;
    trace[at++] = place;
    if (place === end) return at / 2;
    if (drift < aside - ahead) {
      place += stepAside;
      drift += 3 * ahead;
    } else if (drift > ahead + 2 * aside) {
      place += stepAhead - stepAside;
      drift -= 3 * (ahead + aside);
    } else {
      place += stepAhead;
      drift -= 3 * aside;
    }
  }
};
