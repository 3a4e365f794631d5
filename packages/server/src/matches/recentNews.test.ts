import { expect, test } from 'vitest';
import { RecentNews } from './recentNews.ts';
import type { News } from './sight.ts';

const newsOf = (number: number): News => ({
  number,
  at: 0,
  lines: [{ text: 'x'.repeat(number), rules: [] }],
  changes: [],
});

test('the memory of recent news is counted, and given back when they are dropped', () => {
  const recent = new RecentNews();
  for (let number = 1; number <= 40; number++)
    recent.add({ red: number }, new Map([['red', newsOf(number)]]));
  const atHand = recent.after('red', 24, 100) ?? [];
  expect(recent.after('red', 23, 100)).toBeUndefined();
  expect(atHand.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, nth) => nth + 25));
  expect(recent.bytes).toBe(atHand.reduce((sum, item) => sum + JSON.stringify(item).length, 0));
});
