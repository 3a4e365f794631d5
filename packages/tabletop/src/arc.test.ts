import { expect, test } from 'vitest';
import { bodyAt, faceToward, isInArc, nearestQuarterTurn, squareOfRange, zoneOf } from './index.ts';

const line = bodyAt({ x: 9000, y: 6000, heading: 0 }, 1600, 300);
const at = (x: number, y: number) => bodyAt({ x, y, heading: 0 }, 400, 400);

test('[BLD-GEO-18] the arc opens by 45 degrees from the front corners; touching it counts', () => {
  // The right edge of the arc runs through (9800 + d, 6000 + d); this target's upper left corner is at (x − 200, y).
  expect(isInArc(line, at(10_500, 6500), 3000)).toBe(true);
  expect(isInArc(line, at(10_501, 6500), 3000)).toBe(false);
  expect(isInArc(line, at(9000, 6000), 3000)).toBe(true);
  expect(isInArc(line, at(9000, 5999), 3000)).toBe(false);
});

test('[BLD-GEO-18] the arc ends at the greatest range', () => {
  expect([9400, 9401].map((y) => isInArc(line, at(9000, y), 3000))).toEqual([true, false]);
});

test('[BLD-GEO-18] range is measured from the front edge, all round from the whole body', () => {
  const behind = at(9000, 5000);
  expect(squareOfRange(line, behind)).toBe(1000 ** 2);
  expect(squareOfRange(line, behind, true)).toBe(700 ** 2);
});

test('[BLD-GEO-18] a square shoots with the face that looks most toward the target; ties front, right, left, rear', () => {
  const square = bodyAt({ x: 9000, y: 6400, heading: 0 }, 800, 800);
  const towards = (x: number, y: number) =>
    faceToward(square, bodyAt({ x, y: y + 200, heading: 0 }, 400, 400));
  expect([towards(9000, 8000), towards(9900, 6900), towards(8100, 6900), towards(8100, 5100)]).toEqual([
    'front',
    'front',
    'front',
    'left',
  ]);
  expect([towards(9900, 5100), towards(9000, 4000)]).toEqual(['right', 'rear']);
});

test('[BLD-R-06] the zones around a body', () => {
  const zones = [
    [9000, 6000],
    [12_000, 6001],
    [9801, 5999],
    [8199, 5999],
    [9000, 5700],
  ].map(([x, y]) => zoneOf(line, { x: x!, y: y! }));
  expect(zones).toEqual(['front', 'front', 'right', 'left', 'rear']);
});

test('[BLD-R-08] the nearest quarter turn: of equals the smallest, then clockwise', () => {
  expect([nearestQuarterTurn(0, 89), nearestQuarterTurn(0, 90), nearestQuarterTurn(0, 91)]).toEqual([
    0, 0, 180,
  ]);
  expect([nearestQuarterTurn(0, 270), nearestQuarterTurn(0, 450), nearestQuarterTurn(0, 360)]).toEqual([
    180, -180, 360,
  ]);
});
