import pg from 'pg';
import type { Job } from '../jobs/jobs.ts';
import type { PostgresJobs } from '../jobs/postgresJobs.ts';
import { StoreAway } from './fault.ts';
import { CHANNEL } from './lifeline.ts';
import { serverFault } from './postgresFaults.ts';
import { type Statement, sql } from './statement.ts';
import type { Announcement, Entry, Queryable } from './store.ts';

/**
 * Sends a group of entries in one transaction without waiting for the answer to each statement. If one fails, the
 * commit at the end commits nothing. PostgreSQL commits transactions with news one at a time, so with a transaction for
 * each entry the disk would set the pace.
 */
export const writeTogether = async (
  db: Queryable,
  jobs: PostgresJobs,
  entries: readonly Entry[],
): Promise<void> => {
  const { added, cancelled } = lastWords(entries);
  const answers = await Promise.allSettled([
    db.run(sql`begin`),
    db.run(linesOf(entries)),
    db.run(rowsOf(entries)),
    ...entries.flatMap(({ also }) => also).map((statement) => db.run(statement)),
    ...(cancelled.length > 0 ? [jobs.cancelAll(db, cancelled)] : []),
    ...(added.length > 0 ? [jobs.addAll(db, added)] : []),
    db.run(announcing(entries.map(({ match, version }) => ({ match, what: 'log', version })))),
    db.run(sql`commit`),
  ]);
  const failed = answers.find((answer) => answer.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
};

/** If a group has several jobs for a key, the last one counts, because a new job replaces the old. */
const lastWords = (entries: readonly Entry[]): { added: readonly Job[]; cancelled: readonly string[] } => {
  const words = new Map<string, Job | undefined>();
  for (const { cancelled, jobs } of entries) {
    for (const key of cancelled) words.set(key, undefined);
    for (const job of jobs) words.set(job.key, job);
  }
  const keys = [...words.keys()].sort();
  return {
    added: keys.flatMap((key) => words.get(key) ?? []),
    cancelled: keys.filter((key) => words.get(key) === undefined),
  };
};

/** Always in the same order of matches, so that the groups of two nodes cannot deadlock. */
export const inOrder = (a: Entry, b: Entry): number =>
  a.match === b.match ? a.version - b.version : a.match < b.match ? -1 : 1;

/** An entry of the group is at fault, not the connection: the others may be written without it. */
export const isEntryFault = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && !(serverFault(error, 'unknown') instanceof StoreAway);

const linesOf = (entries: readonly Entry[]): Statement => {
  const lines = entries.map(({ match, version, rulesVersion, item, seen, at, digest = null }) => ({
    match,
    version,
    rules_version: rulesVersion,
    item,
    seen,
    at,
    digest,
  }));
  return sql`
    insert into log (match, version, rules_version, item, seen, at, digest)
    select match, version, rules_version, item, seen, at, digest
    from json_to_recordset(${JSON.stringify(lines)}::json) as line
      (match text, version bigint, rules_version bigint, item text, seen text, at bigint, digest text)`;
};

/** One statement for the rows of all their matches. */
const rowsOf = (entries: readonly Entry[]): Statement => {
  const rows = entries.flatMap(({ match, version, row }) =>
    row === undefined ? [] : [{ match, version, moved_at: row.movedAt }],
  );
  return sql`
    update matches set version = case when status = 'gathering' then null else line.version end,
      moved_at = coalesce(line.moved_at, matches.moved_at)
    from (
      select match, max(version) as version, max(moved_at) as moved_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as line (match text, version bigint, moved_at bigint)
      group by match
    ) as line where matches.id = line.match`;
};

export const announcing = (news: readonly Announcement[]): Statement => sql`
  select pg_notify(${CHANNEL}, one.value) from json_array_elements_text(
    ${JSON.stringify(news.map((one) => JSON.stringify(one)))}::json) as one`;
