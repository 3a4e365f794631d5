import type { Job, Jobs } from '../jobs/jobs.ts';
import { type Statement, sql, type Value } from './statement.ts';

/** Anything that runs statements: the store itself, or a transaction in it. */
export interface Queryable {
  all<Row>(statement: Statement): Promise<Row[]>;
  /** Returns how many rows were changed. */
  run(statement: Statement): Promise<number>;
}

/** The next line of a match's log, and everything that must be saved with it, all or nothing. */
export interface Entry {
  readonly match: string;
  /** The line's number: one more than the last that the writer saw. */
  readonly version: number;
  readonly rulesVersion: number;
  readonly item: string;
  readonly seen: string;
  readonly at: number;
  /** The digest of the state after this line; not every line has one. */
  readonly digest?: string | undefined;
  /**
   * The match's own row gets the line's number, and the time of its last public change unless that is null. A match that
   * gathers its seats takes no further line: without a version the whole entry fails. A command may still be on its way
   * when the sweep gathers an old import again (`oldImports.ts`), with dice that the importer knows.
   */
  readonly row?: { readonly movedAt: number | null } | undefined;
  readonly also: readonly Statement[];
  readonly jobs: readonly Job[];
  /** Keys of jobs to cancel. */
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
 * Where everything is kept. There are two, with the same behaviour: an embedded file for one process, PostgreSQL for
 * many nodes. The log is append-only; its key (match, version) lets only one writer succeed.
 */
export interface Store extends Queryable {
  readonly kind: 'embedded' | 'postgres';
  readonly jobs: Jobs;
  /**
   * All or nothing, isolated from everybody else. The work must query through `db` alone, and runs again from the
   * start if it conflicts with another node.
   */
  transaction<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  /** Durable once it resolves. False if somebody else has already written this line; nothing was changed. */
  append(entry: Entry): Promise<boolean>;
  /** The lines after a number, in order, up to a limit. */
  tail(match: string, after: number, most?: number): Promise<LogRow[]>;
  /** Tells every node, including this one, that a match changed; call it after the transaction that changed it. */
  announce(news: Announcement): Promise<void>;
  /**
   * `append` announces automatically. `missed`: the connection to the other nodes was lost for a while, and anything
   * may have changed. Returns a function that stops listening.
   */
  onNews(hear: (news: Announcement) => void, missed?: () => void): () => void;
  /** A snapshot of everything, while others keep working. */
  picture<T>(work: (picture: Picture) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export type Row = Readonly<Record<string, Value>>;

/** The whole store, for a backup. */
export interface Picture {
  /** How many migration steps have been run. */
  steps(): Promise<number>;
  /** A few at a time. */
  rows(table: string): AsyncIterable<readonly Row[]>;
  jobs(): Promise<readonly Job[]>;
}

/** What changed in which match: small, because PostgreSQL carries at most 8,000 bytes. */
export interface Announcement {
  readonly match: string;
  readonly what: 'log' | 'table' | 'chat' | 'presence';
  /** The log's length now; the line's writer knows it already. */
  readonly version?: number;
}
