import { expect, test } from 'vitest';
import { bodyAt, doesOverlap, ellipse, gapTo, NO_GAP } from './index.ts';
import { Letter } from './testkit/letter.ts';
import { checkPoses } from './testkit/properties.ts';

test('3,000 random poses keep every property of the table', () => {
  const census = checkPoses(3000, 1);
  expect(census.overlaps).toBeGreaterThan(100);
  expect(census.cuts).toBeGreaterThan(1000);
  expect(census.conformed).toBeGreaterThan(100);
  expect(census.greatest < 2n ** 53n).toBe(true);
});

test('nothing reaches 2^53 from corner to corner of the largest table', () => {
  const letter = new Letter();
  const [width, height] = [27_432, 18_288];
  for (const x of [0, width])
    for (const y of [0, height])
      for (let heading = 0; heading < 720; heading += 45) {
        const body = bodyAt({ x, y, heading }, 14_400, 4800);
        const shape = ellipse({ x: width - x, y: height - y }, heading, 2667, 1905);
        expect(doesOverlap(body, shape, 762)).toBe(letter.overlaps(body, shape, 762));
        const gap = letter.gap(body, shape, 381, false);
        expect(gapTo(body, shape, 1, 381)).toBe(gap === undefined ? NO_GAP : Number(gap));
        for (const corner of shape.corners) letter.squareTo(body, corner);
        letter.rayProducts(shape, { x, y }, { x: width - x, y: height - y });
        letter.rayProducts(body, { x, y: height - y }, { x: width - x, y });
      }
  expect(letter.greatest > 2n ** 40n).toBe(true);
  expect(letter.greatest < 2n ** 53n).toBe(true);
});
