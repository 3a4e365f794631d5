import { type GameCommand, type Reading, type Seat, say } from '@warmoot/kernel';
import type { ReportFormat } from '@warmoot/systems';
import { Problem } from '../api/problem.ts';
import type { Asked, Pool } from './pool.ts';
import type { Answers, DiceTask, PackedImport, PastTask, SeenTask, Task } from './task.ts';
import { type Seen, Unanswered } from './workerHandle.ts';

/** The person waiting for an answer, or the address of somebody who is not signed in. */
export interface Asker {
  readonly id: string;
  /** Aborted when the connection closes. */
  readonly signal: AbortSignal;
}

/** A match as one seat sees it. */
export interface SeatView {
  readonly match: string;
  readonly system: string;
  readonly seat: Seat;
  readonly view: unknown;
}

/** A person is watching the page while this runs. */
const SECONDS = 5;
/** A truncated list is better than a late one. */
const LIST_SECONDS = 2;
/** A whole campaign may be replayed. */
const IMPORT_SECONDS = 120;

/** Moving the pointer over a map sends many requests; nobody reads more answers than this. */
const MAX_WAITING = 10;
const MAX_IMPORTS_WAITING = 8;
const MAX_FINDINGS = 200;

/** Long work for people, done outside the event loop so that one person's question does not delay the others. */
export class Workers {
  readonly #pool: Pool;
  readonly #imports: Pool;
  readonly #seconds: number;

  /** Imports take minutes, so they have their own thread. */
  constructor(pool: Pool, imports: Pool, seconds = SECONDS) {
    this.#pool = pool;
    this.#imports = imports;
    this.#seconds = seconds;
  }

  odds(asker: Asker, look: SeatView, command: GameCommand): Promise<Answers['odds']> {
    return this.#askSeen('These odds', asker, look, { kind: 'odds', ...seatOf(look), command });
  }

  legal(asker: Asker, look: SeatView, subject: string | undefined, most: number): Promise<Answers['legal']> {
    const seconds = Math.min(LIST_SECONDS, this.#seconds / 2);
    return this.#askSeen('This list', asker, look, {
      kind: 'legal',
      ...seatOf(look),
      subject,
      most,
      seconds,
    });
  }

  orders(asker: Asker, look: SeatView, text: string): Promise<Answers['orders']> {
    const task = { kind: 'orders', ...seatOf(look), text, mostFindings: MAX_FINDINGS } as const;
    return this.#askSeen('This text', asker, look, task);
  }

  report(asker: Asker, look: SeatView, format: ReportFormat): Promise<Answers['report']> {
    return this.#askSeen('This report', asker, look, { kind: 'report', ...seatOf(look), format });
  }

  /** A seat's news in a stretch of the log. */
  news(asker: Asker, past: Omit<PastTask, 'kind'>): Promise<Answers['news']> {
    return this.#ask('This news', asker, { kind: 'news' as const, ...past });
  }

  /** What a seat saw in a stretch of the log. */
  replay(asker: Asker, past: Omit<PastTask, 'kind'>): Promise<Answers['replay']> {
    return this.#ask('This moment', asker, { kind: 'replay' as const, ...past });
  }

  dice(asker: Asker, task: Omit<DiceTask, 'kind'>): Promise<Answers['dice']> {
    return this.#ask('This check', asker, { kind: 'dice', ...task });
  }

  /** One at a time for each person; the rest wait their turn. */
  async readImport({ id, signal }: Asker, bytes: Uint8Array): Promise<Reading<PackedImport>> {
    if (this.#imports.isServing(id) || this.#imports.countFor(id) > 0)
      throw busy(429, 'Another match of yours is still being imported: wait until it is done.', 30);
    if (this.#imports.waiting >= MAX_IMPORTS_WAITING)
      throw busy(503, 'Too many matches are being imported: try again in two minutes.', IMPORT_SECONDS);
    const asked = { asker: id, signal, task: { kind: 'import', bytes } as const };
    return answered('This import', this.#imports, { ...asked, limitMs: IMPORT_SECONDS * 1000 });
  }

  #askSeen<T extends SeenTask>(
    what: string,
    asker: Asker,
    { match, seat, view }: SeatView,
    task: T,
  ): Promise<Answers[T['kind']]> {
    return this.#ask(what, asker, task, { key: `${match}|${seat}`, view });
  }

  async #ask<T extends Task>(
    what: string,
    { id, signal }: Asker,
    task: T,
    seen?: Seen,
  ): Promise<Answers[T['kind']]> {
    if (this.#pool.countFor(id) >= MAX_WAITING)
      throw busy(
        429,
        say`${MAX_WAITING} of your requests are still waiting: try again when they are answered.`,
        1,
      );
    const asked = { asker: id, signal, task, limitMs: this.#seconds * 1000 };
    return answered(what, this.#pool, seen === undefined ? asked : { ...asked, seen });
  }
}

const seatOf = ({ system, seat }: SeatView) => ({ system, seat });

const busy = (status: number, says: string, retryAfterSeconds: number): Problem =>
  new Problem(status, status === 429 ? 'too-many' : 'busy', says, { retryAfterSeconds });

export const answered = async <T extends Task>(
  what: string,
  pool: Pool,
  asked: Asked<T>,
): Promise<Answers[T['kind']]> => {
  try {
    return await pool.ask(asked);
  } catch (problem) {
    throw problem instanceof Unanswered ? problemOf(what, problem, asked.limitMs / 1000) : problem;
  }
};

const problemOf = (what: string, { why }: Unanswered, seconds: number): Problem => {
  if (why === 'late')
    return new Problem(
      503,
      'too-long',
      say`${what} would take longer than ${seconds} seconds: ask for less at once.`,
    );
  if (why === 'closed') return busy(503, 'The server is stopping: try again in a moment.', 5);
  if (why === 'left')
    return new Problem(499, 'left', 'The connection was closed before the answer was ready.');
  return new Problem(500, 'defect', say`${what} cannot be computed: something is wrong on our side.`);
};
