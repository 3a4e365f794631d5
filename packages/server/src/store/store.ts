import type { Job, Jobs } from '../jobs/jobs.ts';
import type { Statement } from './statement.ts';

/** Whatever answers statements: the store itself, or a transaction in it. */
export interface Asks {
  all<Row>(statement: Statement): Promise<Row[]>;
  /** How many rows were changed. */
  run(statement: Statement): Promise<number>;
}

/** One more line of a match's log, and all that must become true with it or not at all. */
export interface Entry {
  readonly match: string;
  /** The number of the line: one more than the last that the writer saw. */
  readonly version: number;
  readonly rulesVersion: number;
  readonly item: string;
  readonly seen: string;
  readonly at: number;
  readonly also: readonly Statement[];
  readonly jobs: readonly Job[];
  /** Keys of jobs that are no longer wanted. */
  readonly cancelled: readonly string[];
}

export interface LogRow {
  readonly version: number;
  readonly rules_version: number;
  readonly item: string;
  readonly seen: string;
  readonly at: number;
}

/**
 * Where everything is kept. Two of these, one behaviour: an embedded file for one process, PostgreSQL for many nodes.
 * The log is append-only; its key (match, version) makes one writer of many.
 */
export interface Store extends Asks {
  readonly kind: 'embedded' | 'postgres';
  readonly jobs: Jobs;
  transaction<T>(work: (asks: Asks) => Promise<T>): Promise<T>;
  /** Durable when it answers. False: somebody else has already written this line; nothing was changed. */
  append(entry: Entry): Promise<boolean>;
  tail(match: string, after: number): Promise<LogRow[]>;
  /** Tells every node, this one too, that something about a match changed; after the transaction that changed it. */
  announce(news: Announcement): Promise<void>;
  /** `append` announces by itself. Gives the way to stop listening. */
  onNews(hear: (news: Announcement) => void): () => void;
  close(): Promise<void>;
}

/** What kind of thing changed at which match: small, because PostgreSQL carries at most 8,000 bytes. */
export interface Announcement {
  readonly match: string;
  readonly what: 'log' | 'table' | 'chat';
}
