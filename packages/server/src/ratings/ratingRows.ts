import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { afterRest, NEWCOMER, type Strength } from './glicko.ts';
import type { Verdict } from './pairwise.ts';

/** MOT-21: one rating period. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Somebody's rating in one system, as stored. */
export interface RatingRow extends Strength {
  readonly person: string;
  readonly system: string;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** When the latest rated match ended. */
  readonly at: number;
}

export const ratingsOf = (db: Queryable, person: string): Promise<RatingRow[]> =>
  db.all<RatingRow>(sql`select * from ratings where person = ${person} order by system`);

/** A newcomer's rating if they have not played a rated match. */
export const ratingOf = async (
  db: Queryable,
  person: string,
  system: string,
  at: number,
): Promise<RatingRow> => {
  const [row] = await db.all<RatingRow>(
    sql`select * from ratings where person = ${person} and system = ${system}`,
  );
  return row ?? { person, system, ...NEWCOMER, won: 0, drawn: 0, lost: 0, at };
};

/** MOT-21: what is known of somebody fades while they do not play. */
export const decayedAt = (row: RatingRow, at: number): RatingRow => ({
  ...row,
  ...afterRest(row, Math.max(0, at - row.at) / WEEK),
});

/** The rating after a match, and the match in its history. */
export const writeRating = async (
  db: Queryable,
  before: RatingRow,
  after: Strength,
  match: string,
  verdict: Verdict,
  at: number,
): Promise<void> => {
  const { person, system } = before;
  const { rating, deviation, volatility } = after;
  const [won, drawn, lost] = [verdict === 'won', verdict === 'drawn', verdict === 'lost'].map(Number) as [
    number,
    number,
    number,
  ];
  await db.run(sql`
    insert into ratings (person, system, rating, deviation, volatility, won, drawn, lost, at)
    values (${person}, ${system}, ${rating}, ${deviation}, ${volatility}, ${won}, ${drawn}, ${lost}, ${at})
    on conflict (person, system) do update set rating = excluded.rating, deviation = excluded.deviation,
      volatility = excluded.volatility, won = ratings.won + excluded.won, drawn = ratings.drawn + excluded.drawn,
      lost = ratings.lost + excluded.lost, at = excluded.at`);
  await db.run(sql`
    insert into rating_history (match, person, system, rating, deviation, rating_before, verdict, at)
    values (${match}, ${person}, ${system}, ${rating}, ${deviation}, ${before.rating}, ${verdict}, ${at})`);
};

/** Whether a match has already changed the ratings. */
export const isSettled = async (db: Queryable, match: string): Promise<boolean> =>
  (await db.all(sql`select 1 as one from rating_history where match = ${match}`)).length > 0;
