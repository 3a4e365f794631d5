import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { d10, halved, recording } from './tale.ts';

test('[CST-GEN-02] the only die is a d10', () => {
  expect(d10(dice(7), 'a test')).toEqual({ sides: 10, why: 'a test', value: 7 });
});

test('[CST-GEN-03] [CST-GEN-07] [CST-R-02] [CST-EX-27] a half-die is a d10 halved, rounded up', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(halved)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

test('recorded dice are those that were rolled', () => {
  const { dice: recorded, rolls } = recording(dice(3, 9));
  recorded.roll(10, 'first');
  recorded.roll(10, 'second');
  expect(rolls.map(({ value }) => value)).toEqual([3, 9]);
});
