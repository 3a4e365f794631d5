import { expect, test } from 'vitest';
import { wilson } from './wilson.ts';

const rounded = (hits: number, cases: number) =>
  wilson(hits, cases).map((share) => Math.round(share * 1e4) / 1e4);

test('the interval is the textbook one and stays between 0 and 1', () => {
  expect(rounded(5, 10)).toEqual([0.2366, 0.7634]);
  expect(rounded(120, 200)).toEqual([0.5308, 0.6654]);
  expect(rounded(0, 20)).toEqual([0, 0.1611]);
  expect(rounded(20, 20)).toEqual([0.8389, 1]);
  expect(wilson(0, 0)).toEqual([0, 1]);
});
