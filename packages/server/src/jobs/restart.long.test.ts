import { setTimeout } from 'node:timers/promises';
import type { Json } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { openPostgres } from '../store/postgres.ts';
import { startPostgres } from '../testkit/postgres.ts';

test('PostgreSQL goes down and comes back: jobs continue, and the one that ended meanwhile runs again', async () => {
  const server = await startPostgres();
  const store = await openPostgres(await server.newDatabase(), { now: Date.now });
  let missed = 0;
  store.onNews(
    () => undefined,
    () => missed++,
  );
  const done: Json[] = [];
  const stop = await store.jobs.work({
    bot: async (payload) => {
      await setTimeout(1500);
      done.push(payload);
    },
  });
  const add = (key: string) => store.jobs.add(store, { name: 'bot', key, payload: key, runAt: 0 });
  await add('meanwhile');
  await setTimeout(500);
  await server.downFor(async () => {
    await expect(add('refused')).rejects.toThrow();
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(['meanwhile']);
    await setTimeout(1000);
  });
  await expect.poll(() => missed, { timeout: 60_000 }).toBe(1);
  await add('afterwards');
  await expect.poll(() => done, { timeout: 60_000 }).toEqual(['meanwhile', 'afterwards', 'meanwhile']);
  await expect.poll(() => store.picture((picture) => picture.jobs())).toEqual([]);
  await stop();
  await store.close();
  await server.stop();
});
