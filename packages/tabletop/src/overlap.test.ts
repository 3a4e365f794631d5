import { expect, test } from 'vitest';
import { bodyAt, doesOverlap, shapeOf, squareBetweenBodies, squareTo } from './index.ts';

const body = bodyAt({ x: 5000, y: 5000, heading: 0 }, 400, 400);
const beside = (overlap: number) => bodyAt({ x: 5400 - overlap, y: 5000, heading: 0 }, 400, 400);

test('[BLD-GEO-05] an overlap of up to 3 is rounding, more is an overlap', () => {
  expect([0, 3, 4].map((overlap) => doesOverlap(body, beside(overlap)))).toEqual([false, false, true]);
});

test('[BLD-GEO-05] grown by k the body overlaps what is nearer than k', () => {
  expect([-254, -253].map((overlap) => doesOverlap(body, beside(overlap), 254))).toEqual([false, true]);
});

test('[BLD-GEO-05] an edge of the shape separates where no axis does; on the line counts as separated', () => {
  // Its long edge is the line x + y = 10194 + at; the corner of the body less 3 is at (5197, 4997).
  const slope = (at: number) =>
    shapeOf([
      { x: 5000 + at, y: 5194 },
      { x: 5600 + at, y: 5194 },
      { x: 5600 + at, y: 4594 },
    ]);
  expect(doesOverlap(body, slope(0))).toBe(false);
  expect(doesOverlap(body, slope(-1))).toBe(true);
});

test('[BLD-GEO-06] the distance is that of the nearest corner, squared', () => {
  const other = bodyAt({ x: 5700, y: 5800, heading: 0 }, 400, 400);
  expect(squareBetweenBodies(body, other)).toBe(300 ** 2 + 400 ** 2);
  expect(squareTo(body, { x: 5000, y: 4900 })).toBe(0);
  expect(squareTo(body, { x: 5300, y: 5100 })).toBe(100 ** 2 + 100 ** 2);
});

test('[BLD-GEO-06] crossed bodies have no corner inside each other, but no distance either', () => {
  const wide = bodyAt({ x: 5000, y: 4900, heading: 0 }, 2000, 150);
  expect(squareBetweenBodies(body, wide)).toBe(0);
  expect(squareBetweenBodies(wide, body)).toBe(0);
});
