import { expect, test } from 'vitest';
import { losersAmong, resultWithout } from './callTime.ts';

const SEATS = ['red', 'blue'];

test('[MOT-36] whoever the match waits for has lost it, even if they have acted', () => {
  expect(losersAmong(['red'], new Set(['red', 'blue']))).toEqual(['red']);
});

test('[MOT-36] if it waits for both, a side that has not acted at all has lost it', () => {
  expect(losersAmong(SEATS, new Set(['red']))).toEqual(['blue']);
  expect(losersAmong(SEATS, new Set())).toEqual(SEATS);
  expect(losersAmong(SEATS, new Set(SEATS))).toEqual([]);
});

test('[MOT-36] one loser loses, two lose both, and without one it is a draw', () => {
  expect(resultWithout(['red'], SEATS)).toBe('second');
  expect(resultWithout(['blue'], SEATS)).toBe('first');
  expect(resultWithout(SEATS, SEATS)).toBe('neither');
  expect(resultWithout([], SEATS)).toBe('draw');
});
