import type { Face } from './arc.ts';
import { type Block, contactBox, type Stand, standBody, standsOf } from './block.ts';
import { type Body, partOf } from './body.ts';
import { squareBetweenBodies, squareTo } from './distance.ts';
import { QUARTER_TURN } from './heading.ts';
import { aheadOf, type Pose, rightOf } from './pose.ts';

/** BLD-GEO-14: how far apart edges in contact may be, and by how much they may overlap. */
const REACH = 10;

/** BLD-GEO-14: whether two bodies touch. */
export const areTouching = (a: Body, b: Body): boolean => squareBetweenBodies(a, b) <= REACH ** 2;

/** Two stands edge to edge, seen from the first block: on which side of its stand, and for what length. */
export interface Contact {
  readonly own: Stand;
  readonly other: Stand;
  readonly face: Face;
  readonly length: number;
}

/** The least and greatest values of a box in the frame of a body. */
interface Extent {
  readonly left: number;
  readonly right: number;
  readonly rear: number;
  readonly front: number;
}

const seenFrom = (pose: Pose, { corners }: Body): Extent => {
  const us = corners.map((corner) => rightOf(pose, corner));
  const vs = corners.map((corner) => aheadOf(pose, corner));
  return {
    left: Math.min(...us),
    right: Math.max(...us),
    rear: Math.min(...vs),
    front: Math.max(...vs),
  };
};

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= REACH;

/** The edge of one extent along which another lies, and the length they share. */
const sharedEdge = (own: Extent, other: Extent): { face: Face; length: number } => {
  const across = Math.min(own.right, other.right) - Math.max(own.left, other.left);
  const along = Math.min(own.front, other.front) - Math.max(own.rear, other.rear);
  const edges: { face: Face; length: number }[] = [
    { face: 'front', length: isNear(own.front, other.rear) ? across : 0 },
    { face: 'right', length: isNear(own.right, other.left) ? along : 0 },
    { face: 'rear', length: isNear(own.rear, other.front) ? across : 0 },
    { face: 'left', length: isNear(own.left, other.right) ? along : 0 },
  ];
  return edges.reduce((best, edge) => (edge.length > best.length ? edge : best));
};

/** A stand with the box in which it makes contact. */
export interface Boxed {
  readonly stand: Stand;
  readonly box: Body;
}

/** BLD-GEO-14: the contact boxes of a block. */
export const boxesOf = (block: Block): readonly Boxed[] =>
  standsOf(block).map((stand) => ({ stand, box: contactBox(block, stand) }));

/**
 * BLD-GEO-14: on a square each face is shared equally by its stands: share `at` of `count`, clockwise, each reaching in
 * to the middle of the body.
 */
export const shareOfFace = (body: Body, face: Face, at: number, count: number): Body => {
  const { pose, left, right, rear, front } = body;
  const isEnd = face === 'front' || face === 'rear';
  const [least, size] = isEnd ? [left, right - left] : [rear, front - rear];
  const isAscending = face === 'front' || face === 'left';
  const cut = (share: number): number => least + Math.floor((share * size) / count);
  const first = isAscending ? at : count - 1 - at;
  const [from, to] = [cut(first), cut(first + 1)];
  const middle = (rear + front) / 2;
  if (isEnd)
    return partOf(pose, from, to, face === 'front' ? middle : rear, face === 'front' ? front : middle);
  return partOf(pose, face === 'left' ? left : 0, face === 'left' ? 0 : right, from, to);
};

/**
 * BLD-GEO-14: every pair of stands in contact along at least some length, in the frame of the first block, by its
 * stands and then the other's.
 */
export const contactsBetween = (
  own: readonly Boxed[],
  other: readonly Boxed[],
  least: number,
): readonly Contact[] => {
  const [first, second] = [own[0]?.box.pose, other[0]?.box.pose];
  if (first === undefined || second === undefined) return [];
  if ((first.heading - second.heading) % QUARTER_TURN !== 0) return [];
  const others = other.map(({ stand, box }) => ({ stand, extent: seenFrom(first, box) }));
  return own.flatMap(({ stand, box }) =>
    others.flatMap((each): Contact[] => {
      const { face, length } = sharedEdge(box, each.extent);
      return length >= least ? [{ own: stand, other: each.stand, face, length }] : [];
    }),
  );
};

/**
 * BLD-GEO-16: the nearest pair of stands by the distance of their own rectangles; ties: lower rank, then file, of the
 * first block, then of the other.
 */
export const nearestStands = (block: Block, other: Block): { own: Stand; other: Stand } => {
  const byRank = (a: Stand, b: Stand): number => a.rank - b.rank || a.file - b.file;
  const bodies = standsOf(other)
    .toSorted(byRank)
    .map((stand) => ({ stand, body: standBody(other, stand) }));
  let nearest: { own: Stand; other: Stand } | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const own of standsOf(block).toSorted(byRank)) {
    const ownBody = standBody(block, own);
    for (const { stand, body } of bodies) {
      const square = squareBetweenParts(ownBody, body);
      if (square >= least) continue;
      least = square;
      nearest = { own, other: stand };
    }
  }
  if (nearest === undefined) throw new RangeError('A block without stands is near nothing.');
  return nearest;
};

/** BLD-GEO-06 for parts of two bodies. */
const squareBetweenParts = (a: Body, b: Body): number =>
  Math.min(
    ...b.corners.map((corner) => squareTo(a, corner)),
    ...a.corners.map((corner) => squareTo(b, corner)),
  );
