import { expect, test } from 'vitest';
import { differences } from './difference.ts';

const found = (expected: unknown, actual: unknown): string[] =>
  differences(expected, actual).map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`);

test('only the keys that are written are compared', () => {
  const actual = { turn: 3, bands: { 'red-1': { at: '0303', used: true } } };
  expect(found({ bands: { 'red-1': { at: '0303' } } }, actual)).toEqual([]);
  expect(found({ turn: 4, bands: { 'red-1': { at: '0203' } } }, actual)).toEqual([
    'turn: expected 4, got 3',
    "bands.red-1.at: expected '0203', got '0303'",
  ]);
});

test('"nothing" means absent or empty', () => {
  expect(found({ gone: null, empty: null }, { empty: null })).toEqual([]);
  expect(found({ here: null }, { here: 0 })).toEqual(['here: expected nothing, got 0']);
  expect(found({ constructor: {} }, {})).toEqual(['constructor: expected {  }, got nothing']);
});

test('"nothing" also matches an empty text, list or map, and no number or word', () => {
  expect(found({ a: null, b: null, c: null }, { a: '', b: [], c: {} })).toEqual([]);
  expect(
    found({ a: null, b: null, c: null, d: null }, { a: 'x', b: [0], c: { at: 1 }, d: false }),
  ).toHaveLength(4);
});

test('half points are shown as such, with their value in whole points', () => {
  expect(found({ spentHalf: [8] }, { spentHalf: [10] })).toEqual([
    'spentHalf.0: expected 8 half points (4), got 10 half points (5)',
  ]);
  expect(found({ halfPoints: 3 }, { halfPoints: 1 })).toEqual([
    'halfPoints: expected 3 half points (1.5), got 1 half point (0.5)',
  ]);
  expect(found({ half: { turn: 3 } }, { half: { turn: 1 } })).toEqual(['half.turn: expected 3, got 1']);
});

test('a mistyped key is shown with the key that was probably meant', () => {
  const units = { 'the knights': { at: '0303' }, Harald: { at: '0101' } };
  expect(found({ units: { 'the kinghts': { at: '0303' } } }, { units })).toEqual([
    'units.the kinghts: expected { at: \'0303\' }, got nothing; did you mean "the knights"?',
  ]);
  expect(found({ units: { Nobody: {} } }, { units })).toEqual(['units.Nobody: expected {  }, got nothing']);
});

test('a list must have the same length and match item by item', () => {
  expect(found([{ a: 1 }, 2], [{ a: 1, b: 2 }, 2])).toEqual([]);
  expect(found({ list: [1, 2] }, { list: [1, 3] })).toEqual(['list.1: expected 2, got 3']);
  expect(found({ list: [1] }, { list: [1, 2] })).toEqual(['list: expected [1], got [1, 2]']);
});

test('a list can be tested for what it has, what it lacks and its length', () => {
  const bands = [{ id: 'red-1', at: '0303' }, { id: 'red-2' }];
  expect(found({ has: { id: 'red-1' }, lacks: [{ id: 'archers' }], count: 2 }, bands)).toEqual([]);
  expect(found({ bands: { has: [{ id: 'archers' }], lacks: { id: 'red-1' }, count: 3 } }, { bands })).toEqual(
    [
      "bands: expected to have { id: 'archers' }, got [{ id: 'red-1', at: '0303' }, { id: 'red-2' }]",
      "bands: expected to lack { id: 'red-1' }, got [{ id: 'red-1', at: '0303' }, { id: 'red-2' }]",
      'bands.count: expected 3, got 2',
    ],
  );
  expect(found({ bands: { 'red-1': {} } }, { bands })).toHaveLength(1);
});

test('a number where text is expected gets a hint; a long value is shortened', () => {
  expect(found({ at: 1203 }, { at: '1203' })).toEqual(["at: expected 1203 (write it in quotes), got '1203'"]);
  const [long] = differences(1, { words: Array.from({ length: 99 }, () => 'word') });
  expect(long?.got.length).toBeLessThanOrEqual(70);
});
