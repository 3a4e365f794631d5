import { asItIs, say } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import type { AppContext } from '../api/appContext.ts';
import { Problem } from '../api/problem.ts';
import { foldName } from '../people/name.ts';
import type { Person } from '../people/person.ts';
import { readPersonSettings } from '../people/settings.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { Strength } from './glicko.ts';
import { decayedAt, type RatingRow, ratingsOf } from './ratingRows.ts';
import { type GameListed, recentGames } from './recentGames.ts';

/** A rating whose deviation is larger says little yet. */
const PROVISIONAL = 110;
/** The most points of a graph; a longer history shows its latest part. */
const MAX_POINTS = 200;
const MAX_GAMES = 20;

/** MOT-23: what others may know of an account; hidden parts are null. */
export interface Profile {
  readonly name: string;
  readonly since: number;
  readonly isYou: boolean;
  readonly hidesHistory: boolean;
  readonly ratings: readonly RatingSeen[];
  readonly games: readonly GameListed[] | null;
}

export interface RatingSeen {
  readonly system: string;
  readonly systemName: string;
  readonly rating: number;
  readonly deviation: number;
  /** Too few games, or too long ago. */
  readonly isProvisional: boolean;
  readonly record: { readonly won: number; readonly drawn: number; readonly lost: number } | null;
  /** Oldest first. */
  readonly history: readonly { readonly at: number; readonly rating: number }[] | null;
}

interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly settings: string;
  readonly created_at: number;
}

export const profileOf = async (
  context: AppContext,
  name: string,
  asker: Person | undefined,
): Promise<Profile> => {
  const { store, now } = context;
  const account = await accountNamed(store, name);
  const isYou = asker?.id === account.id;
  const { hidesHistory } = readPersonSettings(account.settings);
  const isShown = isYou || !hidesHistory;
  const rows = await ratingsOf(store, account.id);
  const ratings = rows.map((row) => ratingSeen(store, decayedAt(row, now()), isShown));
  return {
    name: account.name,
    since: account.created_at,
    isYou,
    hidesHistory,
    ratings: await Promise.all(ratings),
    games: isShown ? await recentGames(store, account.id, asker?.id ?? '', MAX_GAMES) : null,
  };
};

/** Guests have no profile, and a closed account looks as if it had never existed. */
const accountNamed = async (db: Queryable, name: string): Promise<AccountRow> => {
  const [row] = await db.all<AccountRow>(
    sql`select id, name, settings, created_at from people where folded_name = ${foldName(name)}`,
  );
  if (row === undefined)
    throw new Problem(404, 'no-such-person', say`Nobody has an account named "${asItIs(name)}".`);
  return row;
};

const isProvisional = ({ deviation }: Strength): boolean => deviation > PROVISIONAL;

export const systemName = (system: string): string => SYSTEMS.find(({ id }) => id === system)?.name ?? system;

const ratingSeen = async (db: Queryable, row: RatingRow, isShown: boolean): Promise<RatingSeen> => {
  const { system, won, drawn, lost } = row;
  return {
    system,
    systemName: systemName(system),
    rating: Math.round(row.rating),
    deviation: Math.round(row.deviation),
    isProvisional: isProvisional(row),
    record: isShown ? { won, drawn, lost } : null,
    history: isShown ? await historyOf(db, row) : null,
  };
};

const historyOf = async (db: Queryable, { person, system }: RatingRow) => {
  const rows = await db.all<{ at: number; rating: number }>(sql`
    select at, rating from rating_history where person = ${person} and system = ${system}
    order by at desc, match limit ${MAX_POINTS}`);
  return rows.map(({ at, rating }) => ({ at, rating: Math.round(rating) })).reverse();
};
