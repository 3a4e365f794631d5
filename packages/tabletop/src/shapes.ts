import { FORWARD_X, FORWARD_Y, type Heading } from './heading.ts';
import type { Point } from './point.ts';
import { facing, place, rounded } from './pose.ts';
import { type Shape, shapeOf } from './shape.ts';

const ELLIPSE_CORNERS = 16;
/** In half-degrees. */
const ELLIPSE_STEP = 45;

/** BLD-GEO-11: an ellipse as sixteen corners, from its two half-axes: to its right and ahead. */
export const ellipse = (centre: Point, heading: Heading, halfWidth: number, halfDepth: number): Shape =>
  shapeOf(
    Array.from({ length: ELLIPSE_CORNERS }, (_, corner) =>
      place(
        facing(centre, heading),
        rounded(halfWidth * (FORWARD_X[corner * ELLIPSE_STEP] as number)),
        rounded(halfDepth * (FORWARD_Y[corner * ELLIPSE_STEP] as number)),
      ),
    ),
  );

/** BLD-GEO-11: a rectangle around a centre, from its two half-extents. */
export const rectangle = (centre: Point, heading: Heading, halfWidth: number, halfDepth: number): Shape => {
  const pose = facing(centre, heading);
  return shapeOf([
    place(pose, -halfWidth, halfDepth),
    place(pose, halfWidth, halfDepth),
    place(pose, halfWidth, -halfDepth),
    place(pose, -halfWidth, -halfDepth),
  ]);
};

/** BLD-GEO-12: a band parallel to the edges of the table, between two corners of it. */
export const band = (southWest: Point, northEast: Point): Shape =>
  shapeOf([{ x: southWest.x, y: northEast.y }, northEast, { x: northEast.x, y: southWest.y }, southWest]);
