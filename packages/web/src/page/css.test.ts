import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** The class that each CSS rule of a part of the page begins with. */
const classesOf = (part: string): Set<string> => {
  const files = readdirSync(`${SOURCES}/${part}`, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((name) => name.endsWith('.css'));
  const rules = sheets.map((name) => readFileSync(`${SOURCES}/${part}/${name}`, 'utf8')).join('\n');
  return new Set([...rules.matchAll(/^\s*\.([\w-]+)/gm)].map(([, name]) => name as string));
};

test.each([
  ['lobby', 'match'],
  ['lobby', 'rules'],
  ['match', 'rules'],
])('the styles of %s and %s do not clash: both sheets stay in the page', (one, other) => {
  const [here, there] = [classesOf(one), classesOf(other)];
  expect(here.size * there.size).toBeGreaterThan(0);
  expect([...here].filter((name) => there.has(name))).toEqual([]);
});
