import { expect, test } from 'vitest';
import { RecentNews } from './recentNews.ts';

const newsOf = (number: number) => ({ number, json: JSON.stringify({ number, text: 'x'.repeat(number) }) });

test('the memory of recent news is counted, and released when they are dropped', () => {
  const recent = new RecentNews();
  for (let number = 1; number <= 40; number++)
    recent.add({ red: number }, new Map([['red', newsOf(number)]]));
  const recentNews = recent.after('red', 24, 100) ?? [];
  expect(recent.after('red', 23, 100)).toBeUndefined();
  expect(recentNews.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, nth) => nth + 25));
  expect(recent.bytes).toBe(recentNews.reduce((sum, item) => sum + item.json.length, 0));
});
