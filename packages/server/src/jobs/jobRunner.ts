import type { Json } from '@warmoot/kernel';
import { StoreAway } from '../store/fault.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { Backoff } from './backoff.ts';
import { AT_ONCE, type Handler, type Handlers, type JobName, TRIES, type WorkOptions } from './jobs.ts';

interface Services {
  readonly db: Queryable;
  readonly now: () => number;
  /** The longest interval between checks (milliseconds): timers do not run while a laptop sleeps. */
  readonly lookEvery: number;
  readonly handlers: Handlers;
  readonly options: WorkOptions;
}

interface Due {
  readonly key: string;
  readonly ticket: string;
  readonly name: JobName;
  readonly payload: string;
  readonly tries: number;
}

/** One second, then about three times as long each time, up to six hours. */
const waitAfter = (tries: number): number => Math.round(1000 * Math.exp(Math.min(10, tries)));

/**
 * Runs the jobs that are due. Only this process knows which are running, so after a crash they are simply due again.
 */
export class JobRunner {
  readonly #services: Services;
  readonly #names: string;
  readonly #doing = new Map<string, Promise<void>>();
  /** While the store is unavailable jobs stay due, and one at a time is tried now and then. */
  readonly #backoff = new Backoff();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isNudged = false;
  /** When it checks again without being woken. */
  #nextLook = Number.POSITIVE_INFINITY;
  #isStopped = false;

  constructor(services: Services) {
    this.#services = services;
    this.#names = JSON.stringify(Object.keys(services.handlers));
  }

  /** Something may be due. */
  nudge(): void {
    this.#isNudged = true;
    this.#looking ??= this.#lookWhileNudged().finally(() => {
      this.#looking = undefined;
    });
  }

  /** A job was added; it is looked for at once only if it is due before the next look. */
  expect(runAt: number): void {
    if (runAt - this.#services.now() < this.#nextLook - performance.now()) this.nudge();
  }

  /** A job not done by then has not failed: it stays due for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#looking;
    clearTimeout(this.#timer);
    await Promise.all(this.#doing.values());
  }

  async #lookWhileNudged(): Promise<void> {
    while (this.#isNudged && !this.#isStopped) {
      this.#isNudged = false;
      this.#nextLook = Number.POSITIVE_INFINITY; // a job added during this look needs another
      clearTimeout(this.#timer);
      const wait = await this.#look().catch(() => this.#services.lookEvery);
      this.#nextLook = performance.now() + wait;
      this.#timer = setTimeout(() => this.nudge(), wait);
    }
  }

  /** Starts what is due; returns how long to wait for the next. */
  async #look(): Promise<number> {
    if (this.#backoff.leftMs > 0) return this.#backoff.leftMs;
    for (const due of await this.#due()) {
      const handler = this.#services.handlers[due.name] as Handler;
      const done = this.#do(due, handler).finally(() => {
        this.#doing.delete(due.key);
        this.nudge();
      });
      this.#doing.set(due.key, done);
    }
    const { now, lookEvery } = this.#services;
    return Math.min(lookEvery, Math.max(1, (await this.#nextAt()) - now()));
  }

  #due(): Promise<Due[]> {
    const { db, now, options } = this.#services;
    const atOnce = this.#backoff.isFailing ? 1 : (options.atOnce ?? AT_ONCE);
    const free = Math.max(0, atOnce - this.#doing.size);
    return db.all<Due>(sql`
      select key, ticket, name, payload, tries from jobs
      where run_at <= ${now()} and tries < ${TRIES}
        and name in (select value from json_each(${this.#names}))
        and key not in (select value from json_each(${this.#busy()}))
      order by run_at limit ${free}`);
  }

  async #nextAt(): Promise<number> {
    const [next] = await this.#services.db.all<{ run_at: number }>(sql`
      select run_at from jobs
      where tries < ${TRIES}
        and name in (select value from json_each(${this.#names}))
        and key not in (select value from json_each(${this.#busy()}))
      order by run_at limit 1`);
    return next?.run_at ?? Number.POSITIVE_INFINITY;
  }

  #busy(): string {
    return JSON.stringify([...this.#doing.keys()]);
  }

  async #do(due: Due, handler: Handler): Promise<void> {
    const { db, options } = this.#services;
    try {
      await handler(JSON.parse(due.payload) as Json);
      await db.run(sql`delete from jobs where key = ${due.key} and ticket = ${due.ticket}`);
      this.#backoff.worked();
    } catch (error) {
      if (this.#isStopped) return;
      options.failed?.(due, error);
      if (error instanceof StoreAway) this.#backoff.failed();
      else await this.#again(due).catch(() => this.#backoff.failed());
    }
  }

  async #again({ key, ticket, tries }: Due): Promise<void> {
    const { db, now } = this.#services;
    const runAt = now() + waitAfter(tries);
    await db.run(sql`
      update jobs set tries = ${tries + 1}, run_at = ${runAt} where key = ${key} and ticket = ${ticket}`);
  }
}
