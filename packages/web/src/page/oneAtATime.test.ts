import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { oneAtATime } from '../../oneAtATime.mjs';

const newLock = (): string => join(mkdtempSync(join(tmpdir(), 'warmoot-lock-')), 'lock');
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const NOBODY = 2 ** 22 + 1; // above the greatest process number

test('the page is built by one process at a time', async () => {
  const lock = newLock();
  const log: string[] = [];
  const work = (name: string) => () => {
    log.push(`${name} begins`);
    return pause().then(() => log.push(`${name} ends`));
  };
  await Promise.all([oneAtATime(lock, work('first')), oneAtATime(lock, work('second'))]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(lock)).toBe(false);
});

test('a build that fails lets the next one begin', async () => {
  const lock = newLock();
  await expect(oneAtATime(lock, () => Promise.reject(new Error('no such module')))).rejects.toThrow('module');
  expect(await oneAtATime(lock, async () => 'built')).toBe('built');
});

test('the lock of a process that was killed is ignored', async () => {
  const lock = newLock();
  writeFileSync(lock, String(NOBODY));
  expect(await oneAtATime(lock, async () => 'built')).toBe('built');
});
