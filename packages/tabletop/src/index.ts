export { type AlongRay, placedAlong, projectionOf, rayAlong } from './along.ts';
export {
  FACES,
  type Face,
  faceToward,
  faceTurn,
  frontEdgeOf,
  isInArc,
  nearestQuarterTurn,
  squareOfRange,
  zoneOf,
} from './arc.ts';
export {
  aboutFacedFiles,
  type Block,
  bodyOf,
  closedUp,
  closingSide,
  contactBox,
  formed,
  ranksOf,
  type Side,
  type Stand,
  standBody,
  standCentre,
  standsOf,
} from './block.ts';
export {
  aboutFaced,
  advanced,
  type Body,
  bodyAround,
  bodyAt,
  centreOf,
  depthOf,
  movedTo,
  partOf,
  pivoted,
  widthOf,
} from './body.ts';
export { type Conforming, conformed, facePose, offsetsOf } from './conform.ts';
export {
  areTouching,
  type Boxed,
  boxesOf,
  type Contact,
  contactsBetween,
  nearestStands,
  shareOfFace,
} from './contact.ts';
export { squareBetweenBodies, squareTo } from './distance.ts';
export { CANNOT_TURN, everyHeading, type Fan, fanOf } from './fan.ts';
export { doesTouch, freeLength, gapTo, NO_GAP, type Way } from './gap.ts';
export {
  type Crossing,
  fitsCrossing,
  type Ground,
  isBlocked,
  isLegalPose,
  isOnTable,
  type Obstacle,
  type TableSize,
} from './ground.ts';
export { FULL_TURN, HALF_TURN, type Heading, QUARTER_TURN, toward, turnBetween, turned } from './heading.ts';
export { heightAt } from './height.ts';
export type { Hindrance, March, SlowGround } from './march.ts';
export { type Moved, moved, type Step } from './move.ts';
export { nearby } from './nearby.ts';
export { doesOverlap } from './overlap.ts';
export { INCH, type Point, squareBetween } from './point.ts';
export { facing, type Local, local, type Pose, place } from './pose.ts';
export { type Run, runAt, turnedToward } from './run.ts';
export { type Bounds, doMeet, isInside, type Shape, shapeOf } from './shape.ts';
export { band, ellipse, rectangle } from './shapes.ts';
export { doesStop, eyesOf, nearestPointOf, type Ray, raysBetween, squareInside } from './sight.ts';
