import type { Job, Jobs } from '../jobs/jobs.ts';
import { type Statement, sql, type Value } from './statement.ts';

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
  /** Of the state after this line; not every line has one. */
  readonly digest?: string | undefined;
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
  readonly digest: string | null;
}

/** The lines of a match's log after a number, in order. */
export const linesAfter = (match: string, after: number, most = Number.MAX_SAFE_INTEGER): Statement => sql`
  select version, rules_version, item, seen, at, digest from log
  where match = ${match} and version > ${after} order by version limit ${most}`;

/**
 * Where everything is kept. Two of these, one behaviour: an embedded file for one process, PostgreSQL for many nodes.
 * The log is append-only; its key (match, version) makes one writer of many.
 */
export interface Store extends Asks {
  readonly kind: 'embedded' | 'postgres';
  readonly jobs: Jobs;
  /**
   * All of it or nothing, as if nobody else were there. The work asks through `asks` alone, and is done again from the
   * start when another node was in its way.
   */
  transaction<T>(work: (asks: Asks) => Promise<T>): Promise<T>;
  /** Durable when it answers. False: somebody else has already written this line; nothing was changed. */
  append(entry: Entry): Promise<boolean>;
  /** The lines after a number, in order; at most so many. */
  tail(match: string, after: number, most?: number): Promise<LogRow[]>;
  /** Tells every node, this one too, that something about a match changed; after the transaction that changed it. */
  announce(news: Announcement): Promise<void>;
  /**
   * `append` announces by itself. `missed`: the connection to the other nodes was lost for a while, and anything may
   * have changed. Gives the way to stop listening.
   */
  onNews(hear: (news: Announcement) => void, missed?: () => void): () => void;
  /** Everything as it is at one moment, while others go on. */
  picture<T>(work: (picture: Picture) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, Value>>;

/** All that is kept, for a backup. */
export interface Picture {
  /** How many steps of the tables have been taken. */
  steps(): Promise<number>;
  /** A few at a time. */
  rows(table: string): AsyncIterable<readonly Row[]>;
  jobs(): Promise<readonly Job[]>;
}

/** What kind of thing changed at which match: small, because PostgreSQL carries at most 8,000 bytes. */
export interface Announcement {
  readonly match: string;
  readonly what: 'log' | 'table' | 'chat';
  /** How long the log is now: whoever wrote the line knows it already. */
  readonly version?: number;
}
