import { type Body, centreOf, partOf } from './body.ts';
import { squareBetweenBodies } from './distance.ts';
import { HALF_TURN, QUARTER_TURN, toward, turnBetween, turned } from './heading.ts';
import { aheadOf, rightOf } from './pose.ts';
import { doMeet, shapeOf } from './shape.ts';

/** The four sides of a body, clockwise from the front. */
export const FACES = ['front', 'right', 'rear', 'left'] as const;
export type Face = (typeof FACES)[number];

/** How far clockwise of the body's heading a face looks, in half-degrees. */
export const faceTurn = (face: Face): number => FACES.indexOf(face) * QUARTER_TURN;

/** BLD-GEO-18: a trapezium ahead of the front edge that opens by 45 degrees on both sides; touching it counts. */
export const isInArc = (body: Body, target: Body, range: number): boolean => {
  const { left, right, pose } = body;
  const arc = shapeOf([
    { x: left - range, y: range },
    { x: right + range, y: range },
    { x: right, y: 0 },
    { x: left, y: 0 },
  ]);
  const seen = target.corners.map((corner) => ({ x: rightOf(pose, corner), y: aheadOf(pose, corner) }));
  return doMeet(arc, shapeOf(seen));
};

/** BLD-GEO-18: the front edge, from which range is measured. */
export const frontEdgeOf = ({ pose, left, right }: Body): Body => partOf(pose, left, right, 0, 0);

/** BLD-GEO-18: the square of the range, from the front edge or, all round, from the whole body. */
export const squareOfRange = (body: Body, target: Body, isAllRound = false): number =>
  squareBetweenBodies(isAllRound ? body : frontEdgeOf(body), target);

const TIES: readonly Face[] = ['front', 'right', 'left', 'rear'];

/** BLD-GEO-18: the face that looks most toward a target; of equals the front, then right, left, rear. */
export const faceToward = (body: Body, target: Body): Face => {
  const { heading } = body.pose;
  const wanted = toward(centreOf(body), centreOf(target), heading);
  const off = (face: Face): number => turnBetween(turned(heading, faceTurn(face)), wanted);
  return TIES.reduce((best, face) => (off(face) < off(best) ? face : best));
};

/** Which face of a body a point lies before: the zones of the table around it (BLD-R-06). */
export const zoneOf = (body: Body, point: { readonly x: number; readonly y: number }): Face => {
  const v = aheadOf(body.pose, point);
  if (v >= body.front) return 'front';
  if (v <= body.rear) return 'rear';
  return rightOf(body.pose, point) < 0 ? 'left' : 'right';
};

/** The quarter turn, 0 to 3 times clockwise, that brings a heading nearest to another (BLD-R-08). */
export const nearestQuarterTurn = (heading: number, wanted: number): number => {
  const off = (turn: number): number => turnBetween(turned(heading, turn), wanted);
  const turns = [0, QUARTER_TURN, -QUARTER_TURN, HALF_TURN];
  return turns.reduce((best, turn) => (off(turn) < off(best) ? turn : best));
};
