import { type RunnerOptions, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Lifeline } from '../store/lifeline.ts';
import type { Part } from '../store/migrate.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import {
  delayedBy,
  type Handlers,
  type Job,
  type JobName,
  type Jobs,
  TRIES,
  type WorkOptions,
} from './jobs.ts';
import { silentLogger, WorkerGroup } from './workerGroup.ts';

/**
 * Adds many jobs in one call, one for each key. The queue's own `add_jobs` skips a job if an older job with the same key
 * starts in the meantime, so the loop adds the skipped jobs again.
 */
const addJobs = (payload: string, columns: string): string => `
  create or replace function warmoot_add_jobs(wanted json) returns void language plpgsql as $body$
      declare
        missing json := wanted;
      begin
        while missing is not null loop
          with added as (
            select key from graphile_worker.add_jobs((
              select array_agg((one.name, ${payload}, null,
                now() + one.wait_ms * interval '1 millisecond', one.tries, one.key, null, null
              )::graphile_worker.job_spec)
              from json_to_recordset(missing)
                as one (name text, payload json, wait_ms bigint, tries smallint, key text${columns})))
          )
          select json_agg(item) from json_array_elements(missing) item
            where item ->> 'key' not in (select key from added) into missing;
        end loop;
      end $body$`;

export const JOB_FUNCTIONS: Part = {
  name: 'jobs',
  steps: [
    [addJobs(`json_build_object('payload', one.payload)`, '')],
    [
      // The queue schedules jobs by the database's clock; from here on a job also carries the server's time.
      addJobs(`json_build_object('payload', one.payload, 'runAt', one.run_at)`, ', run_at bigint'),
      `update graphile_worker._private_jobs set payload = json_build_object(
        'payload', payload -> 'payload', 'runAt', (extract(epoch from run_at) * 1000)::bigint)`,
    ],
  ],
};

/** Runs before our own functions are created, since they call the queue's. */
export const prepareQueue = (pool: pg.Pool): Promise<void> =>
  runMigrations({ pgPool: pool, logger: silentLogger, parsedCronItems: [] } satisfies RunnerOptions);

/** The jobs of many nodes, each run by one of them. */
export class PostgresJobs implements Jobs {
  readonly #pool: pg.Pool;
  readonly #lifeline: Lifeline;
  readonly #now: () => number;

  constructor(pool: pg.Pool, lifeline: Lifeline, now: () => number) {
    this.#pool = pool;
    this.#lifeline = lifeline;
    this.#now = now;
  }

  add(db: Queryable, job: Job): Promise<void> {
    return this.addAll(db, [job]);
  }

  /** One job per key. We pass the time to wait, so that the database's clock decides and all nodes agree. */
  async addAll(db: Queryable, jobs: readonly Job[], at = this.#now()): Promise<void> {
    const wanted = jobs.map(({ name, key, payload, runAt }) => {
      const wait_ms = Math.max(0, Math.round(runAt - at));
      return { name, key, payload, wait_ms, run_at: Math.round(runAt), tries: TRIES };
    });
    await db.run(sql`select warmoot_add_jobs(${JSON.stringify(wanted)}::json)`);
  }

  cancel(db: Queryable, key: string): Promise<void> {
    return this.cancelAll(db, [key]);
  }

  async cancelAll(db: Queryable, keys: readonly string[]): Promise<void> {
    await db.run(sql`
      select graphile_worker.remove_job(key) from json_array_elements_text(${JSON.stringify(keys)}::json) as key`);
  }

  async postpone(db: Queryable, by: number, at: number): Promise<void> {
    const jobs = await waitingJobs(db);
    await this.addAll(
      db,
      jobs.map((job) => delayedBy(job, by)),
      at,
    );
  }

  /** A failed job waits at most as long as the queue would make it wait after that many attempts. */
  async realign(db: Queryable): Promise<void> {
    await db.run(sql`
      update graphile_worker._private_jobs set run_at = case
        when attempts = 0 then now() + ((payload ->> 'runAt')::bigint - ${this.#now()}::bigint) * interval '1 millisecond'
        else least(run_at, now() + exp(least(attempts, 10)) * interval '1 second') end
      where locked_at is null`);
  }

  async work(handlers: Handlers, options: WorkOptions = {}): Promise<() => Promise<void>> {
    const group = new WorkerGroup({ pool: this.#pool, lifeline: this.#lifeline, handlers, options });
    await group.begin();
    return () => group.end();
  }
}

interface WaitingRow {
  readonly name: JobName;
  readonly key: string;
  readonly payload: string;
}

/** For a backup. A job without a key is an old one that was replaced or cancelled while it was running. */
export const waitingJobs = async (db: Queryable): Promise<Job[]> => {
  const rows = await db.all<WaitingRow>(sql`
    select tasks.identifier as name, jobs.key, jobs.payload::text as payload
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    where jobs.key is not null and jobs.attempts < jobs.max_attempts order by jobs.key`);
  return rows.map(({ name, key, payload }) => ({
    name,
    key,
    ...(JSON.parse(payload) as Pick<Job, 'payload' | 'runAt'>),
  }));
};
