import { say } from '@warmoot/kernel';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { asJson } from '../api/asJson.ts';
import { askerOf } from '../api/asker.ts';
import { conflict, malformed, Problem } from '../api/problem.ts';
import type { Asking } from '../api/route.ts';
import type { Person } from '../people/person.ts';
import { commandingSeat, liveFor } from './access.ts';
import { Halted } from './halted.ts';
import type { LiveMatch, Reply, Stopped } from './liveMatch.ts';
import { pastNews } from './pastNews.ts';

export const Answered = z.object({
  done: z.number().describe('how many of the commands took effect'),
  number: z.number().describe('the number of the seat’s last news'),
  news: z.array(z.unknown()).describe('everything the seat had not seen, including its own command'),
  stopped: z.unknown().optional().describe('why a batch ended early (MOT-04)'),
});

/** Where commands come from: one of the sender's seats in a match in play. */
export const atTheTable = async (
  context: AppContext,
  id: string,
  person: Person | undefined,
  as: string | undefined,
): Promise<{ live: LiveMatch; seat: string }> => {
  const live = await liveFor(context, id, person);
  const seat = commandingSeat(live.table, person, as);
  if (live.table.status === 'paused')
    throw conflict('The match is paused by agreement: resume it before you continue.');
  return { live, seat };
};

type AnyAsking = Asking<unknown, unknown, unknown>;

/**
 * The result of commands as JSON, with the news as they were packed; if no command was carried out, the reason and
 * whatever helps the sender continue.
 */
export const answerOf = async (
  asking: AnyAsking,
  live: LiveMatch,
  seat: string,
  reply: Reply,
  more: Readonly<Record<string, unknown>> = {},
): Promise<never> => {
  const { done, stopped } = reply;
  asking.context.metrics.replied(live.table.system, reply);
  if (stopped !== undefined && stopped.why !== 'away' && done === 0)
    throw problemOf(stopped, { ...more, news: await missed(asking, live, seat, reply) });
  const head = JSON.stringify({ done, number: live.numberOf(seat), stopped, ...more });
  const news = asking.hears?.(seat) ? [] : reply.news;
  return asJson(`${head.slice(0, -1)},"news":[${news.map(({ json }) => json).join()}]}`);
};

/** A refusal contains at most this many; the sender can ask for the rest. */
const MAX_MISSED = 100;

const missed = async (
  asking: AnyAsking,
  live: LiveMatch,
  seat: string,
  { news, forgottenAfter }: Reply,
): Promise<readonly unknown[]> => {
  const entries =
    forgottenAfter === undefined
      ? news
      : await pastNews(asking.context, askerOf(asking), live, seat, forgottenAfter, MAX_MISSED);
  return entries.map(({ json }) => JSON.parse(json));
};

const problemOf = (
  stopped: Exclude<Stopped, { why: 'away' }>,
  { news, ...more }: Record<string, unknown>,
): Problem => {
  switch (stopped.why) {
    case 'stale':
      return new Problem(
        409,
        'stale',
        'Something happened before this command arrived: look at the news first.',
        { ...more, news },
      );
    case 'malformed':
      return malformed({ problem: stopped.says, at: ['commands'] });
    case 'refused':
      return new Problem(422, 'refused', stopped.says, { ...more, rule: stopped.rule });
    case 'die':
      return new Problem(
        428,
        'die-needed',
        say`Roll a d${stopped.needs.sides}: ${stopped.needs.why} (MOT-06).`,
        {
          rule: 'MOT-06',
          die: stopped.needs,
        },
      );
    case 'halted':
      return new Halted(stopped.says);
    case 'waiting':
      return conflict(say`${stopped.waitingFor.join(' and ') || 'Others'} must act first (MOT-04).`);
  }
};
