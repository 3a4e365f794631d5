import type { Body } from './body.ts';
import { depthOf } from './body.ts';
import { doesOverlap, ROUNDING, START_TOLERANCE, TOLERANCE } from './overlap.ts';
import { aheadOf, floorDivided, rightOf } from './pose.ts';
import type { Shape } from './shape.ts';

/** Nothing in the way. */
export const NO_GAP = Number.POSITIVE_INFINITY;

/** BLD-GEO-07: how much narrower than the body the lane is that a gap is measured in. */
const NARROWED = -2;

/** Which way a straight leg goes: ahead or back. */
export type Way = 1 | -1;

/**
 * BLD-GEO-07: how near a shape comes to a body within its lane, the strip of half-width b straight ahead (or straight
 * back, with v replaced by −D − v). The least v of the corners in the lane and of the edges where they cross its sides.
 */
const nearestInLane = (body: Body, shape: Shape, half: number, way: Way): number => {
  const { pose } = body;
  const { corners } = shape;
  const last = corners[corners.length - 1]!;
  let fromU = rightOf(pose, last);
  let fromV = aheadIn(body, last, way);
  let least = NO_GAP;
  let isLeft = true;
  let isRight = true;
  for (const corner of corners) {
    const u = rightOf(pose, corner);
    const v = aheadIn(body, corner, way);
    if (u > -half) isLeft = false;
    if (u < half) isRight = false;
    if (u >= -half && u <= half) least = Math.min(least, v);
    least = Math.min(least, crossingOf(fromU, fromV, u, v, half), crossingOf(fromU, fromV, u, v, -half));
    fromU = u;
    fromV = v;
  }
  return isLeft || isRight ? NO_GAP : least;
};

const aheadIn = (body: Body, corner: { readonly x: number; readonly y: number }, way: Way): number => {
  const v = aheadOf(body.pose, corner);
  return way === 1 ? v : body.rear - v;
};

/** Where an edge strictly crosses a side of the lane. */
const crossingOf = (u1: number, v1: number, u2: number, v2: number, side: number): number =>
  (u1 < side && u2 > side) || (u1 > side && u2 < side)
    ? v1 + floorDivided((v2 - v1) * (side - u1), u2 - u1)
    : NO_GAP;

/**
 * BLD-GEO-07: the gap from a body to a shape straight ahead or straight back; none if the shape lies beside or behind
 * it. `grown` widens the body on every side.
 */
export const gapTo = (body: Body, shape: Shape, way: Way = 1, grown = 0): number => {
  const half = body.right + (grown > 0 ? grown : NARROWED);
  const nearest = nearestInLane(body, shape, half, way);
  if (nearest === NO_GAP || 2 * nearest < -depthOf(body)) return NO_GAP;
  return Math.max(0, nearest - grown);
};

/**
 * Where a shape begins and ends within a lane so narrow that rounding cannot make the body miss it: a leg is surely over
 * it from `near` until its rear edge has come to `far`.
 */
export const laneEnds = (
  body: Body,
  shape: Shape,
  way: Way,
): { readonly near: number; readonly far: number } => {
  const half = body.right + TOLERANCE - ROUNDING;
  const opposite = way === 1 ? -1 : 1;
  return {
    near: nearestInLane(body, shape, half, way),
    far: body.rear - nearestInLane(body, shape, half, opposite),
  };
};

/**
 * BLD-GEO-07: the greatest length of a straight leg that does not touch a shape; −1 if the body overlaps it already, so
 * that even a leg of length 0 touches it.
 */
export const freeLength = (body: Body, shape: Shape, way: Way = 1, grown = 0): number =>
  doesOverlap(body, shape, grown > 0 ? grown : START_TOLERANCE) ? -1 : gapTo(body, shape, way, grown);

/** BLD-GEO-07. */
export const doesTouch = (body: Body, shape: Shape, length: number, way: Way = 1, grown = 0): boolean =>
  freeLength(body, shape, way, grown) < length;
