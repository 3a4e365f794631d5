import { expect, test } from 'vitest';
import { figuresOf } from './testkit/figures.ts';

test('the figures of random scenes are what they were', () => {
  expect(figuresOf(40, 7)).toBe(1_395_897_801);
});
