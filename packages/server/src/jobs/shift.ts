import type { Json } from '@warmoot/kernel';
import { Logger, runTaskList, type Task, type TaskList, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import { type Lifeline, OUR_LOCKS } from '../store/lifeline.ts';
import { AT_ONCE, type Handler, type Handlers, type JobName, type WorkOptions } from './jobs.ts';

interface Around {
  readonly pool: pg.Pool;
  readonly lifeline: Lifeline;
  readonly handlers: Handlers;
  readonly options: WorkOptions;
}

/** What fails is told through `failed`; the rest is the queue's own affair. */
export const silent = new Logger(() => () => undefined);

/** How often (milliseconds) the queue is looked at for what has become due. */
const LOOK_EVERY = 1000;
/** How long the abort signal, which we do not use, waits: whoever stops the server says how long it may take. */
const NEVER = 2 ** 31 - 1;

/**
 * Jobs that a node took and did not finish before it died; the queue itself would wait four hours. Nobody holds the
 * lock named after the dead worker. A job taken this very moment may have a worker whose lock is still on its way.
 */
const FREE_JOBS_OF_THE_DEAD = `
  select graphile_worker.force_unlock_workers(array_agg(worker)) from (
    select distinct locked_by as worker from graphile_worker._private_jobs
    where locked_at < now() - interval '2 seconds' and locked_by <> $1
  ) as busy where pg_try_advisory_xact_lock($2, hashtext(worker)) having count(*) > 0`;
/** After a break all nodes come back at different moments: nobody is dead before they had the time. */
const TIME_TO_COME_BACK = 5000;

/** The work of one node, from `begin` to `end`. */
export class Shift {
  readonly #around: Around;
  #workers: WorkerPool | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(around: Around) {
    this.#around = around;
  }

  async begin(): Promise<void> {
    const workers = this.#hire();
    this.#workers = workers;
    workers.promise.then(
      () => this.#replace(workers),
      () => this.#replace(workers),
    );
    await this.#around.lifeline.hold(workers.id);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#freeJobsOfTheDead(workers.id), LOOK_EVERY);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    await this.#workers?.gracefulShutdown()?.catch(() => undefined);
    if (this.#workers !== undefined) this.#around.lifeline.letGo(this.#workers.id);
  }

  #hire(): WorkerPool {
    const { pool, options } = this.#around;
    const worker = {
      concurrentJobs: options.atOnce ?? AT_ONCE,
      pollInterval: LOOK_EVERY,
      gracefulShutdownAbortTimeout: NEVER,
      /** Only so does the queue try again to write down that a job is done, and wait for that when it stops. */
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    };
    return runTaskList({ preset: { worker }, logger: silent, noHandleSignals: true }, this.#tasks(), pool);
  }

  #tasks(): TaskList {
    const tasks = Object.entries(this.#around.handlers).map(([name, handler]) => [
      name,
      this.#taskOf(name as JobName, handler),
    ]);
    return Object.fromEntries(tasks) as TaskList;
  }

  #taskOf(name: JobName, handler: Handler): Task {
    return async (payload, { job }) => {
      try {
        await handler((payload as { payload: Json }).payload);
      } catch (error) {
        this.#around.options.failed?.({ name, key: job.key ?? '' }, error);
        throw error;
      }
    };
  }

  /** The queue gives up when the database is away for long; we do not. */
  async #replace(workers: WorkerPool): Promise<void> {
    if (this.#isOver || this.#workers !== workers) return;
    this.#around.lifeline.letGo(workers.id);
    await this.begin();
  }

  async #freeJobsOfTheDead(own: string): Promise<void> {
    const { lifeline } = this.#around;
    if (lifeline.age > TIME_TO_COME_BACK) await lifeline.query(FREE_JOBS_OF_THE_DEAD, [own, OUR_LOCKS]);
  }
}
