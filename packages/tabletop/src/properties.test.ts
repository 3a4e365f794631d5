import { expect, test } from 'vitest';
import { checkPoses } from './testkit/properties.ts';

test('3,000 random poses keep every property of the table', () => {
  const census = checkPoses(3000, 1);
  expect(census.overlaps).toBeGreaterThan(100);
  expect(census.cuts).toBeGreaterThan(1000);
  expect(census.conformed).toBeGreaterThan(100);
  expect(census.greatest < 2n ** 53n).toBe(true);
});
