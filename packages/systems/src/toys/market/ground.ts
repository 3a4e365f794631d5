import { bodyCorners, INCH, type TablePlace } from '@warmoot/kernel';
import { BODY, CROSS, TABLE } from './data.ts';

export interface Pose {
  readonly x: number;
  readonly y: number;
  /** Whole degrees clockwise from north. */
  readonly heading: number;
}

export const apart = (a: TablePlace, b: TablePlace): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Inches with one decimal, rounded down. */
export const inches = (tenths: number): string => (Math.floor((10 * tenths) / INCH) / 10).toFixed(1);

export const outlineOf = (pose: Pose): TablePlace[] => bodyCorners(pose, pose.heading, BODY);

export const CROSS_OUTLINE: readonly TablePlace[] = [
  { x: CROSS.x - INCH, y: CROSS.y - INCH },
  { x: CROSS.x + INCH, y: CROSS.y - INCH },
  { x: CROSS.x + INCH, y: CROSS.y + INCH },
  { x: CROSS.x - INCH, y: CROSS.y + INCH },
];

export const isOnTable = (outline: readonly TablePlace[]): boolean =>
  outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= TABLE.width && y <= TABLE.depth);

/** Whether some line along an edge of `one` keeps the two apart. */
const isParted = (one: readonly TablePlace[], other: readonly TablePlace[]): boolean =>
  one.some((from, i) => {
    const to = one[(i + 1) % one.length] as TablePlace;
    const beyond = ({ x, y }: TablePlace): number =>
      (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
    return other.every((corner) => beyond(corner) <= 0);
  });

/** Whether two convex outlines, both clockwise, share more than an edge. */
export const overlap = (a: readonly TablePlace[], b: readonly TablePlace[]): boolean =>
  !isParted(a, b) && !isParted(b, a);

/** The direction from one spot to another, in whole degrees clockwise from north. */
export const headingTo = (from: TablePlace, to: TablePlace): number =>
  (Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI) + 360) % 360;

/** The spot this far away in a direction, in whole tenths. */
export const ahead = ({ x, y }: TablePlace, heading: number, far: number): Pose => {
  const radians = (heading * Math.PI) / 180;
  return {
    x: Math.round(x + Math.sin(radians) * far),
    y: Math.round(y - Math.cos(radians) * far),
    heading: (heading + 360) % 360,
  };
};
