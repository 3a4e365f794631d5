import type { Settings } from '../ops/settings.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Null: kept forever. */
export const cutoff = (days: number | null, at: number): number =>
  days === null ? Number.MIN_SAFE_INTEGER : at - days * DAY;

/** Abandoned tables, a few at a time. A table that anybody still uses is never among them. */
export const deadTables = async (
  db: Queryable,
  keep: Settings['keep'],
  at: number,
  limit: number,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const statement of [waiting, abandoned, finished]) {
    const rows = await db.all<{ id: string }>(statement(keep, at, limit - found.length));
    found.push(...rows.map(({ id }) => id));
  }
  return found;
};

type Search = (keep: Settings['keep'], at: number, limit: number) => Statement;

/** Never begun: nobody joined, left or chatted for this long, and nobody has it open now. */
const waiting: Search = (keep, at, limit) => {
  const since = cutoff(keep.waitingDays, at);
  return sql`select id from matches
    where status = 'gathering' and moved_at < ${since} and created_at < ${since}
      and not exists (select 1 from chat where chat.match = matches.id and chat.at >= ${since})
      and not exists (select 1 from present where present.match = matches.id and present.until > ${at})
    order by moved_at limit ${limit}`;
};

/** Unfinished: nobody acted or chatted, and none of its players was seen anywhere on this server. */
const abandoned: Search = (keep, at, limit) => {
  const since = cutoff(keep.abandonedDays, at);
  return sql`select id from matches
    where status in ('playing', 'paused') and moved_at < ${since} and created_at < ${since}
      and not exists (select 1 from log where log.match = matches.id and log.at >= ${since})
      and not exists (select 1 from chat where chat.match = matches.id and chat.at >= ${since})
      and not exists (select 1 from present where present.match = matches.id and present.until > ${at})
      and not exists (select 1 from sessions where sessions.seen_at >= ${since}
        and (sessions.person = matches.owner or sessions.person in
          (select person from seats where seats.match = matches.id and person is not null
           union select substitute from seats where seats.match = matches.id and substitute is not null)))
    order by moved_at limit ${limit}`;
};

const finished: Search = (keep, at, limit) => sql`
  select id from matches where status = 'over' and ended_at < ${cutoff(keep.finishedDays, at)}
  order by ended_at limit ${limit}`;
