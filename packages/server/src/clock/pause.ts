import type { Seat } from '@warmoot/kernel';
import type { House } from '../api/house.ts';
import { conflict } from '../api/problem.ts';
import { botJob } from '../bots/botsAfter.ts';
import { readTable, type Table } from '../matches/table.ts';
import { changeTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';
import { carryOut, type Deadline, deadlinesOf, keeping, together } from './deadlines.ts';

type Around = Pick<House, 'store' | 'matches' | 'now'>;

export interface PauseAnswer {
  readonly paused: boolean;
  /** Seats that have not agreed yet. */
  readonly waitingFor: readonly Seat[];
}

/** A seat says whether it wants a pause; the clocks stop once all people want one. */
export const wantPause = (house: Around, match: string, seat: Seat, wants: boolean): Promise<PauseAnswer> =>
  changeTable(house, match, async (asks) => {
    const table = (await readTable(asks, match)) as Table;
    if (table.status !== 'playing') throw conflict(notNow(table));
    const flag = wants ? 1 : 0;
    await asks.run(sql`update seats set wants_pause = ${flag} where match = ${match} and seat = ${seat}`);
    const waitingFor = table.chairs
      .filter((chair) => chair.person !== null && !(chair.seat === seat ? wants : chair.wantsPause))
      .map((chair) => chair.seat);
    const paused = waitingFor.length === 0;
    if (paused) await pause(house, asks, table);
    return { paused, waitingFor };
  });

const notNow = ({ status }: Table): string =>
  status === 'paused' ? 'This match is paused already.' : 'Only a match that is being played can be paused.';

const pause = async (house: Around, asks: Asks, table: Table): Promise<void> => {
  await asks.run(sql`update matches set status = 'paused' where id = ${table.id}`);
  await changeClocks(house, asks, table, standingStill);
};

/** Any player can end it; everybody then has the time they had left. */
export const resume = (house: Around, match: string): Promise<void> =>
  changeTable(house, match, async (asks) => {
    const table = (await readTable(asks, match)) as Table;
    if (table.status !== 'paused') throw conflict('This match is not paused.');
    await asks.run(sql`update matches set status = 'playing' where id = ${match}`);
    await asks.run(sql`update seats set wants_pause = 0 where match = ${match}`);
    await changeClocks(house, asks, table, runningAgain);
    if (table.chairs.some(({ bot }) => bot !== null))
      await house.store.jobs.add(asks, botJob(match, house.now()));
  });

type ClockChange = (deadline: Deadline, at: number) => Deadline;

const changeClocks = async (house: Around, asks: Asks, table: Table, change: ClockChange): Promise<void> => {
  const at = house.now();
  const changed = (await deadlinesOf(asks, table.id)).map((each) => keeping(table, change(each, at), at));
  await carryOut(asks, house.store.jobs, together(changed));
};

const standingStill: ClockChange = (deadline, at) =>
  deadline.due_at === null
    ? deadline
    : { ...deadline, due_at: null, left_ms: Math.max(0, deadline.due_at - at) };

const runningAgain: ClockChange = (deadline, at) =>
  deadline.left_ms === null ? deadline : { ...deadline, due_at: at + deadline.left_ms, left_ms: null };
