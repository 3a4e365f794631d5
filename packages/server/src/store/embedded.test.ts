import { afterEach, expect, test, vi } from 'vitest';
import { newTemporaryFolder } from '../testkit/stores.ts';
import { openEmbedded } from './embedded.ts';
import { LogFile } from './logFile.ts';
import { sql } from './statement.ts';
import type { Entry, Store } from './store.ts';

const now = Date.now;

afterEach(() => vi.restoreAllMocks());

test('a folder has one process at a time; the second gets a one-sentence message', async () => {
  const folder = newTemporaryFolder();
  const store = await openEmbedded(folder, { now });
  await expect(openEmbedded(folder, { now })).rejects.toThrow(
    `The folder ${folder} is in use by another Warmoot: stop that one first, or name another folder (WARMOOT_DATA).`,
  );
  await store.close();
  await (await openEmbedded(folder, { now })).close();
});

const withMatch = async (): Promise<Store> => {
  const store = await openEmbedded(newTemporaryFolder(), { now });
  await store.run(sql`
    insert into matches (id, system, title, options, dice, secret, visibility, status, owner, settings, version,
      table_version, created_at, moved_at)
    values ('m', '', '', '{}', '{}', '', 'open', 'playing', '', '{}', 0, 0, 0, 0)`);
  return store;
};
const line = (version: number): Entry => ({
  match: 'm',
  version,
  rulesVersion: 1,
  item: '{}',
  seen: '{}',
  at: 0,
  also: [],
  jobs: [],
  cancelled: [],
});

test('no line is announced or readable before it is on the disk', async () => {
  const store = await withMatch();
  const heard: string[] = [];
  store.onNews(() => heard.push('notified'));
  vi.spyOn(LogFile.prototype, 'sync').mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    heard.push('on the disk');
  });
  const written = store.append(line(1)).then(() => heard.push('answered'));
  await new Promise((resolve) => setImmediate(resolve));
  const read = store.tail('m', 0).then((rows) => heard.push(`read ${rows.length}`));
  await Promise.all([written, read]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard[0]).toBe('on the disk');
  expect([...heard].sort()).toEqual(['answered', 'notified', 'on the disk', 'read 1']);
  await store.close();
});

test('a transaction and a single statement are on the disk before they are answered', async () => {
  const store = await withMatch();
  const synced = vi.spyOn(LogFile.prototype, 'sync');
  await store.transaction((db) => db.run(sql`update matches set title = 'a'`));
  expect(synced).toHaveBeenCalledTimes(1);
  await store.run(sql`update matches set title = 'b'`);
  expect(synced).toHaveBeenCalledTimes(2);
  await store.close();
});

test('if the disk fails, the answer says that the outcome is unknown', async () => {
  await expect(new LogFile('/no/such/folder/file').sync()).rejects.toMatchObject({
    message: 'The disk of the database reports an error.',
    changed: 'unknown',
  });
});
