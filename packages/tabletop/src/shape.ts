import type { Point } from './point.ts';

/** The smallest upright rectangle around a shape. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** A convex polygon with whole corners in clockwise order: a body, a piece of terrain. */
export interface Shape {
  readonly corners: readonly Point[];
  readonly bounds: Bounds;
}

export const boundsOf = (corners: readonly Point[]): Bounds => {
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let south = Number.POSITIVE_INFINITY;
  let north = Number.NEGATIVE_INFINITY;
  for (const { x, y } of corners) {
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  return { west, east, south, north };
};

export const shapeOf = (corners: readonly Point[]): Shape => ({ corners, bounds: boundsOf(corners) });

/** Whether two bounds lie more than a margin apart; then nothing inside them can meet. */
export const areApart = (a: Bounds, b: Bounds, margin: number): boolean =>
  a.west - b.east > margin ||
  b.west - a.east > margin ||
  a.south - b.north > margin ||
  b.south - a.north > margin;

/** The cross product of an edge with a point: negative inside a clockwise shape, 0 on the line of the edge. */
export const outsideOf = (from: Point, to: Point, { x, y }: Point): number =>
  (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);

/** BLD-GEO-11: on the inner side of every edge, or on it. */
export const isInside = ({ corners }: Shape, point: Point): boolean => {
  let from = corners[corners.length - 1] as Point;
  for (const to of corners) {
    if (outsideOf(from, to, point) > 0) return false;
    from = to;
  }
  return true;
};

/** Whether two shapes share at least a point; touching counts. */
export const doMeet = (a: Shape, b: Shape): boolean => !hasStrictEdge(a, b) && !hasStrictEdge(b, a);

/** Whether all of one shape lies strictly outside an edge of the other. */
const hasStrictEdge = ({ corners }: Shape, other: Shape): boolean => {
  let from = corners[corners.length - 1] as Point;
  for (const to of corners) {
    const start = from;
    if (other.corners.every((point) => outsideOf(start, to, point) > 0)) return true;
    from = to;
  }
  return false;
};
