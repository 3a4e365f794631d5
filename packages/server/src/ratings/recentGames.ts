import type { Outcome, Seat } from '@warmoot/kernel';
import { FORMER_PLAYER } from '../people/leaving.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { type Verdict, verdictFor } from './pairwise.ts';

/** A finished match on a profile. */
export interface GameListed {
  readonly match: string;
  readonly system: string;
  readonly title: string;
  readonly endedAt: number;
  readonly verdict: Verdict;
  readonly opponents: readonly string[];
  /** How the rating changed; null if the match was not rated. */
  readonly change: number | null;
}

interface GameRow {
  readonly id: string;
  readonly system: string;
  readonly title: string;
  readonly outcome: string;
  readonly ended_at: number;
  readonly rating: number | null;
  readonly rating_before: number | null;
}

interface SeatRow {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
}

/** Newest first: matches that anybody may watch, and those the asker played too. */
export const recentGames = async (
  db: Queryable,
  person: string,
  asker: string,
  most: number,
): Promise<readonly GameListed[]> => {
  const rows = await db.all<GameRow>(sql`
    select matches.id, matches.system, matches.title, matches.outcome, matches.ended_at,
      rating_history.rating, rating_history.rating_before
    from matches
    left join rating_history on rating_history.match = matches.id and rating_history.person = ${person}
    where matches.status = 'over' and matches.outcome is not null
      and matches.id in (select match from seats where person = ${person})
      and (matches.visibility = 'open' or matches.id in (select match from seats where person = ${asker}))
    order by matches.ended_at desc limit ${most}`);
  const games = await Promise.all(rows.map((row) => gameListed(db, person, row)));
  return games.filter((game) => game !== undefined);
};

/** A match that somebody played alone against themselves is not a game between players. */
const gameListed = async (db: Queryable, person: string, row: GameRow): Promise<GameListed | undefined> => {
  const seats = await db.all<SeatRow>(sql`
    select seats.seat, seats.person, people.name, seats.bot from seats
    left join people on people.id = seats.person where seats.match = ${row.id} order by seats.position`);
  const own = seats.find((seat) => seat.person === person) as SeatRow;
  const others = seats.filter((seat) => seat.person !== person);
  if (others.length === 0) return undefined;
  const all = seats.map(({ seat }) => seat);
  return {
    match: row.id,
    system: row.system,
    title: row.title,
    endedAt: row.ended_at,
    verdict: verdictFor(JSON.parse(row.outcome) as Outcome, all, own.seat),
    opponents: others.map(({ name, bot }) => name ?? bot ?? FORMER_PLAYER),
    change: row.rating === null ? null : Math.round(row.rating) - Math.round(row.rating_before ?? row.rating),
  };
};
