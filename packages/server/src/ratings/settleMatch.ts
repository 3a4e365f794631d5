import type { Seat } from '@warmoot/kernel';
import type { Handlers, Job } from '../jobs/jobs.ts';
import type { Consequence } from '../matches/liveMatch.ts';
import { readTable, type Table } from '../matches/table.ts';
import type { Queryable, Store } from '../store/store.ts';
import { afterResults, type Result } from './glicko.ts';
import { scoreAgainst, verdictFor } from './pairwise.ts';
import { decayedAt, isSettled, type RatingRow, ratingOf, writeRating } from './ratingRows.ts';

const settleJob = (match: string, runAt: number): Job => ({
  name: 'rating',
  key: `rating:${match}`,
  payload: { match },
  runAt,
});

/** The job is written with the line that ends the match, so a crash between the two cannot lose it. */
export const ratingsAfter: Consequence = ({ table, before, after, at }) =>
  table.settings.rated === true && after.outcome !== undefined && before?.outcome === undefined
    ? { jobs: [settleJob(table.id, at)] }
    : {};

export const ratingHandlers = ({ store }: { readonly store: Store }): Handlers => ({
  rating: async (payload) => {
    const { match } = payload as { readonly match: string };
    await store.transaction((db) => settleMatch(db, match));
  },
});

/** A seat of a rated match, with its holder's rating before it. */
interface Rated {
  readonly seat: Seat;
  readonly row: RatingRow;
}

/** MOT-22: once for each match, however often the job runs; not at all if a player's account was closed. */
const settleMatch = async (db: Queryable, match: string): Promise<void> => {
  const table = await readTable(db, match);
  if (table?.settings.rated !== true || table.outcome === null || (await isSettled(db, match))) return;
  if (table.chairs.some(({ person }) => person === null)) return;
  await writeAll(db, table, await ratedIn(db, table));
};

const endOf = ({ endedAt, createdAt }: Table): number => endedAt ?? createdAt;

const ratedIn = async (db: Queryable, table: Table): Promise<readonly Rated[]> => {
  const rated: Rated[] = [];
  for (const { seat, person } of table.chairs) {
    const row = await ratingOf(db, person as string, table.system, endOf(table));
    rated.push({ seat, row: decayedAt(row, endOf(table)) });
  }
  return rated;
};

/** Every rating follows from those before the match. */
const writeAll = async (db: Queryable, table: Table, rated: readonly Rated[]): Promise<void> => {
  const outcome = table.outcome as NonNullable<Table['outcome']>;
  const seats = rated.map(({ seat }) => seat);
  for (const { seat, row } of rated) {
    const results = rated.flatMap((other): Result[] => {
      const score = other.seat === seat ? undefined : scoreAgainst(outcome, seat, other.seat);
      return score === undefined ? [] : [{ opponent: other.row, score }];
    });
    const after = results.length === 0 ? row : afterResults(row, results);
    await writeRating(db, row, after, table.id, verdictFor(outcome, seats, seat), endOf(table));
  }
};
