import { expect, test } from 'vitest';
import type { LiveMatch } from './liveMatch.ts';
import { MatchCache } from './matchCache.ts';

const matchOf = (id: string, memory: number): LiveMatch => ({ id, memory }) as LiveMatch;

/** Opens matches of the given size in bytes, and records which were opened. */
const opening = (cache: MatchCache, memory = 40) => {
  const opened: string[] = [];
  const use = (id: string) =>
    cache.use(id, async () => {
      opened.push(id);
      return matchOf(id, memory);
    });
  return { opened, use };
};

test('as many matches stay as the budget allows; the least recently used is dropped first', async () => {
  const cache = new MatchCache(100);
  const { use } = opening(cache);
  await use('a');
  await use('b');
  await use('a');
  await use('c');
  expect([cache.size, cache.memory]).toEqual([2, 80]);
  await use('d');
  expect(cache.ids.slice(0, 2)).toEqual(['c', 'd']);
});

test('a match larger than the budget is still opened and used', async () => {
  const cache = new MatchCache(100);
  expect(await opening(cache, 1_000).use('huge')).toMatchObject({ id: 'huge' });
  expect(cache.size).toBe(1);
});

test('a match in use is never opened a second time, even after it was dropped', async () => {
  const cache = new MatchCache(50);
  const { opened, use } = opening(cache);
  const held = await use('a');
  await use('b');
  expect(cache.size).toBe(1);
  expect(await cache.get('a')).toBe(held);
  expect(await use('a')).toBe(held);
  expect(opened).toEqual(['a', 'b']);
});

test('two requests at the same moment open it once; if that fails, the next request tries again', async () => {
  const cache = new MatchCache(100);
  const { opened, use } = opening(cache);
  await Promise.all([use('a'), use('a')]);
  expect(opened).toEqual(['a']);
  const broken = () => cache.use('b', () => Promise.reject(new Error('no store')));
  await expect(broken()).rejects.toThrow('no store');
  expect(await use('b')).toMatchObject({ id: 'b' });
  expect(await cache.use('none', async () => undefined)).toBeUndefined();
  expect(cache.ids).toEqual(['a', 'b']);
});

test('a match’s size is measured again whenever it is used', async () => {
  const cache = new MatchCache(100);
  const grown = { id: 'a', memory: 30 };
  const use = () => cache.use('a', async () => grown as LiveMatch);
  await use();
  grown.memory = 70;
  await use();
  expect(cache.memory).toBe(70);
});
