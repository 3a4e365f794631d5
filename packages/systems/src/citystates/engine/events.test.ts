import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EVENT_NAMES } from './events.ts';

const BOOK = readFileSync(new URL('../../../../../rulebooks/citystates.md', import.meta.url), 'utf8');

test('[CST-PLY-13] every event name that the rulebook lists can happen', () => {
  const clause = BOOK.split('\n').find((line) => line.startsWith('- **CST-PLY-13**')) as string;
  const listed = [...clause.matchAll(/`(\w+)`/g)].map(([, name]) => name as string);
  expect(listed.length).toBeGreaterThan(30);
  expect(listed.filter((name) => !(EVENT_NAMES as readonly string[]).includes(name))).toEqual([]);
});
