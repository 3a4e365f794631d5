import type { HexPlace } from '@warmoot/kernel';

/** A point of the sheet. The side of a hex is 1, whatever the zoom. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Height of a hex, flat to flat, in sides. */
const FLAT_TO_FLAT = Math.sqrt(3);
const INRADIUS = FLAT_TO_FLAT / 2;

export type Orientation = 'flat' | 'pointy';

/** Where hexes are on the sheet; directions count clockwise from the step (0,-1). */
export interface HexLayout {
  readonly orientation: Orientation;
  centre(place: HexPlace): Point;
  /** The hex that contains a point. */
  hexAt(point: Point): HexPlace;
  /** The same, written as q and r into two entries of a list, for loops over every pixel. */
  locate(x: number, y: number, into: Int32Array): void;
  /** From the centre to the middle of the side in a direction. */
  readonly sides: readonly Point[];
  /** From the centre to corner k, between the sides k and k + 1. */
  readonly corners: readonly Point[];
}

const atAngle = (degrees: number, length: number): Point => {
  const radians = (degrees * Math.PI) / 180;
  return { x: Math.cos(radians) * length, y: Math.sin(radians) * length };
};

const sixths = (first: number, length: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((k) => atAngle(first + 60 * k, length));

/** Cube rounding: corrects the coordinate with the greatest error. */
const round = (q: number, r: number, into: Int32Array): void => {
  const s = -q - r;
  const wholeQ = Math.round(q);
  const wholeR = Math.round(r);
  const wholeS = Math.round(s);
  const errorQ = Math.abs(wholeQ - q);
  const errorR = Math.abs(wholeR - r);
  const errorS = Math.abs(wholeS - s);
  const giveQ = errorQ > errorR && errorQ > errorS;
  into[0] = giveQ ? -wholeR - wholeS : wholeQ;
  into[1] = !giveQ && errorR > errorS ? -wholeQ - wholeS : wholeR;
};

const hexFrom = (locate: HexLayout['locate']): HexLayout['hexAt'] => {
  const found = new Int32Array(2);
  return ({ x, y }) => {
    locate(x, y, found);
    return { q: found[0]!, r: found[1]! };
  };
};

const locateFlat: HexLayout['locate'] = (x, y, into) => round((2 / 3) * x, y / FLAT_TO_FLAT - x / 3, into);
const locatePointy: HexLayout['locate'] = (x, y, into) => round(x / FLAT_TO_FLAT - y / 3, (2 / 3) * y, into);

const FLAT: HexLayout = {
  orientation: 'flat',
  centre: ({ q, r }) => ({ x: 1.5 * q, y: FLAT_TO_FLAT * (r + q / 2) }),
  hexAt: hexFrom(locateFlat),
  locate: locateFlat,
  sides: sixths(-90, INRADIUS),
  corners: sixths(-60, 1),
};

const POINTY: HexLayout = {
  orientation: 'pointy',
  centre: ({ q, r }) => ({ x: FLAT_TO_FLAT * (q + r / 2), y: 1.5 * r }),
  hexAt: hexFrom(locatePointy),
  locate: locatePointy,
  sides: sixths(-120, INRADIUS),
  corners: sixths(-90, 1),
};

export const layoutOf = (orientation: Orientation): HexLayout => (orientation === 'flat' ? FLAT : POINTY);

export const STEPS: readonly HexPlace[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const plus = (a: Point, b: Point, times = 1): Point => ({
  x: a.x + b.x * times,
  y: a.y + b.y * times,
});

export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export const isWithin = (box: Box, { x, y }: Point): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** A box round some points, wider by a border. */
export const boxAround = (points: readonly Point[], border: number): Box => ({
  left: Math.min(...points.map(({ x }) => x)) - border,
  right: Math.max(...points.map(({ x }) => x)) + border,
  top: Math.min(...points.map(({ y }) => y)) - border,
  bottom: Math.max(...points.map(({ y }) => y)) + border,
});
