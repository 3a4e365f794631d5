import { REPORT_FORMATS, type ReportFormat } from '@warmoot/systems';
import { z } from 'zod';
import { askerOf } from '../api/asker.ts';
import { notAllowed } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { paper } from './paper.ts';
import { ReportedSeat, seatOfPapers } from './reportedSeat.ts';

const KINDS: Readonly<Record<ReportFormat, string>> = {
  text: 'text/plain',
  html: 'text/html',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const report = route({
  method: 'GET',
  path: '/matches/:id/report',
  tag: 'orders',
  says: "A seat's report of the current turn as text, page or JSON, or the map; the moderator's has everything",
  params: MatchId,
  perMinute: 120,
  query: ReportedSeat.extend({ format: z.enum(REPORT_FORMATS).default('text') }),
  answer: z.string(),
  gives: Object.values(KINDS),
  async handle(call) {
    const { context, person, params, query, reply } = call;
    const { live, seat } = await seatOfPapers(context, params.id, person, query);
    const text = await context.workers.report(askerOf(call), live.seatViewOf(seat), query.format);
    if (text === null) throw notAllowed('This seat has no written report in this game.');
    return paper(reply, KINDS[query.format], text);
  },
});

export const reportRoutes: readonly AnyRoute[] = [report];
