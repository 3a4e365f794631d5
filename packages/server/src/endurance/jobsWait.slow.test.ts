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
    const times: number[] = [];
    const rest = await store.jobs.work({
      bot: async () => {
        times.push(performance.now());
        throw new StoreAway('The disk is full.', 'nothing', null);
      },
    });
    await store.transaction((db) =>
      store.jobs.add(db, { name: 'bot', key: 'bot:m', payload: {}, runAt: Date.now() }),
    );
    await expect.poll(() => times.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThan(900); // one second, then two; a clock may be a little off
    expect(third - second).toBeGreaterThan(1_800);
    await expect.poll(() => store.all(TRIES[name] as Statement)).toEqual([{ tries: 0 }]);
    await rest();
    await store.close();
  },
);
