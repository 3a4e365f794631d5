import { expect, test } from 'vitest';
import { band, doMeet, ellipse, heightAt, isInside, rectangle } from './index.ts';

const centre = { x: 5000, y: 5000 };

test('[BLD-GEO-11] an ellipse has sixteen corners in clockwise order and turns with its heading', () => {
  const upright = ellipse(centre, 0, 1000, 500);
  expect(upright.corners).toHaveLength(16);
  expect(upright.bounds).toEqual({ west: 4000, east: 6000, south: 4500, north: 5500 });
  expect(ellipse(centre, 180, 1000, 500).bounds).toEqual({
    west: 4500,
    east: 5500,
    south: 4000,
    north: 6000,
  });
});

test('[BLD-GEO-11] on the rim counts as inside', () => {
  const square = rectangle(centre, 0, 100, 100);
  expect([
    isInside(square, { x: 5100, y: 5050 }),
    isInside(square, { x: 5101, y: 5050 }),
    isInside(square, { x: 4900, y: 4900 }),
  ]).toEqual([true, false, true]);
});

test('[BLD-GEO-12] a band lies between two corners', () => {
  const stream = band({ x: 0, y: 100 }, { x: 500, y: 354 });
  expect(stream.bounds).toEqual({ west: 0, east: 500, south: 100, north: 354 });
  expect(isInside(stream, { x: 250, y: 200 })).toBe(true);
});

test('[BLD-GEO-13] height is 0 on the rim and outside, and never more than 100', () => {
  const hill = rectangle(centre, 0, 1000, 1000);
  const heights = [0, 1, 10, 500, 999, 1000, 1500].map((dx) =>
    heightAt(hill, centre, { x: 5000 + dx, y: 5000 }),
  );
  expect(heights).toEqual([100, 99, 99, 50, 0, 0, 0]);
});

test('shapes meet when they touch in a point', () => {
  expect(doMeet(rectangle(centre, 0, 100, 100), rectangle({ x: 5200, y: 5200 }, 0, 100, 100))).toBe(true);
  expect(doMeet(rectangle(centre, 0, 100, 100), rectangle({ x: 5201, y: 5000 }, 0, 100, 100))).toBe(false);
});
