import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A longer gap means that the server was off, or that somebody set the clock. */
const MAX_GAP = 7 * DAY;
/** How long the clock must have run without a jump. */
const STEADY = DAY;

interface Noted {
  readonly since: number;
  readonly last: number;
}

/**
 * Whether the clock can be trusted enough to remove things. A clock that jumped ahead by years would make everything
 * look old, so nothing is removed for a day after a jump or a long stop.
 */
export const isSteady = async (db: Queryable, at: number): Promise<boolean> => {
  const noted = await notedIn(db);
  const isJump = noted === undefined || at < noted.last || at - noted.last > MAX_GAP;
  const next: Noted = { since: isJump ? at : noted.since, last: at };
  await db.run(sql`
    insert into keepsakes (name, value) values ('tidy', ${JSON.stringify(next)})
    on conflict (name) do update set value = excluded.value`);
  return at - next.since >= STEADY;
};

const notedIn = async (db: Queryable): Promise<Noted | undefined> => {
  const [row] = await db.all<{ value: string }>(sql`select value from keepsakes where name = 'tidy'`);
  return row === undefined ? undefined : (JSON.parse(row.value) as Noted);
};
