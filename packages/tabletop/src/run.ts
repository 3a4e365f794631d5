import { aboutFaced, type Body, movedTo, needsAboutFace } from './body.ts';
import { freeLength, gapTo, NO_GAP } from './gap.ts';
import { fitsCrossing, type Obstacle } from './ground.ts';
import { toward } from './heading.ts';
import type { Point } from './point.ts';
import { facing } from './pose.ts';
import type { Shape } from './shape.ts';

/**
 * BLD-GEO-20: a body turned on its anchor toward a point. Beyond a quarter turn it faces about, once, and the heading is
 * taken again from its new anchor.
 */
export const turnedToward = (body: Body, point: Point): Body => {
  const from = needsAboutFace(body, toward(body.pose, point, body.pose.heading)) ? aboutFaced(body) : body;
  return movedTo(body, facing(from.pose, toward(from.pose, point, from.pose.heading)));
};

/** BLD-GEO-20: what a body meets that runs straight at a target. */
export interface Run {
  /** The gap to the target; NO_GAP if it does not lie ahead. */
  readonly gap: number;
  /** What it would meet before the target. */
  readonly before: number | undefined;
}

/** BLD-GEO-20: the gap to the target, and which obstacle, if any, has a smaller one. */
export const runAt = (body: Body, target: Shape, obstacles: readonly Obstacle[]): Run => {
  const gap = gapTo(body, target);
  if (gap === NO_GAP) return { gap, before: undefined };
  const before = obstacles.findIndex(
    (obstacle) => !fitsCrossing(body, obstacle) && freeLength(body, obstacle.shape) < gap,
  );
  return { gap, before: before < 0 ? undefined : before };
};
