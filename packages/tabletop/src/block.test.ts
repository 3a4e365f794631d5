import { expect, test } from 'vitest';
import {
  aboutFacedFiles,
  areTouching,
  type Block,
  bodyAt,
  bodyOf,
  boxesOf,
  closedUp,
  closingSide,
  contactBox,
  contactsBetween,
  formed,
  nearestStands,
  shareOfFace,
  standBody,
  standCentre,
  standsOf,
} from './index.ts';

const block = (files: readonly number[], changes: Partial<Block['pose']> = {}): Block => ({
  pose: { x: 5000, y: 5000, heading: 0, ...changes },
  files,
  standWidth: 400,
  standDepth: 150,
});

test('[BLD-GEO-17] forming up fills whole ranks, and the last rank stands in the middle', () => {
  expect([formed(8, 4), formed(9, 4), formed(10, 4), formed(7, 4), formed(3, 1)]).toEqual([
    [2, 2, 2, 2],
    [2, 3, 2, 2],
    [2, 3, 3, 2],
    [2, 2, 2, 1],
    [3],
  ]);
});

test('[BLD-GEO-04] the body is the rectangle around all stands; each stand has its centre', () => {
  const ragged = block([2, 2, 1]);
  expect(bodyOf(ragged).bounds).toEqual({ west: 4400, east: 5600, south: 4700, north: 5000 });
  expect(standsOf(ragged)).toHaveLength(5);
  expect(standCentre(ragged, { rank: 1, file: 0 })).toEqual({ x: 4600, y: 4775 });
});

test("[BLD-GEO-11] a stand's own rectangle has the frame of its block", () => {
  const { pose, bounds } = standBody(block([2, 2]), { rank: 1, file: 1 });
  expect(pose).toEqual({ x: 5000, y: 5000, heading: 0 });
  expect(bounds).toEqual({ west: 5000, east: 5400, south: 4700, north: 4850 });
});

test('[BLD-GEO-14] a contact box reaches to the edge of the body where no stand lies between', () => {
  const ragged = block([1, 2, 1]);
  expect(contactBox(ragged, { rank: 0, file: 0 }).bounds).toEqual({
    west: 4400,
    east: 4800,
    south: 4700,
    north: 5000,
  });
  expect(contactBox(ragged, { rank: 0, file: 1 }).bounds).toEqual({
    west: 4800,
    east: 5200,
    south: 4850,
    north: 5000,
  });
  expect(contactBox(ragged, { rank: 1, file: 1 }).bounds).toEqual({
    west: 4400,
    east: 5600,
    south: 4700,
    north: 4850,
  });
});

test('[BLD-GEO-14] stands are in contact up to 10 apart along at least a quarter of their width', () => {
  const own = boxesOf(block([1, 1]));
  const facing = (x: number, y: number) => boxesOf(block([1, 1], { x, y, heading: 360 }));
  const pairs = (x: number, y: number) =>
    contactsBetween(own, facing(x, y), 100).map(({ face, length }) => [face, length]);
  expect(pairs(5000, 5010)).toEqual([
    ['front', 400],
    ['front', 400],
  ]);
  expect(pairs(5000, 5011)).toEqual([]);
  expect(pairs(5700, 5000)).toEqual([['front', 100]]);
  expect(pairs(5701, 5000)).toEqual([]);
  expect(pairs(5000, 4990)).toHaveLength(2);
});

test('[BLD-GEO-14] only bodies at right angles can be in contact; on a flank the side of the file counts', () => {
  const own = boxesOf(block([2, 2]));
  expect(contactsBetween(own, boxesOf(block([1], { y: 5000, heading: 359 })), 100)).toEqual([]);
  const flank = boxesOf(block([1, 1], { x: 5400, y: 4850, heading: 540 }));
  const found = contactsBetween(own, flank, 100);
  expect(found.map(({ own: { rank, file }, other, face }) => [rank, file, other.file, face])).toEqual([
    [0, 1, 1, 'right'],
    [1, 1, 0, 'right'],
  ]);
});

test('[BLD-GEO-14] on a square each face is shared equally by its stands, clockwise', () => {
  const square = bodyAt({ x: 5000, y: 5000, heading: 0 }, 800, 800);
  const spans = (face: 'front' | 'right' | 'rear' | 'left') =>
    [0, 1, 2].map((at) => {
      const { left, right, rear, front } = shareOfFace(square, face, at, 3);
      return face === 'front' || face === 'rear' ? [left, right] : [rear, front];
    });
  expect(spans('front')).toEqual([
    [-400, -134],
    [-134, 133],
    [133, 400],
  ]);
  expect(spans('rear')).toEqual(spans('front').toReversed());
  expect(spans('right')[0]?.[1]).toBe(0);
  expect(spans('left')[0]?.[0]).toBe(-800);
  expect(shareOfFace(square, 'right', 0, 3).right).toBe(400);
});

test('[BLD-GEO-14] bodies touch up to 10 apart', () => {
  const other = (y: number) => bodyAt({ x: 5000, y, heading: 360 }, 400, 150);
  expect([5010, 5011].map((y) => areTouching(bodyOf(block([1])), other(y)))).toEqual([true, false]);
});

test('[BLD-GEO-16] the nearest pair of stands; ties go to the lower rank, then file, of the first, then the other', () => {
  const own = block([2, 2]);
  expect(nearestStands(own, block([1, 1], { x: 6000, y: 5400, heading: 400 }))).toEqual({
    own: { rank: 0, file: 1 },
    other: { rank: 0, file: 1 },
  });
  expect(nearestStands(own, block([1, 1], { y: 5300, heading: 360 }))).toEqual({
    own: { rank: 0, file: 0 },
    other: { rank: 0, file: 0 },
  });
});

test('[BLD-GEO-17] an empty file goes and the others close in; the front edge stays, or the rear', () => {
  const before = block([2, 2, 2, 2]);
  const pose = (left: readonly number[], from: 'left' | 'right', keeps?: 'rear') =>
    closedUp(before, left, from, keeps).pose;
  expect(pose([2, 0, 2, 2], 'right')).toEqual({ x: 4800, y: 5000, heading: 0 });
  expect(pose([2, 0, 2, 2], 'left')).toEqual({ x: 5200, y: 5000, heading: 0 });
  expect(pose([1, 1, 1, 1], 'right', 'rear')).toEqual({ x: 5000, y: 4850, heading: 0 });
  expect(closedUp(before, [2, 0, 1, 0], 'right').files).toEqual([2, 1]);
});

test('[BLD-GEO-17] files close from the side farther from the contact, else from the right', () => {
  expect([
    closingSide(6, [0, 1]),
    closingSide(6, [4, 5]),
    closingSide(6, [0, 5]),
    closingSide(6, []),
  ]).toEqual(['right', 'left', 'right', 'right']);
});

test('[BLD-GEO-08] facing about puts the files in reverse order, flush with the new front', () => {
  expect(aboutFacedFiles([2, 3, 1])).toEqual([1, 3, 2]);
});
