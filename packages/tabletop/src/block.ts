import { type Body, bodyAt, partOf } from './body.ts';
import type { Point } from './point.ts';
import { facing, type Pose, place } from './pose.ts';

/** BLD-GEO-17: stands of the same size drawn up in files; each file has so many stands, counted from the front. */
export interface Block {
  readonly pose: Pose;
  readonly files: readonly number[];
  readonly standWidth: number;
  readonly standDepth: number;
}

/** A stand of a block: rank 0 is the front, file 0 the left. */
export interface Stand {
  readonly rank: number;
  readonly file: number;
}

/** BLD-R-03, BLD-GEO-17: whole ranks from the front; a short last rank stands in the middle. */
export const formed = (stands: number, files: number): readonly number[] => {
  const ranks = Math.floor(stands / files);
  const over = stands % files;
  const first = Math.floor((files - over) / 2);
  return Array.from({ length: files }, (_, file) =>
    file >= first && file < first + over ? ranks + 1 : ranks,
  );
};

export const ranksOf = ({ files }: Block): number => Math.max(0, ...files);

/** BLD-R-03: the whole rectangle around a block. */
export const bodyOf = (block: Block): Body =>
  bodyAt(block.pose, block.files.length * block.standWidth, ranksOf(block) * block.standDepth);

export const standsOf = ({ files }: Block): readonly Stand[] =>
  files.flatMap((stands, file) => Array.from({ length: stands }, (_, rank) => ({ rank, file })));

const leftOf = ({ files, standWidth }: Block, file: number): number =>
  file * standWidth - (files.length * standWidth) / 2;

/** BLD-GEO-04. */
export const standCentre = (block: Block, { rank, file }: Stand): Point =>
  place(
    block.pose,
    leftOf(block, file) + block.standWidth / 2,
    -(rank * block.standDepth + block.standDepth / 2),
  );

/** BLD-GEO-11: a stand's own rectangle, in the frame of its block. */
export const standBody = (block: Block, { rank, file }: Stand): Body => {
  const left = leftOf(block, file);
  const { standWidth, standDepth } = block;
  return partOf(block.pose, left, left + standWidth, -(rank + 1) * standDepth, 0 - rank * standDepth);
};

/** BLD-GEO-14: a stand's rectangle, stretched to the edge of the body wherever no other stand lies between. */
export const contactBox = (block: Block, stand: Stand): Body => {
  const { files, pose } = block;
  const own = standBody(block, stand);
  const whole = bodyOf(block);
  const hasStandIn = (from: number, to: number): boolean =>
    files.slice(from, to).some((stands) => stands > stand.rank);
  return partOf(
    pose,
    hasStandIn(0, stand.file) ? own.left : whole.left,
    hasStandIn(stand.file + 1, files.length) ? own.right : whole.right,
    (files[stand.file] as number) > stand.rank + 1 ? own.rear : whole.rear,
    own.front,
  );
};

export type Side = 'left' | 'right';

/**
 * BLD-GEO-17: the side from which files close when no flank decides it: the one farther from the mean file in contact,
 * numbered before the losses, else the right.
 */
export const closingSide = (fileCount: number, filesInContact: readonly number[]): Side => {
  const sum = filesInContact.reduce((total, file) => total + file, 0);
  return 2 * sum > (fileCount - 1) * filesInContact.length ? 'left' : 'right';
};

/**
 * BLD-GEO-17: the block after losses, given how many stands each file has left. Empty files go, and the files beyond
 * them close in from one side; the front edge stays in place, or the rear edge. One rounding gives the new anchor.
 */
export const closedUp = (
  block: Block,
  left: readonly number[],
  from: Side,
  keeps: 'front' | 'rear' = 'front',
): Block => {
  const files = left.filter((stands) => stands > 0);
  const after = { ...block, files };
  const narrower = ((left.length - files.length) * block.standWidth) / 2;
  const shallower = (ranksOf(block) - ranksOf(after)) * block.standDepth;
  const anchor = place(
    block.pose,
    from === 'right' ? 0 - narrower : narrower,
    keeps === 'rear' ? 0 - shallower : 0,
  );
  return { ...after, pose: facing(anchor, block.pose.heading) };
};

/** BLD-GEO-08: facing about turns the order of the files round; every file is flush with the new front. */
export const aboutFacedFiles = (files: readonly number[]): readonly number[] => [...files].reverse();
