import { expect, test } from 'vitest';
import { newDatabase } from '../testkit/stores.ts';
import { openPostgres } from './postgres.ts';
import { sql } from './statement.ts';
import type { Announcement } from './store.ts';

const now = Date.now;

test('nodes that start at the same moment on an empty database all start', async () => {
  const url = await newDatabase();
  const nodes = await Promise.all([1, 2, 3].map(() => openPostgres(url, { now })));
  for (const node of nodes) expect(await node.all(sql`select * from matches`)).toEqual([]);
  for (const node of nodes) await node.close();
});

test('a lost connection comes back by itself, and those who listen are told that they missed something', async () => {
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

test('an address that does not answer is told in one sentence, without the password', async () => {
  const opening = openPostgres('postgres://ann:hunter2@127.0.0.1:1/moot', { now });
  await expect(opening).rejects.toThrow(
    /^PostgreSQL at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*\. Is DATABASE_URL right\?$/,
  );
  await expect(opening).rejects.not.toThrow(/hunter2/);
});
