import type { TablePlace } from '@warmoot/kernel';
import { type Body, type Point, place } from '@warmoot/tabletop';
import type { BloodState } from '../state/state.ts';
import { spotOf } from './tablePlace.ts';

/** The corners of a body as a surface draws them. */
export const areaOf = (state: BloodState, { corners }: Pick<Body, 'corners'>): readonly TablePlace[] =>
  corners.map((corner) => spotOf(state, corner));

/** Half-degrees between two points of a rounded corner. */
const STEP = 30;

/** Everything within a distance of a body: its rectangle with rounded corners. Only drawn, never measured with. */
export const areaAround = (state: BloodState, body: Body, reach: number): readonly TablePlace[] => {
  const { pose, left, right, rear, front } = body;
  const corners = [
    [right, front, 0],
    [right, rear, 180],
    [left, rear, 360],
    [left, front, 540],
  ] as const;
  return corners.flatMap(([u, v, from]) => {
    const corner = { ...place(pose, u, v), heading: 0 };
    return Array.from({ length: 180 / STEP + 1 }, (_, at): TablePlace => {
      const turn = (pose.heading + from + at * STEP) % 720;
      return spotOf(state, place({ ...corner, heading: turn }, 0, reach));
    });
  });
};

/** BLD-GEO-18: the arc ahead of a body, out to a range. */
export const arcOf = (state: BloodState, { pose, left, right }: Body, range: number): readonly TablePlace[] =>
  (
    [
      [left, 0],
      [left - range, range],
      [right + range, range],
      [right, 0],
    ] as const
  ).map(([u, v]) => spotOf(state, place(pose, u, v)));

/** The points ahead of a body that are just so far from its front edge, from the left of its arc to the right. */
export const rangeLine = (
  state: BloodState,
  { pose, left, right }: Body,
  range: number,
): readonly TablePlace[] => {
  const at = (u: number, v: number): Point => place(pose, u, v);
  const round = (centre: Point, from: number): TablePlace[] =>
    [0, 15, 30, 45, 60, 75, 90].map((turn) => {
      const heading = (pose.heading + from + turn + 720) % 720;
      return spotOf(state, place({ ...centre, heading }, 0, range));
    });
  return [...round(at(left, 0), -90), ...round(at(right, 0), 0)];
};
