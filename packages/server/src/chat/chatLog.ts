import { type Seat, say } from '@warmoot/kernel';
import { Problem } from '../api/problem.ts';
import type { Person } from '../people/person.ts';
import { type Statement, sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import type { Listener } from './listener.ts';

/** One chat message: text, never markup. */
export interface ChatMessage {
  /** Counts what this listener can read: a gap would reveal that others talk in private (MOT-11). */
  readonly number: number;
  readonly name: string;
  /** The seat it was said from; null for spectators, and for lines of older versions. */
  readonly from: Seat | null;
  /** The seats a private line was said to; empty for an open one. */
  readonly to: readonly Seat[];
  readonly text: string;
  readonly at: number;
}

/** A line with what only the server knows about it: its number in the channel, and who wrote it. */
export interface ChatLine extends ChatMessage {
  readonly line: number;
  readonly person: string;
}

interface LineRow extends Omit<ChatLine, 'to' | 'from'> {
  readonly seat: Seat | null;
  /** One row for each reader of a private line. */
  readonly reader: Seat | null;
}

/** Which lines are requested: after the listener's own number, or from one line of the channel onwards. */
interface Stretch {
  readonly after?: number;
  readonly last?: number;
  readonly fromLine?: number;
  readonly limit?: number;
}

/**
 * MOT-11: every query for chat lines goes through here. Only its readers can read a private line; nobody can read one
 * without readers.
 */
const readable = (
  { match, channel, seat }: Listener,
  { after = 0, last = Number.MAX_SAFE_INTEGER, fromLine = 0, limit = 200 }: Stretch,
): Statement => sql`
  select heard.*, chat_readers.seat as reader from (
    select * from (
      select row_number() over (order by number) as number, number as line, person, name, seat, text, at from chat
      where match = ${match} and channel = ${channel} and (is_private = 0 or exists (
        select 1 as one from chat_readers readers
        where readers.match = chat.match and readers.line = chat.number and readers.seat = ${seat ?? ''}))
    ) as numbered where number > ${after} and number <= ${last} and line >= ${fromLine} order by number limit ${limit}
  ) as heard
  left join chat_readers on chat_readers.match = ${match} and ${channel} = 'seats' and chat_readers.line = heard.line
  order by heard.number, chat_readers.position`;

/** The lines this listener can read. */
export const linesReadableBy = async (
  db: Queryable,
  listener: Listener,
  stretch: Stretch,
): Promise<ChatLine[]> => {
  const lines = new Map<number, ChatLine>();
  for (const { reader, seat, ...row } of await db.all<LineRow>(readable(listener, stretch))) {
    const others = reader === null || reader === seat ? [] : [reader];
    lines.set(row.number, { ...row, from: seat, to: [...(lines.get(row.number)?.to ?? []), ...others] });
  }
  return [...lines.values()];
};

/** The part of a line that leaves the server. */
const wordsOf = ({ number, name, from, to, text, at }: ChatLine): ChatMessage => ({
  number,
  name,
  from,
  to,
  text,
  at,
});

export const chatSince = async (
  db: Queryable,
  listener: Listener,
  stretch: Pick<Stretch, 'after' | 'limit'>,
): Promise<ChatMessage[]> => (await linesReadableBy(db, listener, stretch)).map(wordsOf);

const MINUTE = 60_000;
const MAX_PER_MINUTE = 20;
const tooManyMessages = (): Problem =>
  new Problem(429, 'too-many', say`At most ${MAX_PER_MINUTE} messages a minute: wait a little.`);

/** What somebody says; without recipients it is open to the whole channel. */
export interface NewChatMessage {
  readonly person: Person;
  readonly to: readonly Seat[];
  readonly text: string;
  readonly at: number;
}

/** Runs inside a transaction, so that two messages sent at once get different numbers. */
export const addMessage = async (
  db: Queryable,
  listener: Listener,
  { person, to, text, at }: NewChatMessage,
): Promise<ChatMessage> => {
  const { match, channel, seat } = listener;
  const [said] = await db.all<{ last: number | null; lately: number }>(sql`
    select max(case when channel = ${channel} then number end) as last,
      count(case when person = ${person.id} and at > ${at - MINUTE} then 1 end) as lately
    from chat where match = ${match}`);
  if ((said?.lately ?? 0) >= MAX_PER_MINUTE) throw tooManyMessages();
  const line = (said?.last ?? 0) + 1;
  await db.run(sql`
    insert into chat (match, channel, number, person, name, text, at, seat, is_private)
    values (${match}, ${channel}, ${line}, ${person.id}, ${person.name}, ${text}, ${at}, ${seat},
      ${to.length > 0 ? 1 : 0})`);
  for (const [position, reader] of to.length === 0 || seat === null ? [] : [seat, ...to].entries())
    await db.run(sql`
      insert into chat_readers (match, line, seat, position) values (${match}, ${line}, ${reader}, ${position})`);
  const [written] = await linesReadableBy(db, listener, { fromLine: line });
  if (written === undefined)
    throw new Error(`${match}: line ${line} of the chat cannot be read by its speaker`);
  return wordsOf(written);
};
