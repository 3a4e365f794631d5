import { type Body, centreOf } from './body.ts';
import { type Point, squareBetween } from './point.ts';
import { aheadOf, floorDivided, place, rightOf } from './pose.ts';
import { outsideOf, type Shape } from './shape.ts';

/** BLD-GEO-19: a segment from an eye to an aim. */
export interface Ray {
  readonly from: Point;
  readonly to: Point;
}

/** BLD-GEO-19: the point of a body nearest to another point. */
export const nearestPointOf = ({ pose, left, right, rear, front }: Body, point: Point): Point => {
  const u = Math.min(right, Math.max(left, rightOf(pose, point)));
  const v = Math.min(front, Math.max(rear, aheadOf(pose, point)));
  return place(pose, u, v);
};

/** BLD-GEO-19: a body looks from its front corners and its anchor, or all round from its corners and its centre. */
export const eyesOf = (body: Body, isAllRound: boolean): readonly Point[] => {
  const [frontLeft, frontRight] = body.corners as readonly [Point, Point];
  return isAllRound
    ? [...body.corners, centreOf(body)]
    : [frontLeft, { x: body.pose.x, y: body.pose.y }, frontRight];
};

/** BLD-GEO-19: from every eye to the nearest point of the target and to its centre. */
export const raysBetween = (body: Body, target: Body, isAllRound = false): readonly Ray[] => {
  const centre = centreOf(target);
  return eyesOf(body, isAllRound).flatMap((from) => [
    { from, to: nearestPointOf(target, from) },
    { from, to: centre },
  ]);
};

/** BLD-GEO-19: unless the line of the ray or an edge of the shape separates them; on the line counts as separated. */
export const doesStop = ({ corners }: Shape, { from, to }: Ray): boolean => {
  let isLeft = true;
  let isRight = true;
  let start = corners[corners.length - 1] as Point;
  for (const end of corners) {
    if (outsideOf(start, end, from) >= 0 && outsideOf(start, end, to) >= 0) return false;
    const side = outsideOf(from, to, end);
    if (side < 0) isLeft = false;
    if (side > 0) isRight = false;
    start = end;
  }
  return !isLeft && !isRight;
};

/** BLD-GEO-19: the square of the length of a ray inside a shape; 0 if the shape does not stop it. */
export const squareInside = (shape: Shape, ray: Ray): number => {
  if (!doesStop(shape, ray)) return 0;
  const { from, to } = ray;
  let entry = from;
  let exit = to;
  let start = shape.corners[shape.corners.length - 1] as Point;
  for (const end of shape.corners) {
    const before = outsideOf(start, end, from);
    const after = outsideOf(start, end, to);
    if (before > 0 && after <= 0) entry = farther(from, entry, crossing(ray, before, after));
    if (before <= 0 && after > 0) exit = nearer(from, exit, crossing(ray, before, after));
    start = end;
  }
  return squareBetween(entry, exit);
};

const crossing = ({ from, to }: Ray, before: number, after: number): Point => ({
  x: from.x + floorDivided((to.x - from.x) * before, before - after),
  y: from.y + floorDivided((to.y - from.y) * before, before - after),
});

const farther = (origin: Point, a: Point, b: Point): Point =>
  squareBetween(origin, b) > squareBetween(origin, a) ? b : a;
const nearer = (origin: Point, a: Point, b: Point): Point =>
  squareBetween(origin, b) < squareBetween(origin, a) ? b : a;
