import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BOOKS, SYSTEMS } from './registry.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** A system's own folders in every package; tests and benchmarks may name the systems they play. */
const OWN =
  /(^|\/)systems(\/src)?\/(\w+)\/|\.test\.ts$|(^|\/)testkit|^(bench|e2e|scripts|packages\/web\/dev)\/|\/(endurance|security)\//;
/** The list of manifests, and the lists of what a few systems add to page and terminal. */
const LISTS = [
  'packages/systems/src/registry.ts',
  'packages/web/src/systems/parts.ts',
  'packages/cli/src/systems/index.ts',
];

test('no system is named outside its own folders and the lists of manifests', () => {
  const ids = BOOKS.map(({ id }) => id).join('|');
  const pattern = `['"\`/](${ids})['"\`/]`;
  const found = execFileSync(
    'git',
    ['grep', '-nE', pattern, '--', 'packages/*.ts', 'packages/*.tsx', 'packages/*.mjs'],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  const lines = found.split('\n').filter((line) => line !== '');
  const strays = lines.filter((line) => {
    const path = line.slice(0, line.indexOf(':'));
    return !OWN.test(path) && !LISTS.includes(path);
  });
  expect(lines.length).toBeGreaterThan(0);
  expect(strays).toEqual([]);
});

test('every system has an id, a prefix and files of its own', () => {
  expect(new Set(BOOKS.map(({ id }) => id)).size).toBe(BOOKS.length);
  expect(new Set(BOOKS.map(({ prefix }) => prefix)).size).toBe(BOOKS.length);
});

test.each(SYSTEMS)('the manifest of $id loads the rules, their edge and their laws', async (manifest) => {
  const [rules, door, laws] = await Promise.all([manifest.rules(), manifest.load(), manifest.laws()]);
  expect(door.system).toBe(rules);
  expect(laws.kit.system).toBe(rules);
  expect(rules.id).toBe(manifest.id);
});
