import { randomUUID } from 'node:crypto';
import type { Json } from '@warmoot/kernel';
import type { Part } from '../store/migrate.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { JobRunner } from './jobRunner.ts';
import {
  delayedBy,
  type Handlers,
  type Job,
  type JobName,
  type Jobs,
  TRIES,
  type WorkOptions,
} from './jobs.ts';

/**
 * The ticket changes whenever a key gets a new job, so an older job that is still running cannot remove the new one.
 */
export const JOB_TABLES: Part = {
  name: 'jobs',
  steps: [
    [
      `create table jobs (
        key text primary key,
        ticket text not null,
        name text not null,
        payload text not null,
        run_at bigint not null,
        tries bigint not null
      )`,
      'create index jobs_by_time on jobs (run_at)',
    ],
  ],
};

interface JobRow {
  readonly key: string;
  readonly name: JobName;
  readonly payload: string;
  readonly run_at: number;
}

/** The jobs of one process, in a table of its database. */
export class EmbeddedJobs implements Jobs {
  readonly #db: Queryable;
  readonly #now: () => number;
  readonly #lookEvery: number;
  readonly #runners = new Set<JobRunner>();

  constructor(db: Queryable, now: () => number, lookEvery: number) {
    this.#db = db;
    this.#now = now;
    this.#lookEvery = lookEvery;
  }

  async add(db: Queryable, { key, name, payload, runAt }: Job): Promise<void> {
    await db.run(sql`
      insert into jobs (key, ticket, name, payload, run_at, tries)
      values (${key}, ${randomUUID()}, ${name}, ${JSON.stringify(payload)}, ${runAt}, ${0})
      on conflict (key) do update set
        ticket = excluded.ticket, name = excluded.name, payload = excluded.payload,
        run_at = excluded.run_at, tries = excluded.tries`);
    for (const runner of this.#runners) runner.expect(runAt);
  }

  async cancel(db: Queryable, key: string): Promise<void> {
    await db.run(sql`delete from jobs where key = ${key}`);
  }

  async postpone(db: Queryable, by: number): Promise<void> {
    for (const job of await waitingJobs(db)) await this.add(db, delayedBy(job, by));
  }

  /** This queue uses the server's time only. */
  async realign(): Promise<void> {
    for (const runner of this.#runners) runner.nudge();
  }

  async work(handlers: Handlers, options: WorkOptions = {}): Promise<() => Promise<void>> {
    const runner = new JobRunner({
      db: this.#db,
      now: this.#now,
      lookEvery: this.#lookEvery,
      handlers,
      options,
    });
    this.#runners.add(runner);
    runner.nudge();
    return async () => {
      this.#runners.delete(runner);
      await runner.stop();
    };
  }
}

/** For a backup; includes running jobs, because they may have to run again. */
export const waitingJobs = async (db: Queryable): Promise<Job[]> => {
  const rows = await db.all<JobRow>(sql`
    select key, name, payload, run_at from jobs where tries < ${TRIES} order by key`);
  return rows.map(({ key, name, payload, run_at }) => ({
    key,
    name,
    payload: JSON.parse(payload) as Json,
    runAt: run_at,
  }));
};
