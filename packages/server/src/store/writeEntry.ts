import type { Jobs } from '../jobs/jobs.ts';
import { sql } from './statement.ts';
import type { Asks, Entry } from './store.ts';

/** Runs inside a transaction: writes the line and everything with it; false if the line already exists. */
export const writeEntry = async (asks: Asks, jobs: Jobs, entry: Entry): Promise<boolean> => {
  const { match, version, rulesVersion, item, seen, at, digest = null } = entry;
  const written = await asks.run(sql`
    insert into log (match, version, rules_version, item, seen, at, digest)
    values (${match}, ${version}, ${rulesVersion}, ${item}, ${seen}, ${at}, ${digest})
    on conflict (match, version) do nothing`);
  if (written === 0) return false;
  await writeWith(asks, jobs, entry);
  return true;
};

/** Everything saved with a line. */
export const writeWith = async (
  asks: Asks,
  jobs: Jobs,
  { also, cancelled, jobs: added }: Pick<Entry, 'also' | 'cancelled' | 'jobs'>,
): Promise<void> => {
  for (const statement of also) await asks.run(statement);
  for (const key of cancelled) await jobs.cancel(asks, key);
  for (const job of added) await jobs.add(asks, job);
};
