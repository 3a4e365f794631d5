import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Json } from '@warmoot/kernel';
import {
  Logger,
  runTaskList,
  type Task,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type pg from 'pg';
import { StoreAway } from '../store/fault.ts';
import { type Lifeline, OUR_LOCKS } from '../store/lifeline.ts';
import { Backoff } from './backoff.ts';
import { AT_ONCE, type Handler, type Handlers, type JobName, type WorkOptions } from './jobs.ts';

interface Services {
  readonly pool: pg.Pool;
  readonly lifeline: Lifeline;
  readonly handlers: Handlers;
  readonly options: WorkOptions;
}

/** Failures are reported through `failed`; the queue handles the rest. */
export const silentLogger = new Logger(() => () => undefined);

/** How often (milliseconds) to check the queue for due jobs. */
const LOOK_EVERY = 1000;
/** The delay of the abort signal, which we do not use: the caller decides how long stopping may take. */
const NEVER = 2 ** 31 - 1;

/**
 * Jobs that a node took and did not finish before it died; the queue itself would wait four hours. Nobody holds the
 * lock named after a dead worker. A job taken just now may have a worker that does not hold its lock yet.
 */
const FREE_JOBS_OF_THE_DEAD = `
  select graphile_worker.force_unlock_workers(array_agg(worker)) from (
    select distinct locked_by as worker from graphile_worker._private_jobs
    where locked_at < now() - interval '2 seconds' and locked_by <> $1
  ) as busy where pg_try_advisory_xact_lock($2, hashtext(worker)) having count(*) > 0`;
/** Releases a job as if nobody had taken it, to be taken again only after a wait. */
const HAND_BACK = `
  update graphile_worker._private_jobs
  set locked_by = null, locked_at = null, run_at = now() + $2::int * interval '1 millisecond',
    attempts = greatest(0, attempts - 1)
  where id = $1`;
/** After an outage the nodes come back at different moments, so none counts as dead until it has had time to return. */
const TIME_TO_COME_BACK = 5000;

/** How long the queue has to save the results when work ends. */
const TIME_FOR_THE_BOOKS = 5000;

/** The work of one node, from `begin` to `end`. */
export class WorkerGroup {
  readonly #services: Services;
  readonly #doing = new Set<Promise<void>>();
  /** A queue that can be read again says nothing about the jobs, so each has waits of its own. */
  readonly #queueBackoff = new Backoff();
  readonly #jobBackoff = new Backoff();
  #workers: WorkerPool | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(services: Services) {
    this.#services = services;
  }

  async begin(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const workers = this.#hire(events);
    this.#workers = workers;
    workers.promise.catch(() => undefined);
    this.#replaceWhenTroubled(workers, events);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#freeJobsOfTheDead(workers.id), LOOK_EVERY);
    await this.#services.lifeline.hold(workers.id);
  }

  /** The queue may wait forever for a message that was lost with a connection, so we wait for the running jobs here. */
  async end(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    const workers = this.#workers as WorkerPool;
    const booksClosed = close(workers);
    await Promise.all(this.#doing);
    await Promise.race([booksClosed, setTimeout(TIME_FOR_THE_BOOKS, undefined, { ref: false })]);
    this.#services.lifeline.letGo(workers.id);
  }

  #hire(events: WorkerEvents): WorkerPool {
    const { pool, options } = this.#services;
    const worker = {
      concurrentJobs: options.atOnce ?? AT_ONCE,
      pollInterval: LOOK_EVERY,
      gracefulShutdownAbortTimeout: NEVER,
      /** Without this, a connection lost at the end of a job would end the process. */
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    };
    const settings = { preset: { worker }, logger: silentLogger, noHandleSignals: true, events };
    return runTaskList(settings, this.#tasks(), pool);
  }

  /**
   * The queue's workers stop when they cannot save that a job is done. They forget a job if the answer was lost on its
   * way to them, and what failed when they started keeps failing. So after any fault we start new ones as soon as the
   * database answers, and treat the old ones' jobs as those of a dead node. A database that answers but cannot write
   * fails again at once, so the waits grow until the queue can be read.
   */
  #replaceWhenTroubled(workers: WorkerPool, events: WorkerEvents): void {
    const trouble = new Promise<void>((resolve) => {
      events.once('worker:getJob:error', () => resolve());
      events.once('pool:gracefulShutdown', () => resolve());
    });
    events.once('worker:getJob:empty', () => this.#queueBackoff.worked());
    void trouble.then(() => this.#replace(workers));
  }

  async #replace(workers: WorkerPool): Promise<void> {
    await setTimeout(this.#queueBackoff.failed(), undefined, { ref: false });
    while (!this.#isOver && !(await this.#databaseAnswers())) await setTimeout(LOOK_EVERY);
    if (this.#isOver) return;
    this.#services.lifeline.letGo(workers.id);
    void close(workers);
    await this.begin();
  }

  #databaseAnswers(): Promise<boolean> {
    return this.#services.pool.query('select 1').then(
      () => true,
      () => false,
    );
  }

  #tasks(): TaskList {
    const tasks = Object.entries(this.#services.handlers).map(([name, handler]) => [
      name,
      this.#taskOf(name as JobName, handler),
    ]);
    return Object.fromEntries(tasks) as TaskList;
  }

  #taskOf(name: JobName, handler: Handler): Task {
    return async (payload, { job }) => {
      const done = handler((payload as { payload: Json }).payload);
      const settled = done.catch(() => undefined).then(() => void this.#doing.delete(settled));
      this.#doing.add(settled);
      await done.catch(async (error) => {
        if (!this.#isOver) this.#services.options.failed?.({ name, key: job.key ?? '' }, error);
        if (this.#isOver) await this.#handBack(job.id, 0);
        else if (error instanceof StoreAway) await this.#handBack(job.id, this.#jobBackoff.failed());
        throw error;
      });
      this.#jobBackoff.worked();
    };
  }

  /** The queue then finds none of its own jobs to mark as failed. */
  async #handBack(job: string, waitMs: number): Promise<void> {
    await this.#services.pool.query(HAND_BACK, [job, Math.round(waitMs)]).catch(() => undefined);
  }

  async #freeJobsOfTheDead(own: string): Promise<void> {
    const { lifeline } = this.#services;
    if (lifeline.age > TIME_TO_COME_BACK) await lifeline.query(FREE_JOBS_OF_THE_DEAD, [own, OUR_LOCKS]);
  }
}

const close = (workers: WorkerPool): Promise<unknown> =>
  Promise.resolve(workers.gracefulShutdown()).catch(() => undefined);
