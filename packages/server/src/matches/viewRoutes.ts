import { type GameCommand, say } from '@warmoot/kernel';
import { z } from 'zod';
import { askerOf } from '../api/asker.ts';
import { badRequest, malformed } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId, SeatQuery } from '../api/words.ts';
import { liveFor, seatsOf, tableFor, viewingSeat } from './access.ts';
import { listMatches } from './listMatches.ts';
import type { LiveMatch } from './liveMatch.ts';
import { tableSeen } from './tableSeen.ts';

const list = route({
  method: 'GET',
  path: '/matches',
  tag: 'matches',
  says: 'Your own matches, those with an open seat, or those that can be watched',
  query: z.object({
    which: z.enum(['mine', 'open', 'watch']).default('open'),
    before: z.coerce
      .number()
      .int()
      .optional()
      .describe('the `movedAt` of the last one seen, for the next page'),
    limit: z.coerce.number().int().min(1).max(100).default(30),
    system: z
      .string()
      .regex(/^[a-z]{1,40}$/)
      .optional()
      .describe('for the public lists: this system only'),
    computers: z
      .enum(['with', 'without'])
      .optional()
      .describe('for the public lists: computer players at the table'),
    status: z.enum(['live', 'over']).optional().describe('for the matches that can be watched'),
  }),
  answer: z.object({ matches: z.array(z.unknown()) }),
  handle: async ({ context, person, query }) => ({ matches: await listMatches(context, person, query) }),
});

const table = route({
  method: 'GET',
  path: '/matches/:id',
  tag: 'matches',
  says: 'The table: what is played, who sits where, and its status',
  params: MatchId,
  query: SeatQuery,
  answer: z.object({ table: z.unknown(), yours: z.array(z.string()) }),
  async handle({ context, person, params, query }) {
    const found = await tableFor(context, params.id, person);
    const seat = viewingSeat(found, person, query.as);
    return { table: await tableSeen(context, found, seat), yours: seatsOf(found, person) };
  },
});

const sight = route({
  method: 'GET',
  path: '/matches/:id/sight',
  tag: 'play',
  says: 'Everything a seat sees now, and the number of its last news',
  params: MatchId,
  query: SeatQuery,
  answer: z.object({ number: z.number(), sight: z.unknown() }),
  async handle({ context, person, params, query }) {
    const live = await liveFor(context, params.id, person);
    const seat = viewingSeat(live.table, person, query.as);
    return { number: live.numberOf(seat), sight: live.sightOf(seat) };
  },
});

const MAX_SUBJECTS = 5_000;

const legal = route({
  method: 'GET',
  path: '/matches/:id/legal',
  tag: 'play',
  says: 'The subjects a seat has choices about; with a subject, its commands, each in words',
  params: MatchId,
  query: SeatQuery.extend({
    subject: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(2_000).default(200),
  }),
  answer: z.object({
    subjects: z.array(z.string()).optional(),
    commands: z.array(z.object({ command: z.unknown(), says: z.string() })).optional(),
    isTruncated: z.boolean(),
  }),
  async handle(call) {
    const { context, person, params, query } = call;
    const live = await liveFor(context, params.id, person);
    const seat = viewingSeat(live.table, person, query.as);
    const most = query.subject === undefined ? MAX_SUBJECTS : query.limit;
    const { subjects, commands, isTruncated } = await context.workers.legal(
      askerOf(call),
      live.seatViewOf(seat),
      query.subject,
      most,
    );
    return {
      ...(subjects === undefined ? {} : { subjects: [...subjects] }),
      ...(commands === undefined ? {} : { commands: [...commands] }),
      isTruncated,
    };
  },
});

const Asked = SeatQuery.extend({ command: z.unknown() });

const check = route({
  method: 'POST',
  path: '/matches/:id/check',
  tag: 'play',
  says: 'Whether a command would be accepted now, and if not why; nothing changes',
  params: MatchId,
  body: Asked,
  answer: z.unknown(),
  async handle({ context, person, params, body }) {
    const { live, seat, view, command } = await askedAbout(context, params.id, person, body);
    return live.door.system.check(view, seat, command);
  },
});

const odds = route({
  method: 'POST',
  path: '/matches/:id/odds',
  tag: 'play',
  says: 'The odds of a command, from what the seat knows: every outcome with its chance and the modifiers',
  params: MatchId,
  perMinute: 600,
  body: Asked,
  answer: z.unknown(),
  async handle(call) {
    const { context, person, params, body } = call;
    const { live, seat, view, command } = await askedAbout(context, params.id, person, body);
    const verdict = live.door.system.check(view, seat, command);
    if (!verdict.ok) throw badRequest(say`There are no odds for this: ${verdict.because} (${verdict.rule}).`);
    return context.workers.odds(askerOf(call), live.seatViewOf(seat), command);
  },
});

type Asker = Parameters<typeof liveFor>;
const askedAbout = async (
  context: Asker[0],
  id: string,
  person: Asker[2],
  body: z.output<typeof Asked>,
): Promise<{ live: LiveMatch; seat: string; view: unknown; command: GameCommand }> => {
  const live = await liveFor(context, id, person);
  const seat = viewingSeat(live.table, person, body.as);
  const { view } = live.sightOf(seat);
  const read = live.door.readCommand(body.command, view);
  if (!read.ok) throw malformed({ ...read, at: ['command', ...read.at] });
  return { live, seat, view, command: read.value as GameCommand };
};

export const viewRoutes: readonly AnyRoute[] = [list, table, sight, legal, check, odds];
