import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { bundle } from '../bin/bundle.mjs';

const folder = mkdtempSync(join(tmpdir(), 'warmoot-bundle-'));
const into = join(folder, 'made');
const entry = join(folder, 'entry.ts');
const answer = join(folder, 'answer.ts');
const write = (value: number): void => writeFileSync(answer, `export const answer: number = ${value};`);
const answerOf = async (path: string): Promise<number> => (await import(pathToFileURL(path).href)).answer;

afterAll(() => rmSync(folder, { recursive: true }));

test('a bundle is made again only after one of its sources has changed', async () => {
  writeFileSync(entry, `export { answer } from './answer.ts';`);
  write(1);
  const first = await bundle(entry, { into });
  expect(await answerOf(first)).toBe(1);
  expect(await bundle(entry, { into })).toBe(first);
  write(22);
  const second = await bundle(entry, { into });
  expect(await answerOf(second)).toBe(22);
  rmSync(second);
  expect(await answerOf(await bundle(entry, { into }))).toBe(22);
});
