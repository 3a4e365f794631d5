/** Lengths are whole tenths of a millimetre (BLD-GEO-01), x to the east, y to the north. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** BLD-GEO-01: an inch in tenths of a millimetre. */
export const INCH = 254;

/** The square of the distance between two points; distances are compared squared (BLD-GEO-06). */
export const squareBetween = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
