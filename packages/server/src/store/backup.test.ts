import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { eachStore, newTemporaryFolder } from '../testkit/stores.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { MIGRATIONS, tablesOf } from './schema.ts';
import { sql } from './statement.ts';
import type { Row, Store } from './store.ts';

const [embedded, postgres] = eachStore;
const stores: Store[] = [];
const opened = async (kind = embedded!): Promise<Store> => {
  const store = await kind.open();
  stores.push(store);
  return store;
};
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});
const newFile = (): string => join(newTemporaryFolder(), 'backup.gz');

const LINES = 2500;

/** A person, a match with a long log, and an e-mail that is due. */
const fillStore = async (store: Store): Promise<void> => {
  await store.transaction(async (db) => {
    await db.run(sql`insert into people (id, name, folded_name, settings, created_at)
      values ('p', 'Änne "the" Möwe\n', 'aenne', '{}', 5)`);
    await db.run(sql`insert into matches (id, system, title, options, dice, secret, visibility, status, owner,
      settings, version, table_version, created_at, moved_at)
      values ('m', 'practice', 'A match', '{}', '{}', 'seed', 'open', 'playing', 'p', '{}', 0, 1, 1, 1)`);
    await db.run(sql`insert into seats (match, seat, position, person)
      values ('m', 'red', 0, 'p')`);
    for (let version = 1; version <= LINES; version++)
      await db.run(sql`insert into log (match, version, rules_version, item, seen, at)
        values ('m', ${version}, 1, ${`{"line":${version}}`}, '{}', ${1_800_000_000_000 + version})`);
    const runAt = Date.now() + 3_600_000;
    await store.jobs.add(db, { name: 'letter', key: 'l', payload: { to: ['p'] }, runAt });
  });
};

const everythingIn = (store: Store): Promise<Record<string, Row[]>> =>
  store.picture(async (picture) => {
    const all: Record<string, Row[]> = {};
    for (const table of tablesOf(MIGRATIONS.slice(0, await picture.steps()))) {
      const rows: Row[] = [];
      for await (const some of picture.rows(table)) rows.push(...some.map((row) => ({ ...row })));
      all[table] = rows.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    }
    return all;
  });

test.each([
  ['embedded to postgres', embedded!, postgres!],
  ['postgres to embedded', postgres!, embedded!],
  ['embedded to embedded', embedded!, embedded!],
])('%s: everything is restored, jobs too', async (_, from, to) => {
  const [source, target, file] = [await opened(from), await opened(to), newFile()];
  await fillStore(source);
  await target.run(sql`insert into keepsakes (name, value) values ('made at the first start', 'x')`);
  const count = await backup(source, file, 7);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await restore(file, target)).toBe(count);
  expect(await everythingIn(target)).toEqual(await everythingIn(source));
  const jobs = await Promise.all([source, target].map((store) => store.picture((picture) => picture.jobs())));
  expect(jobs[1]).toMatchObject([{ name: 'letter', key: 'l', payload: { to: ['p'] } }]);
  expect(Math.abs((jobs[0]?.[0]?.runAt ?? 0) - (jobs[1]?.[0]?.runAt ?? 0))).toBeLessThan(5000);
});

test.each(eachStore)('a backup from an older version is migrated in a $name store', async (kind) => {
  const [source, file] = [await opened(), newFile()];
  await fillStore(source);
  await backup(source, file, 7);
  const newer = [
    ...MIGRATIONS,
    [
      'create table honours (person text not null references people (id))',
      "alter table people add column motto text not null default 'none'",
      "update people set motto = 'of old'",
      'insert into honours (person) select id from people',
    ],
  ];
  const target = await kind.open({ migrations: newer });
  stores.push(target);
  await restore(file, target, newer);
  expect(await target.all(sql`select motto from people join honours on honours.person = people.id`)).toEqual([
    { motto: 'of old' },
  ]);
});

test('a file that is cut short, changed or something else is refused, and nothing is restored', async () => {
  const [source, target, file] = [await opened(), await opened(), newFile()];
  await fillStore(source);
  await backup(source, file, 7);
  const whole = readFileSync(file);
  const text = gunzipSync(whole).toString();
  const lines = text.split('\n');
  const bad: readonly (readonly [Buffer, RegExp])[] = [
    [whole.subarray(0, whole.length / 2), /is cut short or damaged; nothing was restored/],
    [gzipSync(lines.slice(0, -1).join('\n')), /is cut short or damaged/],
    [gzipSync(lines.toSpliced(20, 1).join('\n')), /is cut short or damaged/],
    [
      gzipSync(text.replace('"line":7}', '"line":8}').replace('line\\":7', 'line\\":8')),
      /is cut short or damaged/,
    ],
    [gzipSync(text.replace(/"steps":\d+,/, '"steps":99,')), /was made by a newer Warmoot/],
    [gzipSync('{"format":"something"}\n'), /is not a Warmoot backup/],
    [Buffer.from('hello'), /is not a Warmoot backup/],
  ];
  for (const [bytes, says] of bad) {
    writeFileSync(file, bytes);
    await expect(restore(file, target)).rejects.toThrow(says);
  }
  await expect(restore(`${file}.none`, target)).rejects.toThrow(`There is no file ${file}.none.`);
  expect(await target.all(sql`select id from people`)).toEqual([]);
});

test('a store with data is not overwritten, nor an existing file', async () => {
  const [source, file] = [await opened(), newFile()];
  await fillStore(source);
  await backup(source, file, 7);
  await expect(restore(file, source)).rejects.toThrow(/restored only into an empty store/);
  expect(await source.tail('m', 0)).toHaveLength(LINES);
  await expect(backup(source, file, 7)).rejects.toThrow(`${file} already exists; name another file.`);
});

test('a restore that fails half-way leaves the store empty', async () => {
  const [source, file] = [await opened(), newFile()];
  await fillStore(source);
  await backup(source, file, 7);
  const target = await opened();
  const broken: Store = Object.assign(Object.create(target) as Store, {
    jobs: { add: () => Promise.reject(new Error('the disk is full')) },
    transaction: target.transaction.bind(target),
  });
  await expect(restore(file, broken)).rejects.toThrow('the disk is full');
  expect(await target.all(sql`select id from people`)).toEqual([]);
  expect(await restore(file, target)).toBeGreaterThan(LINES);
});

test('a backup that fails leaves no file', async () => {
  const file = newFile();
  const source = { picture: () => Promise.reject(new Error('gone')) };
  await expect(backup(source, file, 7)).rejects.toThrow('gone');
  expect(existsSync(file)).toBe(false);
  expect(existsSync(`${file}.part`)).toBe(false);
});
