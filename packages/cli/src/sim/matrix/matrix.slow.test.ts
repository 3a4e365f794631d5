import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLONE } from '../../../bin/clone.mjs';
import { main } from '../../main.ts';
import { streamsOf } from '../../play/testkit.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'warmoot-matrix-'));
  file = join(folder, 'games.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = async (...args: string[]) => {
  const { streams, text } = streamsOf('');
  const written: string[] = [];
  const stderr = { write: (said: string) => written.push(said) };
  const code = await main(['sim', 'csw', ...args, '--matrix', file], CLONE, { ...streams, stderr });
  return { code, out: text(), err: written.join('') };
};

const MORGARTEN = ['morgarten', '--a', 'recruit', '--games', '4', '--seed', 'm'];

test('a matrix has a row for each scenario and a column for each player, and keeps every game', async () => {
  const { code, out } = await run(...MORGARTEN);
  expect(code).toBe(0);
  expect(out).toMatch(/4 games each, seed m:\n\n +recruit\nmorgarten +(\d+ \(\d+-\d+\)|-) d \d+\n$/);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);
});

test('a run that was stopped plays only what is missing, and comes to the same table', async () => {
  const { out } = await run(...MORGARTEN);
  const [head, first] = readFileSync(file, 'utf8').split('\n') as [string, string];
  writeFileSync(file, `${head}\n${first}\n${first.slice(0, 20)}`);
  const again = await run(...MORGARTEN);
  expect(again.out).toBe(out);
  expect(again.err).toContain('3 of 3 games');
});

test('games of another run, and options without effect, are refused in a sentence', async () => {
  await run(...MORGARTEN);
  const other = await run(...MORGARTEN.slice(0, -1), 'other');
  expect([other.code, other.err]).toEqual([2, expect.stringContaining('holds games of another run')]);
  const swapped = await run(...MORGARTEN, '--swap');
  expect([swapped.code, swapped.err]).toEqual([2, expect.stringContaining('no use for --swap')]);
});
