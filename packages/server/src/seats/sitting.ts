import { MODERATOR, type Seat, say } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { conflict, noSuchMatch, notAllowed, Problem } from '../api/problem.ts';
import { battleJob } from '../battles/battleRows.ts';
import { seatsOf } from '../matches/access.ts';
import { doorOf } from '../matches/doors.ts';
import { chairIn, isFull, readTable, type Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';
import { checkSeatCounts } from '../ratings/ratedTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { changeTable } from './changeTable.ts';
import { checkFair } from './fairTable.ts';
import { startClock, waitedForFrom } from './newHolder.ts';
import { noteHolders } from './viewers.ts';

export const noSuchSeat = (table: Table): Problem =>
  new Problem(
    404,
    'no-such-seat',
    say`The seats of this match are ${table.chairs.map(({ seat }) => seat).join(', ')}.`,
  );

/** The table as it is inside the transaction that changes it. */
export const tableIn = async (db: Queryable, match: string): Promise<Table> => {
  const table = await readTable(db, match);
  if (table === undefined) throw noSuchMatch();
  return table;
};

/**
 * Who may take a seat: nobody plays two sides, unless alone at their own table. `checkFair` checks what they have seen.
 */
export const checkMaySit = (table: Table, person: Person): void => {
  if (table.status === 'over') throw conflict('This match is over (MOT-01).');
  const own = seatsOf(table, person);
  if (own.includes(MODERATOR))
    throw notAllowed('The moderator sees everything and cannot play as well (MOT-02).');
  if (own.length > 0 && !isAlone(table, person)) throw conflict('You already have a seat in this match.');
};

const isAlone = ({ owner, visibility, chairs }: Table, { id }: Person): boolean =>
  owner === id &&
  visibility === 'private' &&
  chairs.every(({ person, substitute }) => (person ?? id) === id && substitute === null);

/** If two people try to take one seat, exactly one gets it. */
export const sit = async (
  db: Queryable,
  { id, status }: Table,
  seat: Seat,
  person: string,
  word: string | null,
): Promise<void> => {
  const taken =
    status === 'gathering'
      ? await db.run(sql`
          update seats set person = ${person}, entropy = ${word}
          where match = ${id} and seat = ${seat} and person is null and bot is null`)
      : await db.run(sql`
          update seats set person = ${person}
          where match = ${id} and seat = ${seat} and person is null and bot is null`);
  if (taken === 0) throw conflict(say`${seat} is already taken.`);
};

/** MOT-08: who fights a battle is decided in its campaign. */
const checkIsNoBattle = ({ settings }: Table): void => {
  if (settings.battle !== undefined) throw conflict('The seats of a battle follow its campaign (MOT-08).');
};

const opensBattles = async ({ system, status }: Table): Promise<boolean> =>
  status === 'playing' && (await doorOf(system))?.system.opensBattles !== undefined;

/** At somebody's request. */
export const changeChair = (
  context: AppContext,
  match: string,
  seat: Seat,
  work: (db: Queryable, table: Table) => Promise<void>,
): Promise<void> =>
  moveChair(context, match, seat, async (db, table) => {
    checkIsNoBattle(table);
    await work(db, table);
  });

/**
 * Gives a seat a new holder, or none, together with its clock, all or nothing. If it was the last open seat, the match
 * begins in the same transaction. The former holder's connections end. In a campaign the seats of its battles follow.
 */
export const moveChair = async (
  context: AppContext,
  match: string,
  seat: Seat,
  work: (db: Queryable, table: Table) => Promise<void>,
): Promise<void> => {
  const decision = await waitedForFrom(context, match, seat);
  const change = async (db: Queryable) => {
    const before = await tableIn(db, match);
    if (chairIn(before, seat) === undefined) throw noSuchSeat(before);
    await work(db, before);
    const after = await tableIn(db, match);
    await checkFair(db, before, after, seat);
    await checkSeatCounts(db, before, after, seat);
    if (after.status !== 'gathering') for (const note of noteHolders(match)) await db.run(note);
    await startClock(context, db, before, after, seat, decision);
    if (await opensBattles(after)) await context.store.jobs.add(db, battleJob(match, context.now()));
    const hasBegun = isFull(after);
    if (hasBegun) await context.matches.begin(db, after);
    return { table: after, hasBegun };
  };
  const { table, hasBegun } = await context.matches.whenSetUp(match, () =>
    changeTable(context, match, change),
  );
  context.hub.clear(match, seat, chairIn(table, seat)?.person ?? null);
  if (hasBegun) await context.matches.tellBegun(match);
};
