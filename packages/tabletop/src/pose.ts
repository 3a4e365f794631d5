import { FORWARD_X, FORWARD_Y, type Heading, SCALE } from './heading.ts';
import type { Point } from './point.ts';

/** BLD-GEO-03: where an anchor stands and which way it faces. */
export interface Pose extends Point {
  readonly heading: Heading;
}

const HALF = SCALE / 2;
/** A power of two, so that multiplying by it is exact. */
const UNSCALED = 1 / SCALE;

/** BLD-GEO-03: divides by the scale, to the nearest whole number, halves away from zero. Never gives −0. */
export const rounded = (scaled: number): number =>
  scaled < 0 ? 0 - Math.floor((HALF - scaled) * UNSCALED) : Math.floor((scaled + HALF) * UNSCALED);

/** BLD-GEO-03: the point u to the right and v ahead of a pose. */
export const place = ({ x, y, heading }: Pose, u: number, v: number): Point => {
  const forwardX = FORWARD_X[heading] as number;
  const forwardY = FORWARD_Y[heading] as number;
  return { x: x + rounded(u * forwardY + v * forwardX), y: y + rounded(v * forwardY - u * forwardX) };
};

/** A point as a pose sees it: u to its right, v ahead of it. */
export interface Local {
  readonly u: number;
  readonly v: number;
}

/** BLD-GEO-03: how far right of a pose a point lies. */
export const rightOf = ({ x, y, heading }: Pose, point: Point): number =>
  rounded((point.x - x) * (FORWARD_Y[heading] as number) - (point.y - y) * (FORWARD_X[heading] as number));

/** BLD-GEO-03: how far ahead of a pose a point lies. */
export const aheadOf = ({ x, y, heading }: Pose, point: Point): number =>
  rounded((point.x - x) * (FORWARD_X[heading] as number) + (point.y - y) * (FORWARD_Y[heading] as number));

export const local = (pose: Pose, point: Point): Local => ({
  u: rightOf(pose, point),
  v: aheadOf(pose, point),
});

/** The same place with another heading. */
export const facing = ({ x, y }: Point, heading: Heading): Pose => ({ x, y, heading });

/** The quotient rounded down, in whole numbers throughout. */
export const floorDivided = (dividend: number, divisor: number): number => {
  const rest = dividend % divisor;
  const quotient = (dividend - rest) / divisor;
  return rest !== 0 && rest < 0 !== divisor < 0 ? quotient - 1 : quotient + 0;
};
