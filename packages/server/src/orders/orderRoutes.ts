import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { askerOf } from '../api/asker.ts';
import { notAllowed } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId, SeatQuery, Seen } from '../api/words.ts';
import type { Asker, SeatView } from '../bots/workers.ts';
import { Answered, answerOf, atTheTable } from '../matches/answered.ts';
import { BODY_LIMIT, OrderText } from './orderText.ts';
import { paper } from './paper.ts';
import { ReportedSeat, seatOfPapers } from './reportedSeat.ts';

const Finding = z.object({
  line: z.number(),
  column: z.number(),
  code: z.string(),
  clause: z.string(),
  text: z.string().describe('one sentence: what is wrong and what happens instead'),
  nearest: z.string().optional().describe('what was probably meant'),
});
const Findings = z.array(Finding).describe('remarks on the text, from top to bottom');
const LeftOut = z.number().describe('how many more findings there are than are shown');

const NONE_WRITTEN = 'This seat has no written orders in this game.';

/** Read with only what the seat knows, so that no finding can reveal more. */
const understood = async (asker: Asker, { workers }: AppContext, look: SeatView, text: string) => {
  const read = await workers.orders(asker, look, text);
  if (read === null) throw notAllowed(NONE_WRITTEN);
  return { ...read, findings: [...read.findings] };
};

const sheet = route({
  method: 'GET',
  path: '/matches/:id/orders',
  tag: 'orders',
  says: 'The present orders of a seat, as text that can be sent again',
  params: MatchId,
  query: ReportedSeat,
  answer: z.string(),
  gives: ['text/plain'],
  async handle({ context, person, params, query, reply }) {
    const { live, seat } = await seatOfPapers(context, params.id, person, query);
    const text = live.door.orders?.write(live.sightOf(seat).view, seat);
    if (text === undefined) throw notAllowed(NONE_WRITTEN);
    return paper(reply, 'text/plain', text);
  },
});

const check = route({
  method: 'POST',
  path: '/matches/:id/orders/check',
  tag: 'orders',
  says: 'What a text means: its commands, and what is wrong with it; nothing is sent',
  params: MatchId,
  bodyLimit: BODY_LIMIT,
  perMinute: 120,
  body: ReportedSeat.extend({ text: OrderText }).strict(),
  answer: z.object({
    number: z.number().describe('the number of the seat’s last news: send it as `seen`'),
    commands: z.array(z.unknown()),
    findings: Findings,
    leftOut: LeftOut,
  }),
  async handle(call) {
    const { context, person, params, body } = call;
    const { live, seat } = await seatOfPapers(context, params.id, person, body);
    const number = live.numberOf(seat);
    const { commands, ...said } = await understood(askerOf(call), context, live.seatViewOf(seat), body.text);
    return { number, commands: [...commands], ...said };
  },
});

const send = route({
  method: 'POST',
  path: '/matches/:id/orders',
  tag: 'orders',
  says: 'Send orders as text; they replace earlier ones. Unreadable lines are reported, the others count',
  params: MatchId,
  bodyLimit: BODY_LIMIT,
  perMinute: 120,
  body: SeatQuery.extend({ seen: Seen, text: OrderText }).strict(),
  answer: Answered.extend({ findings: Findings, leftOut: LeftOut }),
  async handle(call) {
    const { context, person, params, body } = call;
    const { live, seat } = await atTheTable(context, params.id, person, body.as);
    const { commands, ...said } = await understood(askerOf(call), context, live.seatViewOf(seat), body.text);
    const reply = await live.submit({ seat, seen: body.seen, commands });
    return answerOf(call, live, seat, reply, said);
  },
});

export const orderRoutes: readonly AnyRoute[] = [sheet, check, send];
