import { type Body, bodyAround } from './body.ts';
import type { Heading } from './heading.ts';
import type { Point } from './point.ts';
import { aheadOf, facing, place } from './pose.ts';
import type { Ray } from './sight.ts';

/** BLD-GEO-21: the lengths tried are this far apart. */
const STRIDE = 10;

/** A body of this size that is to be put down somewhere along a ray from a centre. */
export interface AlongRay {
  readonly centre: Point;
  readonly heading: Heading;
  readonly width: number;
  readonly depth: number;
  /** The greatest length to try. */
  readonly furthest: number;
}

/** BLD-GEO-21: how far along a heading a goal lies; no body is put down beyond it. */
export const projectionOf = (centre: Point, heading: Heading, goal: Point): number =>
  aheadOf(facing(centre, heading), goal);

/** The way of a centre along a heading. */
export const rayAlong = (centre: Point, heading: Heading, length: number): Ray => ({
  from: centre,
  to: place(facing(centre, heading), 0, length),
});

/**
 * BLD-GEO-21: puts a body down as far along a ray as it may stand, trying every ten from the furthest; its centre lies
 * on the ray. None if it can stand nowhere on it.
 */
export const placedAlong = (
  { centre, heading, width, depth, furthest }: AlongRay,
  mayStand: (body: Body, ray: Ray) => boolean,
): { readonly body: Body; readonly length: number } | undefined => {
  for (let length = furthest; length > 0; length -= STRIDE) {
    const ray = rayAlong(centre, heading, length);
    const body = bodyAround(ray.to, heading, width, depth);
    if (mayStand(body, ray)) return { body, length };
  }
  return undefined;
};
