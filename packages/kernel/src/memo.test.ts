import { expect, test } from 'vitest';
import { cacheByKey, cacheByNumber, cacheLastTwo, cachePerObject } from './memo.ts';

const counted = () => {
  const made: unknown[] = [];
  const make = <Key>(key: Key) => {
    made.push(key);
    return { of: key };
  };
  return { made, make };
};

test('a value is computed once for each object, whatever the order of the calls', () => {
  const { made, make } = counted();
  const cached = cachePerObject((key: object) => make(key));
  const [a, b] = [{}, {}];
  expect([cached(a).of, cached(b).of, cached(a).of, cached(b).of]).toEqual([a, b, a, b]);
  expect(made).toEqual([a, b]);
});

test('the values of the last two objects are kept, older ones are computed again', () => {
  const { made, make } = counted();
  const cached = cacheLastTwo((key: { n: number }) => make(key));
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  for (const key of [a, b, a, b, c, a]) expect(cached(key).of).toBe(key);
  expect(made).toEqual([a, b, c, a]);
});

test.each([
  ['table', cacheByKey],
  ['list', cacheByNumber],
])('a %s is filled in as it is read', (_, cached) => {
  const { made, make } = counted();
  const read = cached((key: number) => make(key));
  expect([read(3).of, read(4).of, read(3).of]).toEqual([3, 4, 3]);
  expect(made).toEqual([3, 4]);
});
