import { expect, test } from 'vitest';
import { losersAmong, resultWithout } from './callTime.ts';

const SEATS = ['red', 'blue'];

test('[MOT-36] the side that the match waits for loses, even if it has acted', () => {
  expect(losersAmong(['red'], new Set(['red', 'blue']))).toEqual(['red']);
});

test('[MOT-36] if the match waits for both, a side that has not acted at all loses it', () => {
  expect(losersAmong(SEATS, new Set(['red']))).toEqual(['blue']);
  expect(losersAmong(SEATS, new Set())).toEqual(SEATS);
  expect(losersAmong(SEATS, new Set(SEATS))).toEqual([]);
});

test('[MOT-36] one loser: the other wins; two losers: both lose; none: a draw', () => {
  expect(resultWithout(['red'], SEATS)).toBe('second');
  expect(resultWithout(['blue'], SEATS)).toBe('first');
  expect(resultWithout(SEATS, SEATS)).toBe('neither');
  expect(resultWithout([], SEATS)).toBe('draw');
});
