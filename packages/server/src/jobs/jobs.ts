import type { Json } from '@warmoot/kernel';
import type { Asks } from '../store/store.ts';

/** Something to be done once, now or later: a computer player's decision, a deadline, a letter. */
export interface Job {
  readonly name: JobName;
  /** There is at most one waiting job of a key: a new one replaces it. */
  readonly key: string;
  readonly payload: Json;
  readonly runAt: number;
}

export type JobName =
  | 'bot'
  | 'deadline'
  | 'reminder'
  | 'letter'
  | 'mail'
  | 'webhook'
  | 'push'
  | 'digest'
  | 'reset'
  | 'tidy'
  | 'sweep';

export type Handler = (payload: Json) => Promise<void>;

export type Handlers = Readonly<Partial<Record<JobName, Handler>>>;

export interface WorkOptions {
  /** How many jobs are done side by side in this process. */
  readonly atOnce?: number;
  /** Hears of every try that failed, for the log. */
  readonly failed?: (job: Pick<Job, 'name' | 'key'>, error: unknown) => void;
}

export const AT_ONCE = 10;
/** Then it is left alone: waits grow from seconds to hours, so that was days ago. */
export const TRIES = 25;

/**
 * Jobs survive a restart, and the death of whoever was doing them. One that throws is tried again, each time after a
 * longer wait. Jobs whose names have no handler wait for a process that has one.
 */
export interface Jobs {
  add(asks: Asks, job: Job): Promise<void>;
  cancel(asks: Asks, key: string): Promise<void>;
  /**
   * The server's time was corrected and is `at` now: every job runs so much later, or earlier. One that is being done is
   * done again, because it may have gone by the old time.
   */
  postpone(asks: Asks, by: number, at: number): Promise<void>;
  /** A clock that the queue goes by may have jumped: every job waits as long as the server's time says. */
  realign(asks: Asks): Promise<void>;
  /**
   * Begins to work; gives the way to stop, which waits for what is being done. A job that throws after the stop was
   * asked for has not failed: it is handed back and due at once, here after the next start or on another node.
   */
  work(handlers: Handlers, options?: WorkOptions): Promise<() => Promise<void>>;
}

/** What a job knows of a deadline moves with it. */
export const later = (job: Job, by: number): Job => {
  const payload = job.payload as { readonly dueAt?: number };
  const moved = payload.dueAt === undefined ? payload : { ...payload, dueAt: payload.dueAt + by };
  return { ...job, runAt: job.runAt + by, payload: moved as Json };
};
