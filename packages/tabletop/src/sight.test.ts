import { expect, test } from 'vitest';
import { bodyAt, doesStop, eyesOf, nearestPointOf, raysBetween, rectangle, squareInside } from './index.ts';

const wood = rectangle({ x: 5000, y: 5000 }, 0, 500, 500);
const ray = (x1: number, y1: number, x2: number, y2: number) => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
});

test('[BLD-GEO-19] a line looks from its front corners and its anchor, others from all round', () => {
  const line = bodyAt({ x: 9000, y: 6000, heading: 0 }, 800, 200);
  expect(eyesOf(line, false)).toEqual([
    { x: 8600, y: 6000 },
    { x: 9000, y: 6000 },
    { x: 9400, y: 6000 },
  ]);
  expect(eyesOf(line, true)).toHaveLength(5);
});

test('[BLD-GEO-19] six rays: to the nearest point of the target and to its centre', () => {
  const line = bodyAt({ x: 9000, y: 6000, heading: 0 }, 800, 200);
  const target = bodyAt({ x: 9000, y: 8000, heading: 0 }, 400, 400);
  expect(nearestPointOf(target, { x: 8600, y: 6000 })).toEqual({ x: 8800, y: 7600 });
  const rays = raysBetween(line, target);
  expect(rays.map(({ to }) => [to.x, to.y])).toEqual([
    [8800, 7600],
    [9000, 7800],
    [9000, 7600],
    [9000, 7800],
    [9200, 7600],
    [9000, 7800],
  ]);
});

test('[BLD-GEO-19] a ray that only grazes a shape, along an edge or at a corner, is not stopped', () => {
  expect(doesStop(wood, ray(4000, 5000, 6000, 5000))).toBe(true);
  expect(doesStop(wood, ray(4000, 5500, 6000, 5500))).toBe(false);
  expect(doesStop(wood, ray(4000, 5499, 6000, 5499))).toBe(true);
  expect(doesStop(wood, ray(4500, 6500, 6500, 4500))).toBe(false);
  expect(doesStop(wood, ray(4000, 5000, 4500, 5000))).toBe(false);
  expect(doesStop(wood, ray(4000, 5000, 4501, 5000))).toBe(true);
});

test('[BLD-GEO-19] the length inside, from entry or start to exit or end; 0 if not stopped', () => {
  const squares = [
    ray(4000, 5000, 6000, 5000),
    ray(4000, 5000, 5000, 5000),
    ray(5000, 5000, 6000, 5000),
    ray(4900, 5000, 5200, 5000),
    ray(4000, 5500, 6000, 5500),
  ].map((each) => squareInside(wood, each));
  expect(squares).toEqual([1000 ** 2, 500 ** 2, 500 ** 2, 300 ** 2, 0]);
});

test('[BLD-GEO-19] points on the rim are rounded down in each coordinate', () => {
  // It enters at x = 4500, y = 4900 + 500 · 100 / 2000 = 4925, and leaves at 5500, 4975.
  expect(squareInside(wood, ray(4000, 4900, 6000, 5000))).toBe(1000 ** 2 + 50 ** 2);
  // It enters at x = 4500, y = 4900 + 500 · 101 / 2000, rounded down, and leaves at 4900 + 1500 · 101 / 2000.
  expect(squareInside(wood, ray(4000, 4900, 6000, 5001))).toBe(1000 ** 2 + (4975 - 4925) ** 2);
});
