import { type Seat, SPECTATOR } from '@warmoot/kernel';
import type { House } from '../api/house.ts';
import { sql } from '../store/statement.ts';

/** Those with a chair talk among themselves, and so do those who watch: nobody gives hints across. */
export type Channel = 'seats' | 'watchers';

export const channelOf = (seat: Seat): Channel => (seat === SPECTATOR ? 'watchers' : 'seats');

/** What somebody said: text, never markup. */
export interface Words {
  readonly number: number;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What was said in a seat's channel after the number it has. */
export const chatSince = (
  { store }: Pick<House, 'store'>,
  match: string,
  seat: Seat,
  after: number,
): Promise<Words[]> =>
  store.all<Words>(sql`
    select number, name, text, at from chat
    where match = ${match} and channel = ${channelOf(seat)} and number > ${after} order by number`);
