import { type Direction, type Hex, STEPS } from './coordinates.ts';
import { turn } from './facing.ts';

/**
 * One stretch of a straight line between two centres: the hex whose interior it crosses, or, where it runs along a
 * hexside, the two hexes that share it, the one on the left hand first (CSW-LOS-11).
 */
export type LineStretch = readonly [Hex] | readonly [Hex, Hex];

/** What the line from one centre to another crosses, in order, both ends included. Exact: integers only (CSW-LOS-13). */
export const lineBetween = (from: Hex, to: Hex): LineStretch[] => {
  const stretches: LineStretch[] = [];
  walkLine(from.q, from.r, to.q, to.r, (q, r, pairQ, pairR) => {
    const hex = { q, r };
    stretches.push(pairQ === q && pairR === r ? [hex] : [hex, { q: pairQ, r: pairR }]);
  });
  return stretches;
};

/** Called for every stretch; the second hex repeats the first where there is no pair. */
export type LineVisitor = (q: number, r: number, pairQ: number, pairR: number) => void;

/**
 * Every line lies between two neighbouring directions, so its way is `ahead` steps of the one and `aside` steps of
 * the other. With more ahead than aside it can leave a hex by three sides only: ahead, aside, and the one on the
 * far side of ahead, which it comes to when it cuts the tip off a hex.
 */
export const walkLine = (
  fromQ: number,
  fromR: number,
  toQ: number,
  toR: number,
  visit: LineVisitor,
): void => {
  const left = sectorOf(toQ - fromQ, toR - fromR);
  const a = STEPS[left];
  const b = STEPS[turn(left, 1)];
  // Cramer's rule; the determinant of two neighbouring steps is always 1.
  const alongA = (toQ - fromQ) * b.r - (toR - fromR) * b.q;
  const alongB = a.q * (toR - fromR) - a.r * (toQ - fromQ);
  if (alongA === alongB) walkAlongHexsides(fromQ, fromR, a, b, alongA, visit);
  else if (alongA > alongB) walkAcross(fromQ, fromR, a, b, alongA, alongB, visit);
  else walkAcross(fromQ, fromR, b, a, alongB, alongA, visit);
};

/** The direction d such that the vector lies between d and the next one clockwise. */
const sectorOf = (q: number, r: number): Direction => {
  if (r < 0 && q >= 0) return q < -r ? 0 : 1;
  if (q > 0) return 2;
  if (r > 0) return -q < r ? 3 : 4;
  return 5;
};

/** Straight through the corners: hex, hexside, hex, hexside, hex. */
const walkAlongHexsides = (q: number, r: number, a: Hex, b: Hex, count: number, visit: LineVisitor): void => {
  visit(q, r, q, r);
  for (let step = 0; step < count; step++) {
    visit(q + a.q, r + a.r, q + b.q, r + b.r);
    q += a.q + b.q;
    r += a.r + b.r;
    visit(q, r, q, r);
  }
};

/**
 * The three sides lie at one hex width, measured along their own normals. `reachX / speedX` is the moment at which
 * the line gets to side X of the present hex; moments are compared by cross-multiplying. Through a corner the line
 * always goes on into the hex ahead, and the third hex there is only touched, hence `<=`.
 */
const walkAcross = (
  q: number,
  r: number,
  main: Hex,
  side: Hex,
  ahead: number,
  aside: number,
  visit: LineVisitor,
): void => {
  const speedAhead = 2 * ahead + aside;
  const speedAside = ahead + 2 * aside;
  const speedBack = ahead - aside;
  let i = 0;
  let j = 0;
  visit(q, r, q, r);
  while (i !== ahead || j !== aside) {
    const reachAhead = 2 * i + j + 1;
    const reachAside = i + 2 * j + 1;
    const reachBack = i - j + 1;
    const asideFirst = reachAside * speedAhead < reachAhead * speedAside;
    const backFirst = reachBack * speedAhead < reachAhead * speedBack;
    if (!asideFirst) i++;
    if (asideFirst) j++;
    else if (backFirst) j--;
    const atQ = q + i * main.q + j * side.q;
    const atR = r + i * main.r + j * side.r;
    visit(atQ, atR, atQ, atR);
  }
};
