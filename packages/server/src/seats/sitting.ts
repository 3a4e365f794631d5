import { MODERATOR, type Seat } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import { conflict, noSuchMatch, notAllowed, Problem } from '../api/problem.ts';
import { seatsOf } from '../matches/access.ts';
import { chairIn, isFull, readTable, type Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';
import { checkSeatCounts } from '../ratings/ratedTable.ts';
import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';
import { changeTable } from './changeTable.ts';
import { checkFair } from './fairTable.ts';
import { startClock, waitedForFrom } from './newHolder.ts';
import { noteHolders } from './viewers.ts';

export const noSuchSeat = (table: Table): Problem =>
  new Problem(
    404,
    'no-such-seat',
    `The seats of this match are ${table.chairs.map(({ seat }) => seat).join(', ')}.`,
  );

/** The table as it is inside the transaction that changes it. */
export const tableIn = async (asks: Asks, match: string): Promise<Table> => {
  const table = await readTable(asks, match);
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
  asks: Asks,
  { id, status }: Table,
  seat: Seat,
  person: string,
  word: string | null,
): Promise<void> => {
  const taken =
    status === 'gathering'
      ? await asks.run(sql`
          update seats set person = ${person}, entropy = ${word}
          where match = ${id} and seat = ${seat} and person is null and bot is null`)
      : await asks.run(sql`
          update seats set person = ${person}
          where match = ${id} and seat = ${seat} and person is null and bot is null`);
  if (taken === 0) throw conflict(`${seat} is already taken.`);
};

/**
 * Gives a seat a new holder, or none, together with its clock, all or nothing. If it was the last open seat, the match
 * begins in the same transaction. The former holder's connections end.
 */
export const changeChair = async (
  context: AppContext,
  match: string,
  seat: Seat,
  work: (asks: Asks, table: Table) => Promise<void>,
): Promise<void> => {
  const decision = await waitedForFrom(context, match, seat);
  const change = async (asks: Asks) => {
    const before = await tableIn(asks, match);
    if (chairIn(before, seat) === undefined) throw noSuchSeat(before);
    await work(asks, before);
    const after = await tableIn(asks, match);
    await checkFair(asks, before, after, seat);
    await checkSeatCounts(asks, before, after, seat);
    if (after.status !== 'gathering') for (const note of noteHolders(match)) await asks.run(note);
    await startClock(context, asks, before, after, seat, decision);
    const hasBegun = isFull(after);
    if (hasBegun) await context.matches.begin(asks, after);
    return { table: after, hasBegun };
  };
  const { table, hasBegun } = await context.matches.whenSetUp(match, () =>
    changeTable(context, match, change),
  );
  context.hub.clear(match, seat, chairIn(table, seat)?.person ?? null);
  if (hasBegun) await context.matches.tellBegun(match);
};
