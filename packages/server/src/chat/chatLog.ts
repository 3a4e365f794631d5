import { type Seat, SPECTATOR } from '@warmoot/kernel';
import { Problem } from '../api/problem.ts';
import { seatsOf } from '../matches/access.ts';
import type { Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';
import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';

/** Players chat among themselves, and so do spectators, so that nobody gives hints across. */
export type Channel = 'seats' | 'watchers';

export const channelOf = (seat: Seat): Channel => (seat === SPECTATOR ? 'watchers' : 'seats');

/** During play each group reads its own channel; afterwards everybody can read everything. */
export const mayTalkIn = (channel: Channel, table: Table, person: Person | undefined): boolean =>
  table.status === 'over' || (channel === 'seats') === seatsOf(table, person).length > 0;

/** One chat message: text, never markup. */
export interface Words {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** The messages in a channel after a number. */
export const chatSince = (
  asks: Asks,
  match: string,
  channel: Channel,
  after: number,
  limit = 200,
): Promise<Words[]> =>
  asks.all<Words>(sql`
    select number, name, text, at from chat
    where match = ${match} and channel = ${channel} and number > ${after} order by number limit ${limit}`);

const MINUTE = 60_000;
const MOST_A_MINUTE = 20;
const tooTalkative = (): Problem =>
  new Problem(429, 'too-many', `At most ${MOST_A_MINUTE} messages a minute: wait a little.`);

/** Runs inside a transaction, so that two messages sent at once get different numbers. */
export const say = async (
  asks: Asks,
  at: number,
  match: string,
  channel: Channel,
  { id, name }: Person,
  text: string,
): Promise<Words> => {
  const [said] = await asks.all<{ last: number | null; lately: number }>(sql`
    select max(case when channel = ${channel} then number end) as last,
      count(case when person = ${id} and at > ${at - MINUTE} then 1 end) as lately
    from chat where match = ${match}`);
  if ((said?.lately ?? 0) >= MOST_A_MINUTE) throw tooTalkative();
  const number = (said?.last ?? 0) + 1;
  await asks.run(sql`
    insert into chat (match, channel, number, person, name, text, at)
    values (${match}, ${channel}, ${number}, ${id}, ${name}, ${text}, ${at})`);
  return { number, name, text, at };
};
