import { z } from 'zod';
import { signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { tableFor } from '../matches/access.ts';
import type { Table } from '../matches/table.ts';
import { notificationJob } from '../post/notices.ts';
import { addMessage, chatSince } from './chatLog.ts';
import { ChatText } from './chatText.ts';
import { type Listener, listenerIn, recipientsOf } from './listener.ts';

const Where = MatchId.extend({ channel: z.enum(['seats', 'watchers']) });
const Seat = z.string().max(64);
const Words = z.object({
  number: z.number(),
  name: z.string(),
  from: z.string().nullable(),
  to: z.array(z.string()).readonly(),
  text: z.string(),
  at: z.number(),
});
const MAX_RECIPIENTS = 32;

const read = route({
  method: 'GET',
  path: '/matches/:id/chat/:channel',
  tag: 'chat',
  says: 'The chat of the players, or of the spectators, after a number; with the private lines of your own seat',
  params: Where,
  query: z.object({
    as: Seat.optional(),
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(200),
  }),
  answer: z.object({ chat: z.array(Words) }),
  async handle({ context, person, params, query }) {
    const table = await tableFor(context, params.id, person);
    const listener = listenerIn(params.channel, table, person, query.as);
    return { chat: await chatSince(context.store, listener, query) };
  },
});

const speak = route({
  method: 'POST',
  path: '/matches/:id/chat/:channel',
  tag: 'chat',
  says: 'Send a chat message, to all or only to the seats in `to`; it is always plain text',
  params: Where,
  body: z.strictObject({
    text: ChatText,
    as: Seat.optional(),
    to: z.array(Seat).max(MAX_RECIPIENTS).default([]).describe('seats for a private line; empty: everybody'),
  }),
  answer: Words,
  async handle({ context, person, params, body }) {
    const table = await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    const listener = listenerIn(params.channel, table, person, body.as);
    const to = recipientsOf(listener, table, body.to);
    const at = context.now();
    const words = await context.store.transaction(async (db) => {
      const said = await addMessage(db, listener, { person, to, text: body.text, at });
      for (const seat of readersOf(table, listener, to, person.id))
        await context.store.jobs.add(
          db,
          notificationJob({ kind: 'talk', match: table.id, seat, by: person.name }, at),
        );
      return said;
    });
    await context.store.announce({ match: params.id, what: 'chat' });
    return words;
  },
});

/** The other people's seats that can read a line: those it is said to, or all (MOT-11). */
const readersOf = (
  { chairs }: Table,
  { channel }: Listener,
  to: readonly string[],
  speaker: string,
): readonly string[] =>
  channel === 'watchers'
    ? []
    : chairs
        .filter(
          ({ person, seat }) =>
            person !== null && person !== speaker && (to.length === 0 || to.includes(seat)),
        )
        .map(({ seat }) => seat);

export const chatRoutes: readonly AnyRoute[] = [read, speak];
