import { expect, test } from 'vitest';
import { graphOf } from './graph.ts';

const points = (...ratings: number[]) => ratings.map((rating, at) => ({ at, rating }));

test('a history is a line from left to right, higher ratings higher up', () => {
  const { line, last, lowest, highest } = graphOf(points(1500, 1600, 1550), 200, 100);
  expect([lowest, highest]).toEqual([1450, 1650]);
  expect(line).toBe('M0 75L100 25L200 50');
  expect(last).toEqual({ x: 200, y: 50 });
});

test('one match is a level line', () => {
  expect(graphOf(points(1500), 200, 100).line).toBe('M0 50L200 50');
});

test('equal ratings stay inside the graph', () => {
  const { lowest, highest } = graphOf(points(1500, 1500), 200, 100);
  expect(lowest).toBeLessThan(1500);
  expect(highest).toBeGreaterThan(1500);
});
