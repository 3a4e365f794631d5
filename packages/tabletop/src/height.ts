import type { Point } from './point.ts';
import { floorDivided } from './pose.ts';
import { outsideOf, type Shape } from './shape.ts';

const SUMMIT = 100;

/** BLD-GEO-13: from 100 at the centre of a shape evenly down to 0 at its rim, and 0 outside. */
export const heightAt = ({ corners }: Shape, centre: Point, point: Point): number => {
  let height = SUMMIT;
  let from = corners[corners.length - 1] as Point;
  for (const to of corners) {
    const share = floorDivided(SUMMIT * outsideOf(from, to, point), outsideOf(from, to, centre));
    height = Math.min(height, share);
    from = to;
  }
  return Math.max(0, height);
};
