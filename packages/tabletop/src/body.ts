import { HALF_TURN, type Heading, QUARTER_TURN, turnBetween, turned } from './heading.ts';
import type { Point } from './point.ts';
import { facing, type Pose, place } from './pose.ts';
import { type Shape, shapeOf } from './shape.ts';

/**
 * A rectangle in the frame of a pose, from `left` to `right` and from `rear` to `front`. A whole body has its anchor in
 * the middle of its front edge, so its front is 0; a part of it keeps the frame of the whole (BLD-GEO-11).
 */
export interface Body extends Shape {
  readonly pose: Pose;
  readonly left: number;
  readonly right: number;
  readonly rear: number;
  readonly front: number;
}

/** A part of a body: the same frame, another rectangle. */
export const partOf = (pose: Pose, left: number, right: number, rear: number, front: number): Body => ({
  pose,
  left,
  right,
  rear,
  front,
  ...shapeOf([
    place(pose, left, front),
    place(pose, right, front),
    place(pose, right, rear),
    place(pose, left, rear),
  ]),
});

/** BLD-GEO-04: a body of even width, its anchor in the middle of its front edge. */
export const bodyAt = (pose: Pose, width: number, depth: number): Body =>
  partOf(pose, -width / 2, width / 2, 0 - depth, 0);

export const widthOf = ({ left, right }: Body): number => right - left;
export const depthOf = ({ rear, front }: Body): number => front - rear;

/** BLD-GEO-04. */
export const centreOf = ({ pose, left, right, rear, front }: Body): Point =>
  place(pose, (left + right) / 2, (rear + front) / 2);

/** The same body elsewhere. */
export const movedTo = ({ left, right, rear, front }: Body, pose: Pose): Body =>
  partOf(pose, left, right, rear, front);

/** BLD-GEO-08: straight ahead, or straight back by a negative length. */
export const advanced = (body: Body, length: number): Body =>
  movedTo(body, facing(place(body.pose, 0, length), body.pose.heading));

/** BLD-GEO-08: the same ground, with the old rear edge as its front. */
export const aboutFaced = (body: Body): Body =>
  movedTo(body, facing(place(body.pose, 0, body.rear), turned(body.pose.heading, HALF_TURN)));

export const needsAboutFace = ({ pose }: Body, heading: Heading): boolean =>
  turnBetween(pose.heading, heading) > QUARTER_TURN;

/** BLD-GEO-08: turned on its anchor; beyond a quarter turn it first faces about. */
export const pivoted = (body: Body, heading: Heading): Body => {
  const { pose } = needsAboutFace(body, heading) ? aboutFaced(body) : body;
  return movedTo(body, facing(pose, heading));
};

/** A body of this size whose centre is at a point: the anchor lies half its depth ahead (BLD-GEO-21). */
export const bodyAround = (centre: Point, heading: Heading, width: number, depth: number): Body =>
  bodyAt(facing(place(facing(centre, heading), 0, depth / 2), heading), width, depth);
