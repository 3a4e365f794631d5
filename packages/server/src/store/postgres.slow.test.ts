import { expect, test } from 'vitest';
import { newDatabase } from '../testkit/stores.ts';
import { openPostgres } from './postgres.ts';
import { sql } from './statement.ts';
import type { Announcement, Entry } from './store.ts';

const now = Date.now;

test('nodes that start at the same moment on an empty database all start', async () => {
  const url = await newDatabase();
  const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(url, { now })));
  for (const node of nodes) expect(await node.all(sql`select * from matches`)).toEqual([]);
  for (const node of nodes) await node.close();
});

test('a lost connection is restored, and listeners learn that they missed something', async () => {
  const url = await newDatabase();
  const [store, other] = [await openPostgres(url, { now }), await openPostgres(url, { now })];
  const heard: Announcement[] = [];
  let missed = 0;
  store.onNews(
    (news) => heard.push(news),
    () => missed++,
  );
  const done: unknown[] = [];
  const stop = await store.jobs.work({
    bot: async (payload) => {
      done.push(payload);
    },
  });
  await other.all(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await expect.poll(() => missed, { timeout: 10_000 }).toBe(1);
  await expect
    .poll(() => other.announce({ match: 'm', what: 'chat' }).then(() => heard.length), { timeout: 10_000 })
    .toBeGreaterThan(0);
  await store.jobs.add(store, { name: 'bot', key: 'a', payload: 'after', runAt: 0 });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual(['after']);
  await stop();
  await store.close();
  await other.close();
});

test('an address that does not answer gets a one-sentence message, without the password', async () => {
  const opening = openPostgres('postgres://ann:hunter2@127.0.0.1:1/moot', { now });
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be used: nothing is listening there; .*DATABASE_URL\.$/,
  );
  await expect(opening).rejects.not.toThrow(/hunter2/);
});

test('when two nodes write the same lines of many matches, each line is written by one, and no write fails', async () => {
  const url = await newDatabase();
  const nodes = [await openPostgres(url, { now }), await openPostgres(url, { now })] as const;
  const matches = Array.from({ length: 12 }, (_, i) => `m${i}`);
  for (const id of matches)
    await nodes[0].run(sql`insert into matches (id, system, title, options, dice, secret, visibility, status, owner,
      settings, version, table_version, created_at, moved_at)
      values (${id}, 'practice', 't', '{}', '{}', 's', 'open', 'playing', 'p', '{}', 0, 1, 1, 1)`);
  const line = (match: string, version: number): Entry => ({
    ...{ match, version, rulesVersion: 1, item: '{}', seen: '{}', at: 1, cancelled: [`old:${match}`] },
    also: [sql`update matches set version = version + 1 where id = ${match}`],
    jobs: [{ name: 'deadline', key: `deadline:${match}`, payload: { version }, runAt: now() + 60_000 }],
  });
  const race = async (match: string): Promise<void> => {
    for (let version = 1; version <= 10; version++) {
      const written = await Promise.all(nodes.map((node) => node.append(line(match, version))));
      expect(written.filter(Boolean)).toHaveLength(1);
    }
  };
  await Promise.all(matches.map(race));
  expect(await nodes[1].all(sql`select distinct version from matches`)).toEqual([{ version: 10 }]);
  for (const node of nodes) await node.close();
});

test('many concurrent transactions that read each other’s rows all succeed', async () => {
  const store = await openPostgres(await newDatabase(), { now });
  const guests = Array.from({ length: 100 }, (_, nth) => `guest ${nth}`);
  const enter = (id: string) =>
    store.transaction(async (db) => {
      const [{ others } = { others: -1 }] = await db.all<{ others: number }>(
        sql`select count(*)::int as others from people`,
      );
      await db.run(
        sql`insert into people (id, name, settings, created_at) values (${id}, 'g', '{}', ${others})`,
      );
    });
  await Promise.all(guests.map(enter));
  const places = await store.all<{ created_at: number }>(sql`select created_at from people order by 1`);
  expect(places.map(({ created_at }) => created_at)).toEqual(guests.map((_, nth) => nth));
  await store.close();
});
