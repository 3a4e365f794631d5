import { expect, test } from 'vitest';
import { bodyAt, doesTouch, freeLength, gapTo, NO_GAP, shapeOf } from './index.ts';

const line = bodyAt({ x: 5000, y: 5000, heading: 0 }, 1600, 300);
const at = (x: number, y: number) => bodyAt({ x, y, heading: 360 }, 400, 300);

test('[BLD-GEO-07] the gap ahead to what lies in the lane, which is 2 narrower on each side', () => {
  expect(gapTo(line, at(5000, 6000))).toBe(1000);
  expect(gapTo(line, at(5997, 6000))).toBe(1000);
  expect(gapTo(line, at(5998, 6000))).toBe(NO_GAP);
  expect(gapTo(line, at(4002, 6000))).toBe(NO_GAP);
});

test('[BLD-GEO-07] what lies behind has no gap ahead, but one behind', () => {
  expect(gapTo(line, at(5000, 3000))).toBe(NO_GAP);
  expect(gapTo(line, at(5000, 3000), -1)).toBe(1400);
});

test('[BLD-GEO-07] an edge that crosses the side of the lane counts where it crosses, rounded down', () => {
  const wedge = shapeOf([
    { x: 5700, y: 6001 },
    { x: 7000, y: 6500 },
    { x: 7000, y: 5400 },
  ]);
  // u from 700 to 2000 and v from 1001 down to 400: at u = 798 the lower edge is at 1001 − 601 · 98 / 1300.
  expect(gapTo(line, wedge)).toBe(1001 + Math.floor((-601 * 98) / 1300));
});

test('[BLD-GEO-07] grown by k the lane is wider and the gap shorter, but never below 0', () => {
  expect(gapTo(line, at(6100, 6000))).toBe(NO_GAP);
  expect(gapTo(line, at(6100, 6000), 1, 254)).toBe(746);
  expect(gapTo(line, at(5000, 5100), 1, 254)).toBe(0);
});

test('[BLD-GEO-07] a leg touches what is nearer than its length, and whatever it overlaps at the start', () => {
  expect([1000, 1001].map((length) => doesTouch(line, at(5000, 6000), length))).toEqual([false, true]);
  expect(freeLength(line, at(5000, 5010 - 300))).toBe(-1);
  expect(doesTouch(line, at(5000, 4990), 0)).toBe(true);
});

test('[BLD-GEO-07] up to 6 deep in another at the start a body is not stuck: it may go back', () => {
  const behind = bodyAt({ x: 5000, y: 5295, heading: 0 }, 1600, 300);
  expect([freeLength(line, behind, 1), freeLength(line, behind, -1)]).toEqual([0, NO_GAP]);
});
