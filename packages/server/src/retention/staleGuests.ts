import type { Settings } from '../ops/settings.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { cutoff } from './deadTables.ts';

/** Guests without any table who have not been seen for this long. An account is never stale. */
export const staleGuests = async (
  db: Queryable,
  keep: Settings['keep'],
  at: number,
  limit: number,
): Promise<readonly string[]> => {
  const since = cutoff(keep.guestsDays, at);
  const busy = await moderators(db);
  const rows = await db.all<{ id: string }>(sql`
    select id from people where password is null and created_at < ${since}
      and not exists (select 1 from sessions where sessions.person = people.id and sessions.seen_at >= ${since})
      and not exists (select 1 from seats where seats.person = people.id)
      and not exists (select 1 from seats where seats.substitute = people.id)
      and not exists (select 1 from matches where matches.owner = people.id)
    order by created_at limit ${limit + busy.size}`);
  const stale = rows.map(({ id }) => id).filter((id) => !busy.has(id));
  return stale.slice(0, limit);
};

/** A moderator need not own the table. */
const moderators = async (db: Queryable): Promise<ReadonlySet<string | null>> => {
  const rows = await db.all<{ settings: string }>(
    sql`select settings from matches where settings like '%"moderator":"%'`,
  );
  return new Set(
    rows.map(({ settings }) => (JSON.parse(settings) as { moderator: string | null }).moderator),
  );
};
