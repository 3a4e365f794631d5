import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';

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
export const isSteady = async (asks: Asks, at: number): Promise<boolean> => {
  const noted = await notedIn(asks);
  const isJump = noted === undefined || at < noted.last || at - noted.last > MAX_GAP;
  const next: Noted = { since: isJump ? at : noted.since, last: at };
  await asks.run(sql`
    insert into keepsakes (name, value) values ('tidy', ${JSON.stringify(next)})
    on conflict (name) do update set value = excluded.value`);
  return at - next.since >= STEADY;
};

const notedIn = async (asks: Asks): Promise<Noted | undefined> => {
  const [row] = await asks.all<{ value: string }>(sql`select value from keepsakes where name = 'tidy'`);
  return row === undefined ? undefined : (JSON.parse(row.value) as Noted);
};
