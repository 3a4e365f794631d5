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
