import type { Body } from './body.ts';
import { depthOf } from './body.ts';
import { FORWARD_X, FORWARD_Y, SCALE } from './heading.ts';
import { doesOverlap, ROUNDING, START_TOLERANCE, TOLERANCE } from './overlap.ts';
import type { Point } from './point.ts';
import { floorDivided, rounded } from './pose.ts';
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
  const { x, y, heading } = body.pose;
  const forwardX = FORWARD_X[heading] as number;
  const forwardY = FORWARD_Y[heading] as number;
  const { corners } = shape;
  let fromU = 0;
  let fromV = 0;
  let least = NO_GAP;
  let isLeft = true;
  let isRight = true;
  // The last corner comes first, to begin the edge that ends at the first.
  for (let at = -1; at < corners.length; at++) {
    const corner = corners[at < 0 ? corners.length - 1 : at] as Point;
    const dx = corner.x - x;
    const dy = corner.y - y;
    const u = rounded(dx * forwardY - dy * forwardX);
    const ahead = rounded(dx * forwardX + dy * forwardY);
    const v = way === 1 ? ahead : body.rear - ahead;
    if (u > -half) isLeft = false;
    if (u < half) isRight = false;
    if (u >= -half && u <= half && v < least) least = v;
    if (at >= 0)
      least = Math.min(least, crossingOf(fromU, fromV, u, v, half), crossingOf(fromU, fromV, u, v, -half));
    fromU = u;
    fromV = v;
  }
  return isLeft || isRight ? NO_GAP : least;
};

/** Where an edge strictly crosses a side of the lane. */
const crossingOf = (u1: number, v1: number, u2: number, v2: number, side: number): number =>
  (u1 < side && u2 > side) || (u1 > side && u2 < side)
    ? v1 + floorDivided((v2 - v1) * (side - u1), u2 - u1)
    : NO_GAP;

/** Half the width of the lane. */
const laneOf = ({ right }: Body, grown: number): number => right + (grown > 0 ? grown : NARROWED);

/** The gap, given how near a shape comes; none if it is behind. */
const gapOf = (body: Body, nearest: number, grown: number): number =>
  nearest === NO_GAP || 2 * nearest < -depthOf(body) ? NO_GAP : Math.max(0, nearest - grown);

/**
 * BLD-GEO-07: the gap from a body to a shape straight ahead or straight back; none if the shape lies beside or behind
 * it. `grown` widens the body on every side.
 */
export const gapTo = (body: Body, shape: Shape, way: Way = 1, grown = 0): number =>
  gapOf(body, nearestInLane(body, shape, laneOf(body, grown), way), grown);

/**
 * Whether a shape may come near a leg of at most this length, even if grown: judged by a circle around it, so that most
 * shapes are done with at once.
 */
export const mayMeet = (body: Body, { bounds }: Shape, way: Way, longest: number, grown: number): boolean => {
  const { pose, right, rear } = body;
  const { west, east, south, north } = bounds;
  // Everything is doubled, so that the middle of the bounds is whole.
  const dx = west + east - 2 * pose.x;
  const dy = south + north - 2 * pose.y;
  const margin = east - west + (north - south) + 2 * (grown + ROUNDING);
  const forwardX = FORWARD_X[pose.heading] as number;
  const forwardY = FORWARD_Y[pose.heading] as number;
  const u = dx * forwardY - dy * forwardX;
  const side = (2 * right + margin) * SCALE;
  if (u > side || u < -side) return false;
  const v = dx * forwardX + dy * forwardY;
  const front = way === 1 ? longest : 0;
  const back = way === 1 ? rear : rear - longest;
  return v <= (2 * front + margin) * SCALE && v >= (2 * back - margin) * SCALE;
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
 * that even a leg of length 0 touches it. It can only overlap what comes into its lane before its front edge.
 */
export const freeLength = (body: Body, shape: Shape, way: Way = 1, grown = 0): number => {
  const nearest = nearestInLane(body, shape, laneOf(body, grown), way);
  if (nearest < grown && doesOverlap(body, shape, grown > 0 ? grown : START_TOLERANCE)) return -1;
  return gapOf(body, nearest, grown);
};

/** BLD-GEO-07. */
export const doesTouch = (body: Body, shape: Shape, length: number, way: Way = 1, grown = 0): boolean =>
  freeLength(body, shape, way, grown) < length;
