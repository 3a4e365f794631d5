import { expect, test } from 'vitest';
import { controlPoints } from './controlPoints.ts';

test('[BLD-EX-25] [BLD-CMD-05] [BLD-CMD-06] [BLD-R-53] control points', () => {
  const free = { isInMelee: false, isNearEnemy: false, isDisrupted: false };
  expect(controlPoints('C-in-C', free)).toBe(10);
  expect(controlPoints('C-in-C', { ...free, isNearEnemy: true })).toBe(5);
  expect(controlPoints('C-in-C', { ...free, isNearEnemy: true, isDisrupted: true })).toBe(5);
  expect(controlPoints('C-in-C', { ...free, isInMelee: true })).toBe(0);
  expect(controlPoints('allied general', free)).toBe(6);
  expect(controlPoints('allied general', { ...free, isDisrupted: true })).toBe(3);
});
