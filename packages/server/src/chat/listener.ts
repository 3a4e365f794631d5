import { MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import { conflict, notAllowed, type Problem } from '../api/problem.ts';
import { seatsOf } from '../matches/access.ts';
import { chairIn, type Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';

/** MOT-10: players chat among themselves, and so do spectators, so that spectators cannot give hints. */
export type Channel = 'seats' | 'watchers';

export const channelOf = (seat: Seat): Channel => (seat === SPECTATOR ? 'watchers' : 'seats');

/**
 * Who reads a channel. Every reader of the chat needs one, and only `listenerIn` creates one, so who may read what is
 * decided only here.
 */
export interface Listener {
  readonly match: string;
  readonly channel: Channel;
  /** The seat whose private chat can be read too (MOT-11); null for open lines only. */
  readonly seat: Seat | null;
}

/** MOT-10: during play each group reads its own channel; afterwards everybody can read everything that is open. */
export const mayChatIn = (channel: Channel, table: Table, person: Person | undefined): boolean =>
  table.status === 'over' || (channel === 'seats') === seatsOf(table, person).length > 0;

/**
 * MOT-12: only the present holders of a seat can read its private chat. When the match is over anybody may look from
 * any seat (MOT-09), but that does not open the private chat.
 */
export const listenerIn = (
  channel: Channel,
  table: Table,
  person: Person | undefined,
  as?: Seat,
): Listener => {
  const own = seatsOf(table, person);
  if (!mayChatIn(channel, table, person)) throw notYours(channel);
  if (as !== undefined && as !== SPECTATOR && !own.includes(as) && table.status !== 'over')
    throw notAllowed('This seat is not yours (MOT-02).');
  const seat = as ?? own[0];
  return { match: table.id, channel, seat: seat !== undefined && own.includes(seat) ? seat : null };
};

const notYours = (channel: Channel): Problem =>
  notAllowed(
    channel === 'seats'
      ? 'Only players can use this chat until the match is over (MOT-10).'
      : 'Only spectators can use this chat until the match is over (MOT-10).',
  );

const MIN_SEATS = 3;

/** MOT-11: with two seats there is nobody to hide anything from. */
export const hasPrivateChat = ({ chairs }: Table): boolean => chairs.length >= MIN_SEATS;

/** MOT-11: the seats a private line goes to, each once, without the sender's own. */
export const recipientsOf = (
  { channel, seat }: Listener,
  table: Table,
  to: readonly Seat[],
): readonly Seat[] => {
  if (to.length === 0) return [];
  if (channel !== 'seats' || seat === null) throw notAllowed('Only players can chat in private (MOT-11).');
  if (!hasPrivateChat(table)) throw conflict('Private chat needs a table with three or more seats (MOT-11).');
  if (table.status !== 'playing' && table.status !== 'paused')
    throw conflict('Private chat is open only during the match (MOT-11).');
  const others = [...new Set(to)].filter((each) => each !== seat);
  if (others.length === 0) throw conflict('Choose another seat to write to (MOT-11).');
  if (!others.every((each) => isAtTable(table, each)))
    throw conflict('There is no seat with this name in this match (MOT-11).');
  return others;
};

const isAtTable = (table: Table, seat: Seat): boolean =>
  chairIn(table, seat) !== undefined || (seat === MODERATOR && table.settings.moderator !== null);
