import { expect, test } from 'vitest';
import { latelyFor, onceFor, tabled } from './memo.ts';

const counted = () => {
  const made: unknown[] = [];
  const make = <Key>(key: Key) => {
    made.push(key);
    return { of: key };
  };
  return { made, make };
};

test('a value is worked out once for each object, in whatever order they are asked about', () => {
  const { made, make } = counted();
  const recall = onceFor((key: object) => make(key));
  const [a, b] = [{}, {}];
  expect([recall(a).of, recall(b).of, recall(a).of, recall(b).of]).toEqual([a, b, a, b]);
  expect(made).toEqual([a, b]);
});

test('the last two objects are remembered, older ones are worked out again', () => {
  const { made, make } = counted();
  const recall = latelyFor((key: { n: number }) => make(key));
  const [a, b, c] = [{ n: 1 }, { n: 2 }, { n: 3 }];
  for (const key of [a, b, a, b, c, a]) expect(recall(key).of).toBe(key);
  expect(made).toEqual([a, b, c, a]);
});

test('a table is filled in as it is read', () => {
  const { made, make } = counted();
  const read = tabled((key: number) => make(key));
  expect([read(3).of, read(4).of, read(3).of]).toEqual([3, 4, 3]);
  expect(made).toEqual([3, 4]);
});
