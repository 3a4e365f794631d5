import { z } from 'zod';
import { notAllowed } from '../api/problem.ts';
import { type AnyRoute, route, spokenRoute } from '../api/route.ts';
import { MatchId, SeatQuery, Seen } from '../api/words.ts';
import { commandingSeat, liveFor } from './access.ts';
import { Answered, answerOf, atTheTable } from './answered.ts';
import type { LiveMatch, Reply } from './liveMatch.ts';

const commands = spokenRoute({
  method: 'POST',
  path: '/matches/:id/commands',
  tag: 'play',
  says: 'Give one command or several; a stale one is refused with the news',
  params: MatchId,
  body: SeatQuery.extend({
    seen: Seen,
    commands: z.array(z.unknown()).min(1).max(500),
    dice: z.array(z.number().int()).max(500).optional().describe('rolled on the sender’s own table (MOT-06)'),
  }).strict(),
  answer: Answered,
  async handle(call) {
    const { context, person, params, body } = call;
    const { live, seat } = await atTheTable(context, params.id, person, body.as);
    const typed = live.table.settings.ownDice ? (body.dice ?? []) : undefined;
    const request = { seat, seen: body.seen, commands: body.commands };
    return answerOf(
      call,
      live,
      seat,
      await live.submit(typed === undefined ? request : { ...request, typed }),
    );
  },
});

const undo = spokenRoute({
  method: 'POST',
  path: '/matches/:id/undo',
  tag: 'play',
  says: 'Take back the last command or several, as far as MOT-03 allows',
  params: MatchId,
  body: SeatQuery.extend({ seen: Seen, count: z.number().int().min(1).max(500).optional() }).strict(),
  answer: Answered,
  async handle(call) {
    const { context, person, params, body } = call;
    const { live, seat } = await atTheTable(context, params.id, person, body.as);
    return answerOf(call, live, seat, await live.undo(seat, body.seen, body.count));
  },
});

const resign = route({
  method: 'POST',
  path: '/matches/:id/resign',
  tag: 'play',
  says: 'Give up, at any moment of the match (MOT-14)',
  params: MatchId,
  body: SeatQuery.strict(),
  answer: Answered,
  async handle(call) {
    const { context, person, params, body } = call;
    const live = await liveFor(context, params.id, person);
    const seat = commandingSeat(live.table, person, body.as);
    return answerOf(call, live, seat, await resigned(live, seat));
  },
});

/** By the system's own command, or by the house rule. */
const resigned = async (live: LiveMatch, seat: string): Promise<Reply> => {
  const { resignation } = live.door.system;
  if (resignation !== undefined) return live.submit({ seat, commands: [resignation] });
  const others = live.seats.filter((other) => other !== seat);
  if (others.length !== 1 || !live.seats.includes(seat))
    throw notAllowed('You cannot resign in this game; leave the seat instead (MOT-14).');
  const seen = live.numberOf(seat);
  const item = { kind: 'end', seat, how: 'resigned', winners: others, agreed: [] } as const;
  const stopped = await live.agree({ item });
  return stopped === undefined
    ? { done: 1, news: live.newsInMemory(seat, seen) ?? [] }
    : { done: 0, news: [], stopped };
};

/** What a player can also ask over the match's socket. */
export const SPOKEN = { commands, undo } as const;

export const playRoutes: readonly AnyRoute[] = [commands, undo, resign];
