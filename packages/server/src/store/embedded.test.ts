import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { sql } from './statement.ts';
import type { Entry } from './store.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'warmoot-'));
const now = () => 1000;
const entry = (version: number, more: Partial<Entry> = {}): Entry => ({
  match: 'm',
  version,
  rulesVersion: 1,
  item: '{}',
  seen: '{}',
  at: 5,
  also: [],
  jobs: [],
  cancelled: [],
  ...more,
});
const aMatch = sql`insert into matches (id, system, title, options, dice, secret, visibility, status, owner, settings,
  version, table_version, created_at, moved_at) values ('m','practice','t','{}','{}','s','open','playing','o','{}',0,1,1,1)`;

test('entries that wait together are each written, refused or failed for themselves', async () => {
  const store = await openEmbedded(folder(), { now });
  await store.run(aMatch);
  const bad = sql`insert into seats (match, seat, position, wants_pause) values ('none', 'a', 0, 0)`;
  const all = await Promise.allSettled([
    store.append(entry(1)),
    store.append(entry(1)),
    store.append(entry(2, { also: [bad] })),
    store.append(entry(3)),
  ]);
  expect(all.map((x) => (x.status === 'fulfilled' ? x.value : 'failed'))).toEqual([
    true,
    false,
    'failed',
    true,
  ]);
  expect((await store.tail('m', 0)).map(({ version }) => version)).toEqual([1, 3]);
  await store.close();
});
test('a folder has one process at a time', async () => {
  const f = folder();
  const store = await openEmbedded(f, { now });
  await expect(openEmbedded(f, { now })).rejects.toThrow(/in use/);
  await store.close();
  await (await openEmbedded(f, { now })).close();
});
test('jobs are done when they are due', async () => {
  const store = await openEmbedded(folder(), { now: Date.now });
  const done: unknown[] = [];
  const stop = await store.jobs.work({
    bot: async (p) => {
      done.push(p);
    },
  });
  await store.jobs.add(store, { name: 'bot', key: 'a', payload: 1, runAt: 0 });
  await store.jobs.add(store, { name: 'bot', key: 'b', payload: 2, runAt: Date.now() + 50 });
  await expect.poll(() => done).toEqual([1, 2]);
  await stop();
  await store.close();
});
