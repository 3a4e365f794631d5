import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from '../store/backup.ts';
import { openEmbedded } from '../store/embedded.ts';
import { sql } from '../store/statement.ts';
import { startTestServer } from '../testkit/server.ts';
import { newTemporaryFolder } from '../testkit/stores.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, modeOf(join(folder, name))]));

let umask: number;
beforeEach(() => {
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
});

test('whatever the umask, only the owner can read the database and the files beside it', async () => {
  for (const mask of [0o000, 0o022, 0o277]) {
    process.umask(mask);
    const folder = join(newTemporaryFolder(), 'data');
    mkdirSync(folder, { mode: 0o777 });
    chmodSync(folder, 0o777);
    const store = await openEmbedded(folder, { now: Date.now });
    await store.run(sql`insert into people (id, name, settings, created_at) values ('p', 'Ann', '{}', 1)`);
    await store.picture((picture) => picture.jobs());
    const modes = modesIn(folder);
    expect(Object.keys(modes)).toEqual(
      expect.arrayContaining(['warmoot.db', 'warmoot.db-shm', 'warmoot.db-wal', 'warmoot.lock']),
    );
    expect(new Set(Object.values(modes))).toEqual(new Set(['600']));
    expect(modeOf(folder)).toBe('700');
    await backup(store, join(folder, 'warmoot.backup'), 1);
    await store.close();
    expect(['600', '400']).toContain(modeOf(join(folder, 'warmoot.backup')));
  }
});

test('a new folder is private to its owner', async () => {
  const folder = join(newTemporaryFolder(), 'new');
  await (await openEmbedded(folder, { now: Date.now })).close();
  expect(modeOf(folder)).toBe('700');
});

/** The write-ahead log is still there. */
const leftByPowerCut = async (folder: string): Promise<void> => {
  const other = newTemporaryFolder();
  const store = await openEmbedded(other, { now: Date.now });
  await store.run(sql`insert into people (id, name, settings, created_at) values ('p', 'Ann', '{}', 1)`);
  for (const name of ['warmoot.db', 'warmoot.db-wal', 'warmoot.lock'])
    copyFileSync(join(other, name), join(folder, name));
  await store.close();
};

test('files of an older Warmoot that others could read become private, and the log says so', async () => {
  const folder = newTemporaryFolder();
  await leftByPowerCut(folder);
  for (const name of ['warmoot.db', 'warmoot.db-wal', 'warmoot.lock']) chmodSync(join(folder, name), 0o644);
  chmodSync(folder, 0o755);
  const lines: string[] = [];
  const logTo = new Writable({
    write(bytes, _encoding, done) {
      lines.push(String(bytes));
      done();
    },
  });
  const server = await startTestServer({ settings: { data: folder }, logTo });
  expect(modeOf(folder)).toBe('700');
  expect(new Set(Object.values(modesIn(folder)).filter((mode) => mode !== '700'))).toEqual(new Set(['600']));
  await server.stop();
  const says = lines.filter((line) => line.includes('could be read by other users'));
  expect(says.map((line) => JSON.parse(line).path).sort()).toEqual(
    ['', '/warmoot.db', '/warmoot.db-wal', '/warmoot.lock'].map((name) => `${folder}${name}`),
  );
});

test('a folder that holds other things keeps its permissions; our files in it are private', async () => {
  const folder = newTemporaryFolder();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'letters.txt'), 'mine');
  await (await openEmbedded(folder, { now: Date.now })).close();
  expect(modeOf(folder)).toBe('755');
  expect(modesIn(folder)).toMatchObject({ 'warmoot.db': '600', 'warmoot.lock': '600' });
});
