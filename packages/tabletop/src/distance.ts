import type { Body } from './body.ts';
import { doesOverlap } from './overlap.ts';
import type { Point } from './point.ts';
import { aheadOf, rightOf } from './pose.ts';

/** BLD-GEO-06: the square of the distance from a point to a body, in the body's frame. */
export const squareTo = ({ pose, left, right, rear, front }: Body, point: Point): number => {
  const u = rightOf(pose, point);
  const v = aheadOf(pose, point);
  const du = Math.max(0, left - u, u - right);
  const dv = Math.max(0, rear - v, v - front);
  return du * du + dv * dv;
};

/** BLD-GEO-06: the square of the distance between two bodies, 0 if they overlap in the frame of either. */
export const squareBetweenBodies = (a: Body, b: Body): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const corner of b.corners) least = Math.min(least, squareTo(a, corner));
  for (const corner of a.corners) least = Math.min(least, squareTo(b, corner));
  return least > 0 && (doesOverlap(a, b) || doesOverlap(b, a)) ? 0 : least;
};
