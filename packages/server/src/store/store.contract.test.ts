import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eachStore, type Place } from '../testkit/stores.ts';
import { MIGRATIONS } from './schema.ts';
import { sql } from './statement.ts';
import type { Announcement, Entry, Picture, Row, Store } from './store.ts';

const newMatch = (id: string) => sql`
  insert into matches (id, system, title, options, dice, secret, visibility, status, owner, settings, version,
    table_version, created_at, moved_at)
  values (${id}, 'practice', 'A match', '{}', '{}', 'seed', 'open', 'playing', 'ann', '{}', 0, 1, 1, 1)`;

const line = (version: number, more: Partial<Entry> = {}): Entry => ({
  match: 'm',
  version,
  rulesVersion: 1,
  item: `{"line":${version}}`,
  seen: '{}',
  at: 1_800_000_000_000 + version,
  also: [],
  jobs: [],
  cancelled: [],
  ...more,
});

const keepsake = (name: string) => sql`insert into keepsakes (name, value) values (${name}, 'x')`;
const nobodysSeat = sql`insert into seats (match, seat, position) values ('none', 'red', 0)`;

const rowsIn = async (picture: Picture, table: string): Promise<Row[]> => {
  const all: Row[] = [];
  for await (const rows of picture.rows(table)) all.push(...rows);
  return all;
};

describe.each(eachStore)('the $name store', ({ name, newPlace }) => {
  let place: Place;
  let store: Store;
  const open: Store[] = [];
  const openAgain = async (options?: Parameters<Place['open']>[0]): Promise<Store> => {
    const one = await place.open(options);
    open.push(one);
    return one;
  };
  const close = async (one: Store): Promise<void> => {
    open.splice(open.indexOf(one), 1);
    await one.close();
  };
  const keepsakes = async (): Promise<string[]> =>
    (await store.all<{ name: string }>(sql`select name from keepsakes order by name`)).map((row) => row.name);

  beforeEach(async () => {
    place = await newPlace();
    store = await openAgain();
    await store.run(newMatch('m'));
  });
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });

  test('a line is read as it was written, with numbers as numbers', async () => {
    expect(await store.append(line(1))).toBe(true);
    expect(await store.tail('m', 0)).toEqual([
      { version: 1, rules_version: 1, item: '{"line":1}', seen: '{}', digest: null, at: 1_800_000_000_001 },
    ]);
    expect(await store.all(sql`select count(*) as lines, sum(version) as total from log`)).toEqual([
      { lines: 1, total: 1 },
    ]);
  });

  test('the row of a match has the number of its last line and the time of its last public change', async () => {
    const row = async (id: string) =>
      (await store.all(sql`select version, moved_at from matches where id = ${id}`))[0];
    await store.run(newMatch('n'));
    const both = [
      line(1, { row: { movedAt: 7 } }),
      line(1, { match: 'n', row: { movedAt: null } }),
      line(2, { row: { movedAt: null } }),
    ];
    expect(await Promise.all(both.map((entry) => store.append(entry)))).toEqual([true, true, true]);
    expect([await row('m'), await row('n')]).toEqual([
      { version: 2, moved_at: 7 },
      { version: 1, moved_at: 1 },
    ]);
    await store.append(line(3));
    expect(await row('m')).toEqual({ version: 2, moved_at: 7 });
  });

  test('a match that has not begun accepts no line, and does not harm others written with it', async () => {
    await store.run(newMatch('n'));
    await store.run(sql`update matches set status = 'gathering' where id = 'm'`);
    const waiting = [line(1, { row: { movedAt: 7 } }), line(1, { match: 'n', row: { movedAt: 7 } })];
    const [refused, written] = await Promise.allSettled(waiting.map((entry) => store.append(entry)));
    expect([refused?.status, written]).toEqual(['rejected', { status: 'fulfilled', value: true }]);
    expect(await store.tail('m', 0)).toEqual([]);
  });

  test('the tail begins after the last known line', async () => {
    for (const version of [1, 2, 3]) await store.append(line(version));
    expect((await store.tail('m', 1)).map(({ version }) => version)).toEqual([2, 3]);
    expect(await store.tail('other', 0)).toEqual([]);
  });

  test('of many writers of the same line one succeeds, and the others change nothing', async () => {
    const wishes = Array.from({ length: 20 }, (_, i) => line(1, { also: [keepsake(`k${i}`)] }));
    const written = await Promise.all(wishes.map((request) => store.append(request)));
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await keepsakes()).toEqual([`k${written.indexOf(true)}`]);
  });

  test('an entry that cannot be written leaves nothing behind, and does not harm others written with it', async () => {
    const job = { name: 'bot', key: 'b', payload: 1, runAt: 0 } as const;
    const entries = [
      line(1),
      line(2, { also: [keepsake('no'), nobodysSeat], jobs: [job] }),
      line(2, { also: [keepsake('yes')] }),
    ];
    const answers: unknown[] = [];
    for (const entry of entries) answers.push(await store.append(entry).catch(() => 'failed'));
    expect(answers).toEqual([true, 'failed', true]);
    expect(await keepsakes()).toEqual(['yes']);
    expect(await store.picture((picture) => picture.jobs())).toEqual([]);
  });

  test('entries that wait together succeed or fail one by one', async () => {
    const answers = await Promise.allSettled([
      store.append(line(1)),
      store.append(line(2, { also: [nobodysSeat] })),
      store.append(line(3)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.tail('m', 0)).map(({ version }) => version)).toEqual([1, 3]);
  });

  test('a line’s jobs are added and removed together with it', async () => {
    const job = (key: string) => ({ name: 'deadline', key, payload: { of: key }, runAt: 0 }) as const;
    await store.append(line(1, { jobs: [job('a'), job('b')] }));
    await store.append(line(1, { jobs: [job('c')], cancelled: ['a'] }));
    await store.append(line(2, { jobs: [job('d')], cancelled: ['b', 'd'] }));
    const waiting = await store.picture((picture) => picture.jobs());
    expect(waiting.map(({ key, payload }) => [key, payload])).toEqual([
      ['a', { of: 'a' }],
      ['d', { of: 'd' }],
    ]);
  });

  test('a transaction that throws leaves nothing behind', async () => {
    const work = store.transaction(async (db) => {
      await db.run(keepsake('a'));
      await store.jobs.add(db, { name: 'bot', key: 'b', payload: null, runAt: 0 });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await keepsakes()).toEqual([]);
    expect(await store.picture((picture) => picture.jobs())).toEqual([]);
  });

  test('statements from elsewhere never become part of a waiting transaction', async () => {
    const failing = store.transaction(async (db) => {
      await db.run(keepsake('mine'));
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new Error('no');
    });
    await Promise.all([failing.catch(() => undefined), store.run(keepsake('theirs')), store.append(line(1))]);
    expect(await keepsakes()).toEqual(['theirs']);
    expect(await store.tail('m', 0)).toHaveLength(1);
  });

  test('transactions that read each other’s rows run one after the other', async () => {
    await store.run(sql`insert into keepsakes (name, value) values ('count', '0')`);
    const increment = () =>
      store.transaction(async (db) => {
        const [row] = await db.all<{ value: string }>(sql`select value from keepsakes where name = 'count'`);
        const next = String(Number(row?.value) + 1);
        await db.run(sql`update keepsakes set value = ${next} where name = 'count'`);
      });
    await Promise.all(Array.from({ length: 12 }, increment));
    expect(await store.all(sql`select value from keepsakes`)).toEqual([{ value: '12' }]);
  });

  test('listeners receive lines and announcements until they stop', async () => {
    const heard: Announcement[] = [];
    const others = name === 'postgres' ? [await openAgain()] : [];
    const stops = [store, ...others].map((one) => one.onNews((news) => heard.push(news)));
    await store.append(line(1));
    await store.announce({ match: 'm', what: 'chat' });
    const each = [
      { match: 'm', what: 'log', version: 1 },
      { match: 'm', what: 'chat' },
    ] as const;
    const expected = [...each, ...others.flatMap(() => each)];
    await expect.poll(() => heard.length).toBe(expected.length);
    expect(heard).toEqual(expect.arrayContaining(expected));
    for (const stop of stops) stop();
    await store.announce({ match: 'm', what: 'table' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveLength(expected.length);
  });

  test('a refused line is not announced', async () => {
    await store.append(line(1));
    const heard: Announcement[] = [];
    store.onNews((news) => heard.push(news));
    await new Promise((resolve) => setTimeout(resolve, 50));
    heard.length = 0;
    await store.append(line(1));
    await store.announce({ match: 'm', what: 'chat' });
    await expect.poll(() => heard).toEqual([{ match: 'm', what: 'chat' }]);
  });

  test('a reopened store has everything that was written', async () => {
    await store.append(line(1));
    await close(store);
    store = await openAgain();
    expect(await store.tail('m', 0)).toHaveLength(1);
  });

  test('tables of an older version are migrated; those of a newer one are refused', async () => {
    await close(store);
    const newer = [...MIGRATIONS, ["alter table matches add column motto text not null default 'none'"]];
    store = await openAgain({ migrations: newer });
    expect(await store.all(sql`select motto from matches`)).toEqual([{ motto: 'none' }]);
    await close(store);
    await expect(openAgain()).rejects.toThrow(/^The database was written by a newer Warmoot \(.*\); .*\.$/);
    store = await openAgain({ migrations: newer });
    expect(await store.all(sql`select motto from matches`)).toEqual([{ motto: 'none' }]);
  });

  test('a migration that fails changes nothing', async () => {
    await close(store);
    const broken = [...MIGRATIONS, ['create table half (a text)', 'create table matches (a text)']];
    await expect(openAgain({ migrations: broken })).rejects.toThrow();
    store = await openAgain({ migrations: [...MIGRATIONS, ['create table half (a text)']] });
    expect(await store.all(sql`select * from half`)).toEqual([]);
  });

  test('a snapshot shows one moment while others keep writing', async () => {
    await store.append(line(1));
    const lines = await store.picture(async (picture) => {
      const matches = await rowsIn(picture, 'matches');
      await store.append(line(2));
      const log = await rowsIn(picture, 'log');
      return { matches: matches.length, log: log.map(({ version }) => version) };
    });
    expect(lines).toEqual({ matches: 1, log: [1] });
  });
});
