import type { Json } from '@warmoot/kernel';
import type { Queryable } from '../store/store.ts';

/** Something to be done once, now or later: a computer player's decision, a deadline, an e-mail. */
export interface Job {
  readonly name: JobName;
  /** At most one job per key is waiting: a new one replaces it. */
  readonly key: string;
  readonly payload: Json;
  readonly runAt: number;
}

export type JobName =
  | 'bot'
  | 'deadline'
  | 'proposal'
  | 'reminder'
  | 'letter'
  | 'mail'
  | 'webhook'
  | 'push'
  | 'digest'
  | 'reset'
  | 'tidy'
  | 'sweep'
  | 'rating'
  | 'tournament'
  | 'battle';

export type Handler = (payload: Json) => Promise<void>;

export type Handlers = Readonly<Partial<Record<JobName, Handler>>>;

export interface WorkOptions {
  /** How many jobs run at once in this process. */
  readonly atOnce?: number;
  /** Called for every failed attempt, for the log. */
  readonly failed?: (job: Pick<Job, 'name' | 'key'>, error: unknown) => void;
}

export const AT_ONCE = 10;
/** After this many attempts we give up: waits grow from seconds to hours, so the first was days ago. */
export const TRIES = 25;

/**
 * Jobs survive a restart and the death of the process running them. A job that throws is tried again, each time after a
 * longer wait. Jobs without a handler wait for a process that has one.
 */
export interface Jobs {
  add(db: Queryable, job: Job): Promise<void>;
  cancel(db: Queryable, key: string): Promise<void>;
  /**
   * The server's time was corrected and is now `at`: every job moves by the same amount. A running job runs again,
   * because it may have used the old time.
   */
  postpone(db: Queryable, by: number, at: number): Promise<void>;
  /** The queue's clock may have jumped: reschedules every job by the server's time. */
  realign(db: Queryable): Promise<void>;
  /**
   * Starts working; returns a function that stops and waits for running jobs. A job that throws after the stop was
   * requested has not failed: it is handed back and due at once, here after the next start or on another node.
   */
  work(handlers: Handlers, options?: WorkOptions): Promise<() => Promise<void>>;
}

/** The deadline in a job's payload moves with it. */
export const delayedBy = (job: Job, by: number): Job => {
  const payload = job.payload as { readonly dueAt?: number };
  const moved = payload.dueAt === undefined ? payload : { ...payload, dueAt: payload.dueAt + by };
  return { ...job, runAt: job.runAt + by, payload: moved as Json };
};
