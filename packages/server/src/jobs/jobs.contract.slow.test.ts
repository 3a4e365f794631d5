import type { Json } from '@warmoot/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import { eachStore, type Place } from '../testkit/stores.ts';
import type { Handlers, Job, WorkOptions } from './jobs.ts';

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const job = (key: string, payload: Json, waitMs = 0): Job => ({
  name: 'bot',
  key,
  payload,
  runAt: Date.now() + waitMs,
});

/** A gate: one side waits until the other opens it. */
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

describe.each(eachStore)('jobs of the $name store', ({ name, newPlace }) => {
  let place: Place;
  let store: Store;
  const done: Json[] = [];
  const note = async (payload: Json): Promise<void> => {
    done.push(payload);
  };
  const stops: (() => Promise<void>)[] = [];
  const openAgain = async (): Promise<Store> => {
    const one = await place.open();
    stops.unshift(() => one.close());
    return one;
  };
  const work = async (by: Store, handlers: Handlers, options?: WorkOptions): Promise<() => Promise<void>> => {
    const stop = await by.jobs.work(handlers, options);
    stops.unshift(stop);
    return () => {
      stops.splice(stops.indexOf(stop), 1);
      return stop();
    };
  };
  const add = (...jobs: readonly Job[]) =>
    store.transaction(async (db) => {
      for (const one of jobs) await store.jobs.add(db, one);
    });

  beforeEach(async () => {
    done.length = 0;
    place = await newPlace();
    store = await openAgain();
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });

  test('when the clock is corrected, jobs move with it, and a running job is run again', async () => {
    const [begun, end] = [gate(), gate()];
    const dueAt = Date.now();
    await add(job('now', { dueAt }), job('later', { dueAt }, 60_000));
    await work(store, {
      bot: async (payload) => {
        done.push(payload);
        begun.open();
        await end.opened;
      },
    });
    await begun.opened;
    const at = Date.now() + 3_000;
    await store.transaction((db) => store.jobs.postpone(db, 3_000, at));
    end.open();
    const waiting = await store.picture((picture) => picture.jobs());
    const later = waiting.find(({ key }) => key === 'later');
    expect(later?.payload).toEqual({ dueAt: dueAt + 3_000 });
    expect(Math.abs((later?.runAt ?? 0) - dueAt - 63_000)).toBeLessThan(1_000);
    for (let i = 0; i < 400 && done.length < 2; i++) await soon(25);
    expect(done).toEqual([{ dueAt }, { dueAt: dueAt + 3_000 }]);
  });

  test('a due job runs with the data it was given', async () => {
    await work(store, { bot: note });
    await add(job('a', { of: ['a', 1, null] }), job('b', null), job('c', [1, 2]));
    await expect.poll(() => done).toHaveLength(3);
    expect(done).toEqual(expect.arrayContaining([{ of: ['a', 1, null] }, null, [1, 2]]));
  });

  test('a later job runs later', async () => {
    await work(store, { bot: note });
    await add(job('later', 'later', 1500), job('now', 'now'));
    await soon(700);
    expect(done).toEqual(['now']);
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['now', 'later']);
  });

  test('a key has one job: the latest', async () => {
    await add(job('a', ['first'], 60_000));
    await add(job('a', ['second']));
    await add(job('b', 'b'));
    await add(job('b', 'b later', 60_000));
    await work(store, { bot: note });
    await expect.poll(() => done).toEqual([['second']]);
    expect((await store.picture((picture) => picture.jobs())).map(({ key }) => key)).toContain('b');
  });

  test('a cancelled job never runs', async () => {
    await add(job('a', 'a', 300), job('b', 'b', 300));
    await store.jobs.cancel(store, 'a');
    await store.jobs.cancel(store, 'never there');
    await work(store, { bot: note });
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['b']);
  });

  test('a new job with the key of a running one runs too', async () => {
    const { open, opened } = gate();
    const handler = async (payload: Json): Promise<void> => {
      done.push(payload);
      if (payload === 'old') await opened;
    };
    await work(store, { bot: handler });
    await add(job('a', 'old'));
    await expect.poll(() => done).toEqual(['old']);
    await add(job('a', 'new'));
    open();
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(['old', 'new']);
    await expect.poll(() => store.picture((picture) => picture.jobs())).toEqual([]);
  });

  test('a job that throws is reported and tried again', async () => {
    const failures: unknown[] = [];
    const handler = async (payload: Json): Promise<void> => {
      done.push(payload);
      if (done.length === 1) throw new Error('not yet');
    };
    await work(store, { bot: handler }, { failed: ({ key }, error) => failures.push([key, String(error)]) });
    await add(job('a', 'a'));
    await expect.poll(() => done, { timeout: 15_000 }).toEqual(['a', 'a']);
    expect(failures).toEqual([['a', 'Error: not yet']]);
  });

  test('a job that no running node can handle waits for one that can', async () => {
    const stop = await work(store, { bot: note });
    await add({ ...job('letter', 'a letter'), name: 'letter' }, job('bot', 'a bot'));
    await expect.poll(() => done).toEqual(['a bot']);
    await stop();
    await work(store, { letter: note });
    await expect.poll(() => done).toEqual(['a bot', 'a letter']);
  });

  test('a stopping crew finishes its running jobs and starts no others', async () => {
    const { open, opened } = gate();
    const handler = async (payload: Json): Promise<void> => {
      await opened;
      done.push(payload);
    };
    const stop = await work(store, { bot: handler }, { atOnce: 1 });
    await add(job('a', 'a'));
    await soon(300);
    await add(job('b', 'b'));
    const stopped = stop();
    await soon(50);
    expect(done).toEqual([]);
    open();
    await stopped;
    expect(done).toEqual(['a']);
    expect((await store.picture((picture) => picture.jobs())).map(({ key }) => key)).toEqual(['b']);
  });

  test('no more jobs run in parallel than the limit', async () => {
    const now = { doing: 0, most: 0 };
    const handler = async (payload: Json): Promise<void> => {
      now.most = Math.max(now.most, ++now.doing);
      await soon(20);
      now.doing--;
      done.push(payload);
    };
    await work(store, { bot: handler }, { atOnce: 3 });
    await add(...Array.from({ length: 12 }, (_, i) => job(`k${i}`, i)));
    await expect.poll(() => done, { timeout: 10_000 }).toHaveLength(12);
    expect(now.most).toBe(3);
  });

  test('each of many jobs runs once, on any node', async () => {
    const nodes = name === 'postgres' ? [store, await openAgain()] : [store];
    for (const node of nodes) await work(node, { bot: note });
    const numbers = Array.from({ length: 60 }, (_, i) => i);
    await add(...numbers.map((i) => job(`k${i}`, i)));
    await expect.poll(() => done.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(60);
    await soon(200);
    expect([...done].sort((a, b) => Number(a) - Number(b))).toEqual(numbers);
  });

  test('waiting jobs run after a restart', async () => {
    await add(job('a', 'a'));
    await stops.shift()?.();
    store = await openAgain();
    await work(store, { bot: note });
    await expect.poll(() => done).toEqual(['a']);
  });
});

const [embedded, postgres] = eachStore;

test('embedded: a job that was running when the process died runs again', async () => {
  const place = await embedded!.newPlace();
  const dying = await place.open();
  const begun: Json[] = [];
  const { opened } = gate();
  await dying.jobs.work({
    bot: async (payload) => {
      begun.push(payload);
      await opened;
    },
  });
  await dying.jobs.add(dying, job('a', 'a'));
  await expect.poll(() => begun).toEqual(['a']);
  await dying.close();

  const store = await place.open();
  const done: Json[] = [];
  const stop = await store.jobs.work({
    bot: async (payload) => {
      done.push(payload);
    },
  });
  await expect.poll(() => done).toEqual(['a']);
  await stop();
  await store.close();
});

test('postgres: within seconds other nodes take over a dead node’s jobs, but not a living one’s', async () => {
  const place = await postgres!.newPlace();
  const [living, other] = [await place.open(), await place.open()];
  await living.jobs.add(living, job('of the dead', 'of the dead', 60_000));
  await living.run(sql`update graphile_worker._private_jobs
    set locked_by = 'a dead worker', locked_at = now(), run_at = now(), attempts = 1`);
  const { open, opened } = gate();
  const done: Json[] = [];
  const bot = async (payload: Json): Promise<void> => {
    done.push(payload);
    if (payload === 'long') await opened;
  };
  const stopLiving = await living.jobs.work({ bot }, { atOnce: 1 });
  await living.jobs.add(living, job('long', 'long'));
  await expect.poll(() => done).toEqual(['long']);
  const stopOther = await other.jobs.work({ bot });
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['long', 'of the dead']);
  await soon(2500);
  expect(done).toEqual(['long', 'of the dead']);
  open();
  await Promise.all([stopLiving(), stopOther()]);
  await Promise.all([living.close(), other.close()]);
});
