import { expect, test } from 'vitest';
import { FORWARD_X, FORWARD_Y, FULL_TURN } from './heading.ts';
import { type Point, toward, turnBetween, turned } from './index.ts';
import { SINES } from './sines.ts';

test('[BLD-GEO-02] the shipped sines are the nearest whole numbers', () => {
  expect(SINES).toHaveLength(181);
  expect([1, 60, 90, 120, 180].map((half) => SINES[half])).toEqual([
    9150,
    524_288,
    741_455,
    908_093,
    2 ** 20,
  ]);
  expect(SINES.reduce((sum, sine) => sum + sine, 0)).toBe(120_681_482);
  SINES.forEach((sine, half) => {
    expect(sine).toBe(Math.round(2 ** 20 * Math.sin((half * Math.PI) / 360)));
  });
});

test('[BLD-GEO-02] quarter and half turns are exact', () => {
  for (let heading = 0; heading < FULL_TURN; heading++) {
    const quarter = turned(heading, 180);
    expect([FORWARD_X[quarter], FORWARD_Y[quarter]]).toEqual([FORWARD_Y[heading], 0 - FORWARD_X[heading]!]);
  }
  expect([FORWARD_X[0], FORWARD_Y[0], FORWARD_X[180], FORWARD_Y[180]]).toEqual([0, 2 ** 20, 2 ** 20, 0]);
});

test('headings turn both ways and lie at most half a turn apart', () => {
  expect([turned(700, 40), turned(10, -30), turned(0, 720)]).toEqual([20, 700, 0]);
  expect([turnBetween(710, 10), turnBetween(10, 710), turnBetween(0, 360), turnBetween(5, 5)]).toEqual([
    20, 20, 360, 0,
  ]);
});

/** BLD-GEO-03 to the letter: all 720 headings, the lowest of equals. */
const letter = ({ x, y }: Point): number => {
  let best = 0;
  const along = (heading: number): number => FORWARD_X[heading]! * x + FORWARD_Y[heading]! * y;
  for (let heading = 1; heading < FULL_TURN; heading++) if (along(heading) > along(best)) best = heading;
  return best;
};

test('[BLD-GEO-03] toward is the heading with the greatest forward product, the lowest of equals', () => {
  const origin = { x: 0, y: 0 };
  for (let x = -12; x <= 12; x++)
    for (let y = -12; y <= 12; y++) {
      if (x === 0 && y === 0) continue;
      for (const scale of [1, 97, 1523]) {
        const point = { x: x * scale + (scale > 1 ? y : 0), y: y * scale };
        if (point.x !== 0 || point.y !== 0) expect(toward(origin, point, 5)).toBe(letter(point));
      }
    }
});

test('[BLD-GEO-03] of two equal headings the lower, and toward itself a point keeps its heading', () => {
  // At right angles to the difference of the first two directions.
  const between = { x: FORWARD_Y[0]! - FORWARD_Y[1]!, y: FORWARD_X[1]! - FORWARD_X[0]! };
  expect(toward({ x: 0, y: 0 }, between, 5)).toBe(0);
  expect(toward({ x: 7, y: 7 }, { x: 7, y: 7 }, 333)).toBe(333);
});
