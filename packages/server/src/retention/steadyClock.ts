import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** A longer gap means that the server was off, or that somebody set the clock. */
const MOST_GAP = 7 * DAY;
/** So long the clock must have run on by itself. */
const STEADY = DAY;

interface Noted {
  readonly since: number;
  readonly last: number;
}

/**
 * Whether the clock can be believed enough to remove something by it. One that jumped ahead by years would make everything
 * look old, so after any jump, and after a long rest, nothing is removed for a day.
 */
export const isSteady = async (asks: Asks, at: number): Promise<boolean> => {
  const noted = await notedIn(asks);
  const isJump = noted === undefined || at < noted.last || at - noted.last > MOST_GAP;
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
