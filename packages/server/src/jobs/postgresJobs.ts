import type { Json } from '@warmoot/kernel';
import { type RunnerOptions, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Lifeline } from '../store/lifeline.ts';
import type { Part } from '../store/migrate.ts';
import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';
import { type Handlers, type Job, type JobName, type Jobs, TRIES, type WorkOptions } from './jobs.ts';
import { Shift, silent } from './shift.ts';

/**
 * The queue's own `add_job` adds nothing when the job of this key begins to be done between two of its statements:
 * then it is asked again.
 */
export const JOB_FUNCTIONS: Part = {
  name: 'jobs',
  steps: [
    [
      `create function warmoot_add_job(name text, payload text, wait_ms bigint, key text, tries bigint) returns void
      language plpgsql as $body$
      begin
        loop
          exit when (select added.id from graphile_worker.add_job(
            name, payload::json, run_at := now() + wait_ms * interval '1 millisecond', max_attempts := tries::int,
            job_key := key) as added) is not null;
        end loop;
      end $body$`,
    ],
  ],
};

/** Before our own functions, which call the queue's. */
export const prepareQueue = (pool: pg.Pool): Promise<void> =>
  runMigrations({ pgPool: pool, logger: silent, parsedCronItems: [] } satisfies RunnerOptions);

/** The jobs of many nodes, each done by one of them. */
export class PostgresJobs implements Jobs {
  readonly #pool: pg.Pool;
  readonly #lifeline: Lifeline;
  readonly #now: () => number;

  constructor(pool: pg.Pool, lifeline: Lifeline, now: () => number) {
    this.#pool = pool;
    this.#lifeline = lifeline;
    this.#now = now;
  }

  /** The database's clock decides, so that nodes agree: it is told how long to wait, not until when. */
  async add(asks: Asks, { name, key, payload, runAt }: Job): Promise<void> {
    const wrapped = JSON.stringify({ payload });
    const waitMs = Math.max(0, Math.round(runAt - this.#now()));
    await asks.run(sql`select warmoot_add_job(${name}, ${wrapped}, ${waitMs}, ${key}, ${TRIES})`);
  }

  async cancel(asks: Asks, key: string): Promise<void> {
    await asks.run(sql`select graphile_worker.remove_job(${key})`);
  }

  async work(handlers: Handlers, options: WorkOptions = {}): Promise<() => Promise<void>> {
    const shift = new Shift({ pool: this.#pool, lifeline: this.#lifeline, handlers, options });
    await shift.begin();
    return () => shift.end();
  }
}

interface WaitingRow {
  readonly name: JobName;
  readonly key: string;
  readonly payload: string;
  readonly wait_ms: number;
}

/** For a backup. A job without a key is an old one that was replaced or cancelled while it was being done. */
export const waitingJobs = async (asks: Asks, now: () => number): Promise<Job[]> => {
  const rows = await asks.all<WaitingRow>(sql`
    select tasks.identifier as name, jobs.key, jobs.payload::text as payload,
      (extract(epoch from jobs.run_at - now()) * 1000)::bigint as wait_ms
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where jobs.key is not null and jobs.attempts < jobs.max_attempts order by jobs.key`);
  return rows.map(({ name, key, payload, wait_ms }) => ({
    name,
    key,
    payload: (JSON.parse(payload) as { payload: Json }).payload,
    runAt: now() + wait_ms,
  }));
};
