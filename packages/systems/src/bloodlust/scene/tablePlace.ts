import type { TablePlace } from '@warmoot/kernel';
import type { Point, Pose } from '@warmoot/tabletop';
import type { BloodState } from '../state/state.ts';

/** The rules have y to the north and half-degrees, scenes y to the south and degrees: converted here and nowhere else. */
export const spotOf = ({ table }: BloodState, { x, y }: Point): TablePlace => ({ x, y: table.height - y });

export const placeOf = (state: BloodState, pose: Pose): TablePlace => ({
  ...spotOf(state, pose),
  heading: pose.heading / 2,
});

export const poseAt = (
  { table }: BloodState,
  { x, y, heading }: TablePlace,
): Point & { heading?: number } => ({
  x: Math.round(x),
  y: table.height - Math.round(y),
  ...(heading === undefined ? {} : { heading: Math.round(2 * heading) % 720 }),
});
