import type { Seat, TableShape } from '@warmoot/kernel';
import { type Box, type Point, plus } from '../../geometry.ts';

/** Tenths of a millimetre in one side of a hex: a counter of 1.2 sides stands for a base of 30 mm. */
export const TENTHS_PER_SIDE = 250;

/** A piece of scenery on the sheet. */
export interface Scenery extends Omit<TableShape, 'corners'> {
  readonly corners: readonly Point[];
  readonly middle: Point;
  readonly box: Box;
  /** Of the side it belongs to. */
  readonly colour?: string | undefined;
}

export type ColourOf = (seat: Seat) => string | undefined;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

export const sceneryOf = (shape: TableShape, colourOf: ColourOf): Scenery => {
  const corners = shape.corners.map(({ x, y }) => ({ x: x / TENTHS_PER_SIDE, y: y / TENTHS_PER_SIDE }));
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    ...shape,
    colour: shape.side && colourOf(shape.side),
    corners,
    middle: { x: mean(xs), y: mean(ys) },
    box: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
  };
};

/** How far inside the outline a point lies; negative outside. The corners are clockwise on the screen. */
export const depthIn = ({ corners }: Scenery, x: number, y: number): number => {
  let least = Number.POSITIVE_INFINITY;
  let from = corners.at(-1) as Point;
  for (const to of corners) {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    least = Math.min(least, ((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)) / length);
    from = to;
  }
  return least;
};

/** From 0 on the outline to 1 in the middle, as the height of a cone. */
export const heightIn = ({ corners, middle }: Scenery, x: number, y: number): number => {
  let least = Number.POSITIVE_INFINITY;
  let from = corners.at(-1) as Point;
  for (const to of corners) {
    const cross = (at: Point): number =>
      (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    least = Math.min(least, cross({ x, y }) / (cross(middle) || 1));
    from = to;
  }
  return Math.max(0, least);
};

/** The same outline, smaller, about its middle. */
export const shrunk = ({ corners, middle }: Scenery, share: number): Point[] =>
  corners.map((corner) => plus(middle, { x: corner.x - middle.x, y: corner.y - middle.y }, share));

/** Pixels to the inch, for each pixel to the side of a hex. */
export const INCHES_PER_SIDE = 254 / TENTHS_PER_SIDE;
