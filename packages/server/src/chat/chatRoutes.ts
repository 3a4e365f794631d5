import { z } from 'zod';
import { notAllowed, signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { tableFor } from '../matches/access.ts';
import type { Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';
import { type Channel, chatSince, mayTalkIn, say } from './chatLog.ts';
import { ChatText } from './chatText.ts';

const Where = MatchId.extend({ channel: z.enum(['seats', 'watchers']) });
const Words = z.object({ number: z.number(), name: z.string(), text: z.string(), at: z.number() });

const mustBelong = (channel: Channel, table: Table, person: Person | undefined): void => {
  if (mayTalkIn(channel, table, person)) return;
  throw notAllowed(
    channel === 'seats'
      ? 'Only those who have a seat talk here until the match is over.'
      : 'Only those who watch talk here until the match is over.',
  );
};

const read = route({
  method: 'GET',
  path: '/matches/:id/chat/:channel',
  tag: 'chat',
  says: 'What was said among the seats, or among those who watch, after a number',
  params: Where,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(200).default(200),
  }),
  answer: z.object({ chat: z.array(Words) }),
  async handle({ house, person, params, query }) {
    const table = await tableFor(house, params.id, person);
    mustBelong(params.channel, table, person);
    return { chat: await chatSince(house.store, params.id, params.channel, query.after, query.limit) };
  },
});

const speak = route({
  method: 'POST',
  path: '/matches/:id/chat/:channel',
  tag: 'chat',
  says: 'Say something; it stays text, whatever it looks like',
  params: Where,
  body: z.strictObject({ text: ChatText }),
  answer: Words,
  async handle({ house, person, params, body }) {
    const table = await tableFor(house, params.id, person);
    if (person === undefined) throw signInFirst();
    mustBelong(params.channel, table, person);
    const words = await house.store.transaction((asks) =>
      say(asks, house.now(), params.id, params.channel, person, body.text),
    );
    await house.store.announce({ match: params.id, what: 'chat' });
    return words;
  },
});

export const chatRoutes: readonly AnyRoute[] = [read, speak];
