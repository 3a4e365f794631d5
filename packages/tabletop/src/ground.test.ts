import { expect, test } from 'vitest';
import { band, bodyAt, isLegalPose, type Obstacle } from './index.ts';
import { TABLE } from './testkit/scene.ts';

const on = (closed: readonly Obstacle[] = []) => ({ table: TABLE, closed, passable: [] });

test('[BLD-GEO-09] every corner is on the table', () => {
  expect(isLegalPose(on(), bodyAt({ x: 200, y: 300, heading: 0 }, 400, 300))).toBe(true);
  expect(isLegalPose(on(), bodyAt({ x: 199, y: 300, heading: 0 }, 400, 300))).toBe(false);
  expect(isLegalPose(on(), bodyAt({ x: 200, y: 299, heading: 0 }, 400, 300))).toBe(false);
  expect(isLegalPose(on(), bodyAt({ x: 18_088, y: 12_192, heading: 0 }, 400, 300))).toBe(true);
  expect(isLegalPose(on(), bodyAt({ x: 18_088, y: 12_193, heading: 0 }, 400, 300))).toBe(false);
});

test('[BLD-GEO-09] nobody stands on what is closed, nor on what one may pass', () => {
  const body = bodyAt({ x: 5000, y: 5000, heading: 0 }, 400, 300);
  const other = bodyAt({ x: 5300, y: 5000, heading: 0 }, 400, 300);
  expect(isLegalPose(on([{ shape: other }]), body)).toBe(false);
  expect(isLegalPose({ ...on(), passable: [other] }, body)).toBe(false);
});

test('[BLD-GEO-12] a barrier is open at its crossing to those who head across it and fit in', () => {
  const river = {
    shape: band({ x: 9144 - 381, y: 0 }, { x: 9144 + 381, y: 12_192 }),
    crossing: { south: 6096 - 444, north: 6096 + 444 },
  };
  const at = (heading: number, width: number, y = 6096) =>
    isLegalPose(on([river]), bodyAt({ x: 9144, y, heading }, width, 300));
  expect([at(180, 800), at(540, 800)]).toEqual([true, true]);
  expect([at(180, 1200), at(0, 400), at(181, 400)]).toEqual([false, false, false]);
  expect([at(180, 800, 6140), at(180, 800, 6141)]).toEqual([true, false]);
});
