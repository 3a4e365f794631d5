import { expect, test } from 'vitest';
import {
  advanced,
  bodyAt,
  centreOf,
  conformed,
  doesOverlap,
  ellipse,
  gapTo,
  heightAt,
  INCH,
  local,
  offsetsOf,
  pivoted,
  squareBetweenBodies,
  toward,
  zoneOf,
} from './index.ts';

test('[BLD-EX-29] the frame of a body: corners, centre, local coordinates, headings', () => {
  const body = bodyAt({ x: 9144, y: 3000, heading: 67 }, 1600, 300);
  expect(body.corners).toEqual([
    { x: 8477, y: 3442 },
    { x: 9811, y: 2558 },
    { x: 9646, y: 2308 },
    { x: 8311, y: 3191 },
  ]);
  expect(centreOf(body)).toEqual({ x: 9061, y: 2875 });
  expect(local(body.pose, { x: 9000, y: 4000 })).toEqual({ u: -672, v: 754 });
  expect(toward({ x: 0, y: 0 }, { x: 1000, y: 300 }, 0)).toBe(147);
  expect(toward({ x: 5, y: 5 }, { x: 5, y: 4 }, 0)).toBe(360);
});

test('[BLD-EX-30] a column runs at a line and conforms to its front', () => {
  const target = bodyAt({ x: 9250, y: 5500, heading: 370 }, 1600, 300);
  const start = bodyAt({ x: 9000, y: 4000, heading: 0 }, 400, 1200);
  expect(toward(start.pose, centreOf(target), 0)).toBe(18);
  const turned = pivoted(start, 18);
  expect(gapTo(turned, target)).toBe(1505);
  const touching = advanced(turned, 1505);
  expect(touching.pose).toEqual({ x: 9235, y: 5486, heading: 18 });
  expect(doesOverlap(touching, target)).toBe(false);
  expect(local(target.pose, start.pose)).toEqual({ u: 118, v: 1516 });
  expect(zoneOf(target, start.pose)).toBe('front');
  const conforming = { body: touching, target, face: 'front', standWidth: 400 } as const;
  expect(offsetsOf(conforming)).toEqual([-200, 200, -14]);
  const final = conformed(conforming, () => true);
  expect(final?.pose).toEqual({ x: 9051, y: 5517, heading: 10 });
  expect(squareBetweenBodies(final!, target)).toBe(0);
});

test('[BLD-EX-31] a hill: its first corners and its heights', () => {
  const centre = { x: 9144, y: 6096 };
  const hill = ellipse(centre, 0, 7 * INCH, 5 * INCH);
  expect(hill.corners.slice(0, 5).map(({ x, y }) => [x - centre.x, y - centre.y])).toEqual([
    [0, 1270],
    [680, 1173],
    [1257, 898],
    [1643, 486],
    [1778, 0],
  ]);
  const heights = (points: readonly (readonly [number, number])[]) =>
    points.map(([dx, dy]) => heightAt(hill, centre, { x: centre.x + dx, y: centre.y + dy }));
  expect(heights([0, 178, 500, 889, 1500, 1778].map((dx) => [dx, 0]))).toEqual([100, 89, 71, 50, 15, 0]);
  expect(heights([300, 635, 1000].map((dy) => [0, dy]))).toEqual([76, 50, 21]);
});
