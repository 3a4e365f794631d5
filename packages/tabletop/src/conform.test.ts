import { expect, test } from 'vitest';
import { bodyAt, conformed, facePose, offsetsOf } from './index.ts';

const target = bodyAt({ x: 9000, y: 6000, heading: 360 }, 1600, 300);
const at = (x: number, y: number, width = 800) => bodyAt({ x, y, heading: 0 }, width, 300);
const facing = (x: number, width = 800) =>
  ({ body: at(x, 6000, width), target, face: 'front', standWidth: 400 }) as const;

test('[BLD-GEO-15] the faces of a body look outward from their middles', () => {
  expect(facePose(target, 'front')).toEqual({ x: 9000, y: 6000, heading: 360 });
  expect(facePose(target, 'right')).toEqual({ x: 8200, y: 6150, heading: 540 });
  expect(facePose(target, 'rear')).toEqual({ x: 9000, y: 6300, heading: 0 });
  expect(facePose(target, 'left')).toEqual({ x: 9800, y: 6150, heading: 180 });
});

test('[BLD-GEO-15] on a front files match, nearest to the first touch, then the numerically smaller, last the touch itself', () => {
  expect(offsetsOf(facing(9000))).toEqual([0, -400, 400, 0]);
  expect(offsetsOf(facing(9200))).toEqual([0, 400, 200]);
  expect(offsetsOf(facing(9000, 400))).toEqual([-200, 200, 0]);
});

test('[BLD-GEO-15] at least one stand overlaps, however far out the touch was', () => {
  expect(offsetsOf(facing(9900))).toEqual([800, 400, 800]);
});

test('[BLD-GEO-15] on a flank the centre of a file meets the middle of the face', () => {
  const body = bodyAt({ x: 9800, y: 6100, heading: 540 }, 1600, 300);
  expect(offsetsOf({ body, target, face: 'left', standWidth: 400 })).toEqual([-200, 200, -50]);
});

test('[BLD-GEO-15] the first legal place is taken; with none there is no place', () => {
  const first = conformed(facing(9000), ({ pose }) => pose.x !== 9000);
  expect(first?.pose).toEqual({ x: 8600, y: 6000, heading: 0 });
  expect(conformed(facing(9000), () => false)).toBeUndefined();
});
