import type { Body } from './body.ts';
import { FORWARD_X, FORWARD_Y } from './heading.ts';
import type { Point } from './point.ts';
import { rounded } from './pose.ts';
import { areApart, type Shape } from './shape.ts';

/** BLD-GEO-05: what an overlap may be by rounding alone. */
export const TOLERANCE = -3;

/** BLD-GEO-07: where a leg starts; what stands clear in its own frame may overlap by a little more in another's. */
export const START_TOLERANCE = -6;

/** More than rounding can move a corner. */
export const ROUNDING = 4;

/**
 * BLD-GEO-05: whether a shape overlaps a body grown by some length on every side, in the frame of the body. They do not
 * if the right axis, the forward axis or an edge of the shape separates them; on the line counts as separated.
 */
export const doesOverlap = (body: Body, shape: Shape, grown: number = TOLERANCE): boolean => {
  if (areApart(body.bounds, shape.bounds, Math.max(0, 2 * grown) + ROUNDING)) return false;
  const { x, y, heading } = body.pose;
  const forwardX = FORWARD_X[heading] as number;
  const forwardY = FORWARD_Y[heading] as number;
  const left = body.left - grown;
  const right = body.right + grown;
  const rear = body.rear - grown;
  const front = body.front + grown;
  const { corners } = shape;
  let isLeft = true;
  let isRight = true;
  let isBehind = true;
  let isAhead = true;
  let fromU = 0;
  let fromV = 0;
  // The last corner comes first, to begin the edge that ends at the first.
  for (let at = -1; at < corners.length; at++) {
    const corner = corners[at < 0 ? corners.length - 1 : at] as Point;
    const dx = corner.x - x;
    const dy = corner.y - y;
    const u = rounded(dx * forwardY - dy * forwardX);
    const v = rounded(dx * forwardX + dy * forwardY);
    if (u > left) isLeft = false;
    if (u < right) isRight = false;
    if (v > rear) isBehind = false;
    if (v < front) isAhead = false;
    const du = u - fromU;
    const dv = v - fromV;
    if (at >= 0 && (du !== 0 || dv !== 0)) {
      // The corner of the box that lies farthest inside this edge decides.
      const innermost = du * ((du > 0 ? rear : front) - fromV) - dv * ((dv > 0 ? right : left) - fromU);
      if (innermost >= 0) return false;
    }
    fromU = u;
    fromV = v;
  }
  return !(isLeft || isRight || isBehind || isAhead);
};
