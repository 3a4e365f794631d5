import { type Face, faceTurn } from './arc.ts';
import { type Body, depthOf, movedTo, widthOf } from './body.ts';
import { HALF_TURN, turned } from './heading.ts';
import type { Point } from './point.ts';
import { facing, type Pose, place, rightOf } from './pose.ts';

/** The middle of a face, looking outward (BLD-GEO-15). */
export const facePose = (body: Body, face: Face): Pose => {
  const middle = (body.rear + body.front) / 2;
  const [u, v] = {
    front: [0, body.front],
    right: [body.right, middle],
    rear: [0, body.rear],
    left: [body.left, middle],
  }[face] as [number, number];
  return facing(place(body.pose, u, v), turned(body.pose.heading, faceTurn(face)));
};

export interface Conforming {
  /** The body to be placed, with its anchor where it first touched. */
  readonly body: Body;
  /** The body that stays, and its face. */
  readonly target: Body;
  readonly face: Face;
  readonly standWidth: number;
}

/** BLD-GEO-15: places along the face, as offsets of the anchor from its middle, in the order in which they are tried. */
export const offsetsOf = ({ body, target, face, standWidth }: Conforming): readonly number[] => {
  const isEnd = face === 'front' || face === 'rear';
  const edge = isEnd ? widthOf(target) : depthOf(target);
  const width = widthOf(body);
  const limit = (width + edge) / 2 - Math.min(standWidth, edge);
  const start = startOffset(body.pose, target, face);
  const nearest = Math.max(-limit, Math.min(limit, start));
  const matched = isEnd
    ? filesMatched((width - edge) / 2, nearest, standWidth).filter((offset) => Math.abs(offset) <= limit)
    : filesCentred(width, standWidth).filter((offset) => Math.abs(offset - nearest) <= standWidth);
  const byNearness = (a: number, b: number): number => Math.abs(a - start) - Math.abs(b - start) || a - b;
  return [...matched.toSorted(byNearness), nearest];
};

/** Where the anchor was at first touch, along the face. */
const startOffset = (anchor: Point, target: Body, face: Face): number =>
  rightOf(placed(target, face), anchor);

/** Flush with the face and looking at it. */
const placed = (target: Body, face: Face): Pose => {
  const outward = facePose(target, face);
  return facing(outward, turned(outward.heading, HALF_TURN));
};

/** Every offset at which the files of both match, within a stand's width of the nearest. */
const filesMatched = (match: number, nearest: number, standWidth: number): number[] => {
  const first = nearest - standWidth;
  const over = (((match - first) % standWidth) + standWidth) % standWidth;
  return [0, 1, 2]
    .map((step) => first + over + step * standWidth)
    .filter((offset) => offset <= nearest + standWidth);
};

/** Every offset that puts the centre of a file on the middle of the face. */
const filesCentred = (width: number, standWidth: number): number[] =>
  Array.from({ length: width / standWidth }, (_, file) => width / 2 - (file * standWidth + standWidth / 2));

/**
 * BLD-GEO-15: the body flush with the face of its target, at the first place that is legal; the target itself does not
 * count. None if no place is.
 */
export const conformed = (conforming: Conforming, isLegal: (body: Body) => boolean): Body | undefined => {
  const pose = placed(conforming.target, conforming.face);
  for (const offset of offsetsOf(conforming)) {
    const body = movedTo(conforming.body, facing(place(pose, offset, 0), pose.heading));
    if (isLegal(body)) return body;
  }
  return undefined;
};
