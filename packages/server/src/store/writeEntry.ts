import type { Jobs } from '../jobs/jobs.ts';
import { type Statement, sql } from './statement.ts';
import type { Entry, Queryable } from './store.ts';

/** Runs inside a transaction: writes the line and everything with it; false if the line already exists. */
export const writeEntry = async (db: Queryable, jobs: Jobs, entry: Entry): Promise<boolean> => {
  const { match, version, rulesVersion, item, seen, at, digest = null } = entry;
  const written = await db.run(sql`
    insert into log (match, version, rules_version, item, seen, at, digest)
    values (${match}, ${version}, ${rulesVersion}, ${item}, ${seen}, ${at}, ${digest})
    on conflict (match, version) do nothing`);
  if (written === 0) return false;
  if (entry.row !== undefined) await db.run(rowUpdate(match, version, entry.row.movedAt));
  await writeWith(db, jobs, entry);
  return true;
};

const rowUpdate = (match: string, version: number, movedAt: number | null): Statement =>
  movedAt === null
    ? sql`update matches set version = case when status = 'gathering' then null else cast(${version} as bigint) end
        where id = ${match}`
    : sql`update matches set version = case when status = 'gathering' then null else cast(${version} as bigint) end,
        moved_at = ${movedAt} where id = ${match}`;

/** Everything saved with a line. */
export const writeWith = async (
  db: Queryable,
  jobs: Jobs,
  { also, cancelled, jobs: added }: Pick<Entry, 'also' | 'cancelled' | 'jobs'>,
): Promise<void> => {
  for (const statement of also) await db.run(statement);
  for (const key of cancelled) await jobs.cancel(db, key);
  for (const job of added) await jobs.add(db, job);
};
