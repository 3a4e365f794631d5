import { expect, test } from 'vitest';
import { MODELS } from '../../data/models.ts';
import { conditionOf } from './stages.ts';

test('[BLD-EX-02] [BLD-CAS-02] [BLD-CAS-03] [BLD-CAS-04] an elephant with three crew', () => {
  const after = [1, 2, 3, 4, 5].map((hits) => conditionOf(MODELS.Elephant, hits));
  expect(after.map(({ crewLeft }) => crewLeft)).toEqual([2, 1, 0, 0, 0]);
  expect(after.map(({ isImpaired }) => isImpaired)).toEqual([false, false, false, true, false]);
  expect(after.map(({ isEliminated }) => isEliminated)).toEqual([false, false, false, false, true]);
});

test('[BLD-EX-03] [BLD-CAS-05] a four-horse chariot has no impaired stage', () => {
  const after = [1, 2, 3, 4].map((hits) => conditionOf(MODELS['Heavy chariot'], hits));
  expect(after.map(({ isEliminated }) => isEliminated)).toEqual([false, false, false, true]);
  expect(after.some(({ isImpaired }) => isImpaired)).toBe(false);
});
