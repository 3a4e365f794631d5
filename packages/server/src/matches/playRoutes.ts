import { z } from 'zod';
import type { House } from '../api/house.ts';
import { badRequest, conflict, notAllowed, Problem } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { As, MatchId, Seen } from '../api/words.ts';
import type { Person } from '../people/person.ts';
import { commandingChair, liveFor } from './access.ts';
import type { LiveMatch, Reply, Stopped } from './liveMatch.ts';

const Answered = z.object({
  done: z.number().describe('how many of the commands took effect'),
  number: z.number().describe('of the seat’s last news'),
  news: z.array(z.unknown()).describe('all that the seat had not seen, its own command included'),
  stopped: z.unknown().optional().describe('why a batch ended early (MOT-04)'),
});

const commands = route({
  method: 'POST',
  path: '/matches/:id/commands',
  tag: 'play',
  says: 'Give one command or several; a stale one is refused with the news',
  params: MatchId,
  body: As.extend({
    seen: Seen,
    commands: z.array(z.unknown()).min(1).max(500),
    dice: z.array(z.number().int()).max(500).optional().describe('rolled on the sender’s own table (MOT-06)'),
  }).strict(),
  answer: Answered,
  async handle({ house, person, params, body }) {
    const { live, seat } = await atTheTable(house, params.id, person, body.as);
    const typed = live.table.settings.ownDice ? (body.dice ?? []) : undefined;
    const wish = { seat, seen: body.seen, commands: body.commands };
    return answerOf(house, live, seat, await live.submit(typed === undefined ? wish : { ...wish, typed }));
  },
});

const undo = route({
  method: 'POST',
  path: '/matches/:id/undo',
  tag: 'play',
  says: 'Take back the last command, as far as MOT-03 allows',
  params: MatchId,
  body: As.extend({ seen: Seen }).strict(),
  answer: Answered,
  async handle({ house, person, params, body }) {
    const { live, seat } = await atTheTable(house, params.id, person, body.as);
    return answerOf(house, live, seat, await live.undo(seat, body.seen));
  },
});

const resign = route({
  method: 'POST',
  path: '/matches/:id/resign',
  tag: 'play',
  says: 'Give up',
  params: MatchId,
  body: As.strict(),
  answer: Answered,
  async handle({ house, person, params, body }) {
    const { live, seat } = await atTheTable(house, params.id, person, body.as);
    const { resignation } = live.door;
    if (resignation === undefined) throw notAllowed('Nobody resigns in this game; leave the seat instead.');
    return answerOf(house, live, seat, await live.submit({ seat, commands: [resignation] }));
  },
});

const atTheTable = async (
  house: House,
  id: string,
  person: Person | undefined,
  as: string | undefined,
): Promise<{ live: LiveMatch; seat: string }> => {
  const live = await liveFor(house, id, person);
  const seat = commandingChair(live.table, person, as);
  if (live.table.status === 'paused')
    throw conflict('The match is paused by agreement: resume it before you go on.');
  return { live, seat };
};

const answerOf = (house: House, live: LiveMatch, seat: string, reply: Reply): z.input<typeof Answered> => {
  const { done, news, stopped } = reply;
  house.metrics.replied(live.table.system, reply);
  if (stopped !== undefined && done === 0) throw problemOf(stopped, news);
  return {
    done,
    number: live.numberOf(seat),
    news: [...news],
    ...(stopped === undefined ? {} : { stopped }),
  };
};

const problemOf = (stopped: Stopped, news: Reply['news']): Problem => {
  switch (stopped.why) {
    case 'stale':
      return new Problem(
        409,
        'stale',
        'Something happened before this command arrived: look at the news first.',
        {
          news,
        },
      );
    case 'malformed':
      return badRequest(`body.commands: ${stopped.says}.`);
    case 'refused':
      return new Problem(422, 'refused', stopped.says, { rule: stopped.rule });
    case 'die':
      return new Problem(
        428,
        'die-needed',
        `Roll a d${stopped.needs.sides}: ${stopped.needs.why} (MOT-06).`,
        {
          rule: 'MOT-06',
          die: stopped.needs,
        },
      );
    case 'waiting':
      return conflict(`It is for ${stopped.waitingFor.join(' and ')} to act first (MOT-04).`);
  }
};

export const playRoutes: readonly AnyRoute[] = [commands, undo, resign];
