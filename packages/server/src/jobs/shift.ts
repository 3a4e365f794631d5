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
/** As if nobody had taken it; not to be taken again before a wait. */
const HAND_BACK = `
  update graphile_worker._private_jobs
  set locked_by = null, locked_at = null, run_at = now() + $2::int * interval '1 millisecond',
    attempts = greatest(0, attempts - 1)
  where id = $1`;
/** After a break all nodes come back at different moments: nobody is dead before they had the time. */
const TIME_TO_COME_BACK = 5000;

/** How long the queue has to write down what was done, when the work is over. */
const TIME_FOR_THE_BOOKS = 5000;

/** The work of one node, from `begin` to `end`. */
export class Shift {
  readonly #around: Around;
  readonly #doing = new Set<Promise<void>>();
  readonly #backoff = new Backoff();
  #workers: WorkerPool | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(around: Around) {
    this.#around = around;
  }

  async begin(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const workers = this.#hire(events);
    this.#workers = workers;
    workers.promise.catch(() => undefined);
    this.#replaceWhenTroubled(workers, events);
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#freeJobsOfTheDead(workers.id), LOOK_EVERY);
    await this.#around.lifeline.hold(workers.id);
  }

  /** The queue may wait for ever for a word that was lost with a connection; what is being done is waited for here. */
  async end(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    const workers = this.#workers as WorkerPool;
    const booksClosed = close(workers);
    await Promise.all(this.#doing);
    await Promise.race([booksClosed, setTimeout(TIME_FOR_THE_BOOKS, undefined, { ref: false })]);
    this.#around.lifeline.letGo(workers.id);
  }

  #hire(events: WorkerEvents): WorkerPool {
    const { pool, options } = this.#around;
    const worker = {
      concurrentJobs: options.atOnce ?? AT_ONCE,
      pollInterval: LOOK_EVERY,
      gracefulShutdownAbortTimeout: NEVER,
      /** Otherwise a lost connection at the end of a job ends the process. */
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    };
    const settings = { preset: { worker }, logger: silent, noHandleSignals: true, events };
    return runTaskList(settings, this.#tasks(), pool);
  }

  /**
   * The queue's workers stop when they could not write down that a job is done; they know nothing of a job whose answer
   * was lost on the way to them; and what failed when they were new fails for ever. So after any trouble new ones take
   * over as soon as the database answers; the jobs of the old are then those of the dead. A database that answers but
   * cannot write makes trouble again at once, so the waits grow until the queue could be looked at.
   */
  #replaceWhenTroubled(workers: WorkerPool, events: WorkerEvents): void {
    const trouble = new Promise<void>((resolve) => {
      events.once('worker:getJob:error', () => resolve());
      events.once('pool:gracefulShutdown', () => resolve());
    });
    events.once('worker:getJob:empty', () => this.#backoff.worked());
    void trouble.then(() => this.#replace(workers));
  }

  async #replace(workers: WorkerPool): Promise<void> {
    await setTimeout(this.#backoff.failed(), undefined, { ref: false });
    while (!this.#isOver && !(await this.#databaseAnswers())) await setTimeout(LOOK_EVERY);
    if (this.#isOver) return;
    this.#around.lifeline.letGo(workers.id);
    void close(workers);
    await this.begin();
  }

  #databaseAnswers(): Promise<boolean> {
    return this.#around.pool.query('select 1').then(
      () => true,
      () => false,
    );
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
      const done = handler((payload as { payload: Json }).payload);
      const settled = done.catch(() => undefined).then(() => void this.#doing.delete(settled));
      this.#doing.add(settled);
      await done.catch(async (error) => {
        if (!this.#isOver) this.#around.options.failed?.({ name, key: job.key ?? '' }, error);
        if (this.#isOver) await this.#handBack(job.id, 0);
        else if (error instanceof StoreAway) await this.#handBack(job.id, this.#backoff.failed());
        throw error;
      });
      this.#backoff.worked();
    };
  }

  /** The queue then finds nothing of its own to mark as failed. */
  async #handBack(job: string, waitMs: number): Promise<void> {
    await this.#around.pool.query(HAND_BACK, [job, Math.round(waitMs)]).catch(() => undefined);
  }

  async #freeJobsOfTheDead(own: string): Promise<void> {
    const { lifeline } = this.#around;
    if (lifeline.age > TIME_TO_COME_BACK) await lifeline.query(FREE_JOBS_OF_THE_DEAD, [own, OUR_LOCKS]);
  }
}

const close = (workers: WorkerPool): Promise<unknown> =>
  Promise.resolve(workers.gracefulShutdown()).catch(() => undefined);
