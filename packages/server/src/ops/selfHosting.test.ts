import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NAMES } from './given.ts';
import { Metrics } from './metrics.ts';
import { printable } from './printable.ts';
import { readSettings } from './settings.ts';

const ROOT = new URL('../../../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const PAGE = textOf('docs/self-hosting.md');

/** The rows of the table of settings: name, default. */
const ROWS = new Map(
  [...PAGE.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)].map(([, name = '', usual = '']) => [name, usual]),
);

test('the table lists every setting and nothing else', () => {
  expect([...ROWS.keys()].sort()).toEqual([...NAMES, 'WARMOOT_CONFIG'].sort());
});

test('the table states the actual defaults', () => {
  const read = readSettings({});
  if (!read.ok) throw new Error(read.problem);
  const plain = [...ROWS].filter(([name, usual]) => /^`[^`]+`$/.test(usual) && name !== 'WARMOOT_DATA');
  expect(plain.length).toBeGreaterThanOrEqual(7);
  for (const [name, usual] of plain)
    expect([name, usual]).toEqual([name, `\`${printable(read.value)[name as (typeof NAMES)[number]]}\``]);
});

test('the metrics it mentions exist', async () => {
  const metrics = new Metrics();
  for (const watched of ['viewers', 'matches_in_memory', 'match_memory_bytes'])
    metrics.watch(watched, 'watched by the server', () => 0);
  const counted = await metrics.registry.metrics();
  const named = [...PAGE.matchAll(/`((?:warmoot|nodejs)_[a-z0-9_]+)/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(counted).toContain(`# TYPE ${name} `);
});

test('the files it links to exist', () => {
  for (const [, path = ''] of PAGE.matchAll(/\]\(([^)#:]+)\)/g))
    expect([path, existsSync(new URL(`docs/${path}`, ROOT))]).toEqual([path, true]);
});

test('the systemd unit and the container use existing settings', () => {
  const used = [...textOf('deploy/warmoot.service').matchAll(/\b(WARMOOT_[A-Z_]+)=/g)];
  const set = [...textOf('Containerfile').matchAll(/\b(WARMOOT_[A-Z_]+|HOST|PORT)=/g)];
  for (const [, name] of [...used, ...set]) expect(NAMES).toContain(name);
});
