import { say } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { conflict } from '../api/problem.ts';
import { readTable, type Table } from '../matches/table.ts';
import { bumpTable, tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { carryOut, type Deadline, HOUR, keepDeadline } from './deadlines.ts';

type Services = Pick<AppContext, 'store' | 'matches' | 'now'>;

const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const MAX_DAYS = 30;
const DAYS_A_YEAR = 60;

export interface Vacation {
  readonly until: number | null;
  /** The days left this year. */
  readonly daysLeft: number;
}
interface Stay {
  readonly begins_at: number;
  readonly ends_at: number;
}

export const vacationOf = async (db: Queryable, person: string, at: number): Promise<Vacation> => {
  const stays = await staysOf(db, person, at);
  const until = stays.find(({ ends_at }) => ends_at > at)?.ends_at ?? null;
  return { until, daysLeft: Math.max(0, Math.floor(DAYS_A_YEAR - daysOf(stays, at))) };
};

/** Somebody goes away, stays longer, or comes back (null). Their deadlines move accordingly. */
export const takeVacation = async (
  context: Services,
  person: string,
  until: number | null,
): Promise<Vacation> => {
  const at = context.now();
  const { store } = context;
  const touched = await store.transaction(async (db) => {
    await holdPerson(db, person);
    const earlier = await awayUntil(db, person);
    await writeStay(db, person, at, until);
    await db.run(sql`update people set away_until = ${until} where id = ${person}`);
    return moveDeadlines(context, db, person, Math.max(at, until ?? 0) - Math.max(at, earlier ?? 0));
  });
  for (const match of touched) await tellTable(context, match);
  return vacationOf(store, person, at);
};

/** Locks the person against other changes. */
const holdPerson = (db: Queryable, person: string): Promise<number> =>
  db.run(sql`update people set away_until = away_until where id = ${person}`);

const staysOf = (db: Queryable, person: string, at: number): Promise<Stay[]> =>
  db.all<Stay>(sql`select begins_at, ends_at from vacations
    where person = ${person} and ends_at > ${at - YEAR} order by begins_at`);

const daysOf = (stays: readonly Stay[], at: number): number =>
  stays.reduce((sum, { begins_at, ends_at }) => sum + (ends_at - Math.max(begins_at, at - YEAR)) / DAY, 0);

const writeStay = async (db: Queryable, person: string, at: number, until: number | null): Promise<void> => {
  const stays = await staysOf(db, person, at);
  const running = stays.find(({ ends_at }) => ends_at > at);
  if (running === undefined && until === null) return;
  const stay = { begins_at: running?.begins_at ?? at, ends_at: Math.max(at, until ?? at) };
  refuseTooLong([...stays.filter((each) => each !== running), stay], stay, at);
  await db.run(sql`insert into vacations (person, begins_at, ends_at)
    values (${person}, ${stay.begins_at}, ${stay.ends_at})
    on conflict (person, begins_at) do update set ends_at = excluded.ends_at`);
};

const refuseTooLong = (stays: readonly Stay[], { ends_at }: Stay, at: number): void => {
  if (ends_at > at + MAX_DAYS * DAY)
    throw conflict(say`A vacation can last at most ${MAX_DAYS} days from today; you can extend it later.`);
  if (daysOf(stays, at) > DAYS_A_YEAR)
    throw conflict(say`That would be more than ${DAYS_A_YEAR} days of vacation within a year.`);
};

const awayUntil = async (db: Queryable, person: string): Promise<number | null> => {
  const [row] = await db.all<{ away_until: number | null }>(
    sql`select away_until from people where id = ${person}`,
  );
  return row?.away_until ?? null;
};

/**
 * Includes matches that are not waiting for them now, for their next decision. Paused ones keep the time they had left.
 */
const moveDeadlines = async (
  context: Services,
  db: Queryable,
  person: string,
  later: number,
): Promise<readonly string[]> => {
  const seats = await db.all<{ match: string }>(sql`
    select distinct seats.match from seats join matches on matches.id = seats.match
    where seats.person = ${person} and matches.status <> 'over' order by seats.match`);
  for (const { match } of seats) {
    await bumpTable(db, match);
    const table = (await readTable(db, match)) as Table;
    for (const deadline of await ownDeadlines(db, match, person))
      await carryOut(db, context.store.jobs, keepDeadline(table, movedBy(deadline, later), context.now()));
  }
  return seats.map(({ match }) => match);
};

/** Once a decision has passed to the substitute, the time is the substitute's. */
const ownDeadlines = (db: Queryable, match: string, person: string): Promise<Deadline[]> =>
  db.all<Deadline>(sql`
    select deadlines.* from deadlines join seats on seats.match = deadlines.match and seats.seat = deadlines.seat
    where deadlines.match = ${match} and seats.person = ${person} and deadlines.due_at is not null
      and deadlines.extended = 0`);

const movedBy = (deadline: Deadline, later: number): Deadline => ({
  ...deadline,
  due_at: deadline.due_at === null ? null : deadline.due_at + later,
});
