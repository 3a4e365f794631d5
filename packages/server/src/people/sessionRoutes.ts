import { say } from '@warmoot/kernel';
import { z } from 'zod';
import { conflict, Problem } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { lineOfText } from '../api/words.ts';
import { dropConnections } from './dropConnections.ts';
import { tokenOf } from './identify.ts';
import { endSessionOf, endSessionsOf, openSession, sessionIdOf, sessionsOf } from './sessions.ts';
import { ownerOf } from './visitor.ts';

const MAX_TOKENS = 20;
const Done = z.object({});

const list = route({
  method: 'GET',
  path: '/people/me/sessions',
  tag: 'people',
  says: 'Where you are signed in, and the tokens of your programs',
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['page', 'program']),
        agent: z.string(),
        createdAt: z.number(),
        seenAt: z.number(),
        isThis: z.boolean(),
      }),
    ),
  }),
  async handle(call) {
    const { store, now } = call.context;
    const person = ownerOf(call);
    const token = tokenOf(call.request);
    const own = token === undefined ? undefined : await sessionIdOf(store, token);
    const sessions = await sessionsOf(store, now(), person.id);
    return { sessions: sessions.map((session) => ({ ...session, isThis: session.id === own })) };
  },
});

const end = route({
  method: 'DELETE',
  path: '/people/me/sessions/:session',
  tag: 'people',
  says: 'End one of your sessions or tokens',
  params: z.object({ session: z.string().max(64) }),
  answer: Done,
  async handle(call) {
    const person = ownerOf(call);
    const ended = await endSessionOf(call.context.store, person.id, call.params.session);
    if (ended === 0) throw new Problem(404, 'no-such-session', 'You have no such session.');
    dropConnections(call.context, person.id);
    return {};
  },
});

const endAll = route({
  method: 'DELETE',
  path: '/people/me/sessions',
  tag: 'people',
  says: 'Sign out everywhere, here too; tokens of programs end as well',
  answer: Done,
  async handle(call) {
    const person = ownerOf(call);
    await endSessionsOf(call.context.store, person.id, '');
    dropConnections(call.context, person.id);
    return {};
  },
});

const token = route({
  method: 'POST',
  path: '/people/me/tokens',
  tag: 'people',
  says: 'A token for one of your programs, sent as `Authorization: Bearer`; it is shown only once',
  body: z.strictObject({ name: lineOfText(60) }),
  answer: z.object({ id: z.string(), token: z.string() }),
  async handle(call) {
    const { store, now } = call.context;
    const person = ownerOf(call);
    const sessions = await sessionsOf(store, now(), person.id);
    if (sessions.filter(({ kind }) => kind === 'program').length >= MAX_TOKENS)
      throw conflict(say`You already have ${MAX_TOKENS} tokens: end one first.`);
    const { id, secret } = await openSession(store, now(), person.id, 'program', call.body.name);
    return { id, token: secret };
  },
});

export const sessionRoutes: readonly AnyRoute[] = [list, end, endAll, token];
