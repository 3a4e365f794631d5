import { expect, test } from 'vitest';
import { INCH, local, place } from './index.ts';
import { floorDivided, rounded } from './pose.ts';

test('[BLD-GEO-01] an inch is 254 tenths of a millimetre', () => {
  expect(72 * INCH).toBe(18_288);
});

test('[BLD-GEO-03] rounds to the nearest whole number, halves away from zero, and never to −0', () => {
  const half = 2 ** 19;
  expect([half, half - 1, -half, -half + 1, 3 * half].map(rounded)).toEqual([1, 0, -1, 0, 2]);
  expect(Object.is(rounded(-1), 0)).toBe(true);
});

test('[BLD-GEO-03] at quarter turns right and forward are the axes', () => {
  const at = { x: 100, y: 200 };
  expect(place({ ...at, heading: 0 }, 3, 7)).toEqual({ x: 103, y: 207 });
  expect(place({ ...at, heading: 180 }, 3, 7)).toEqual({ x: 107, y: 197 });
  expect(place({ ...at, heading: 360 }, 3, 7)).toEqual({ x: 97, y: 193 });
  expect(place({ ...at, heading: 540 }, 3, 7)).toEqual({ x: 93, y: 203 });
});

test('[BLD-GEO-03] local undoes place but for rounding', () => {
  for (let heading = 0; heading < 720; heading += 7) {
    const pose = { x: 9000, y: 5000, heading };
    const { u, v } = local(pose, place(pose, 1234, -4321));
    expect(Math.max(Math.abs(u - 1234), Math.abs(v + 4321))).toBeLessThanOrEqual(1);
  }
});

test('division rounds down on both sides of zero', () => {
  expect([floorDivided(7, 2), floorDivided(-7, 2), floorDivided(7, -2), floorDivided(-8, 2)]).toEqual([
    3, -4, -4, -4,
  ]);
});
