import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StoreAway } from '../store/fault.ts';
import { type Statement, sql } from '../store/statement.ts';
import { eachStore } from '../testkit/stores.ts';

const TRIES: Readonly<Record<string, Statement>> = {
  embedded: sql`select tries from jobs`,
  postgres: sql`select attempts as tries from graphile_worker._private_jobs`,
};

test.each(eachStore)(
  'a job that finds the $name store unavailable waits longer each time, and no attempt counts as failed',
  async ({ name, open }) => {
    const store = await open();
    let times = 0;
    const rest = await store.jobs.work({
      bot: async () => {
        times++;
        throw new StoreAway('The disk is full.', 'nothing', null);
      },
    });
    await store.transaction((asks) =>
      store.jobs.add(asks, { name: 'bot', key: 'bot:m', payload: {}, runAt: Date.now() }),
    );
    await expect.poll(() => times, { timeout: 20_000 }).toBe(1);
    await pause(2_500); // tried again after one second, then not for two
    expect(times).toBeLessThanOrEqual(2);
    await expect.poll(() => times, { timeout: 20_000 }).toBeGreaterThan(1);
    await expect.poll(() => store.all(TRIES[name] as Statement)).toEqual([{ tries: 0 }]);
    await rest();
    await store.close();
  },
);
