import type { Body } from './body.ts';
import { HALF_TURN, QUARTER_TURN } from './heading.ts';
import { doesOverlap } from './overlap.ts';
import type { Shape } from './shape.ts';

export interface TableSize {
  readonly width: number;
  readonly height: number;
}

/** BLD-GEO-12: a stretch, from south to north, where a barrier can be crossed from west to east and back. */
export interface Crossing {
  readonly south: number;
  readonly north: number;
}

/** What a body may not overlap; a barrier may have a crossing. */
export interface Obstacle {
  readonly shape: Shape;
  readonly crossing?: Crossing;
}

/** Where a body may stand. */
export interface Ground {
  readonly table: TableSize;
  /** No leg may touch them and no body may end on them. */
  readonly closed: readonly Obstacle[];
  /** Legs may pass over them, but no body may end on them. */
  readonly passable: readonly Shape[];
}

/** BLD-GEO-09: every corner on the table. */
export const isOnTable = ({ width, height }: TableSize, { bounds }: Body): boolean =>
  bounds.west >= 0 && bounds.south >= 0 && bounds.east <= width && bounds.north <= height;

/** BLD-GEO-12: heading east or west, with its whole width inside the crossing. */
export const fitsCrossing = ({ pose, bounds }: Body, { crossing }: Obstacle): boolean =>
  crossing !== undefined &&
  pose.heading % HALF_TURN === QUARTER_TURN &&
  bounds.south >= crossing.south &&
  bounds.north <= crossing.north;

/** Whether an obstacle lies under a body (BLD-GEO-05, BLD-GEO-12). */
export const isBlocked = (body: Body, obstacle: Obstacle): boolean =>
  doesOverlap(body, obstacle.shape) && !fitsCrossing(body, obstacle);

/** BLD-GEO-09: on the table, and on nothing else. */
export const isLegalPose = ({ table, closed, passable }: Ground, body: Body): boolean =>
  isOnTable(table, body) &&
  !closed.some((obstacle) => isBlocked(body, obstacle)) &&
  !passable.some((shape) => doesOverlap(body, shape));
