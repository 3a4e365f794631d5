import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { badRequest, Problem, signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { ChatText } from '../chat/chatText.ts';
import { type Channel, listenerIn } from '../chat/listener.ts';
import { seatsOf, tableFor } from '../matches/access.ts';
import { chairIn, type Table } from '../matches/table.ts';
import { attempt, type Limit } from '../people/attempts.ts';
import type { Person } from '../people/person.ts';
import { addReport, chatLine, linesAround, type NewReport } from './abuseReports.ts';

const HOUR = 60 * 60 * 1000;
const MAX_PER_HOUR = 10;

const reportsBy = (person: string): Limit => ({
  key: `abuse report by ${person}`,
  opensAt: (times) => (times.length < MAX_PER_HOUR ? 0 : (times.at(-MAX_PER_HOUR) as number) + HOUR),
});

const Reason = ChatText.describe('what is wrong with it, for the operator');
const AboutLine = z.strictObject({
  offence: z.literal('chat'),
  channel: z.enum(['seats', 'watchers']),
  number: z.number().int().min(1).describe('the number of the line, as you read it'),
  as: z.string().max(64).optional().describe('the seat you read it from'),
  reason: Reason,
});
const AboutSeat = z.strictObject({
  offence: z.enum(['name', 'player']).describe('what somebody is called, or how they play'),
  seat: z.string().max(64),
  reason: Reason,
});
const Body = z.union([AboutLine, AboutSeat]);

/** The part of a report that depends on what is reported. */
type Subject = Pick<NewReport, 'person' | 'name' | 'place' | 'context'>;

const report = route({
  method: 'POST',
  path: '/matches/:id/abuse-reports',
  tag: 'abuse',
  says: 'Report a chat line, a name or a player to the operator of this server; the person does not learn who did',
  params: MatchId,
  body: Body,
  perMinute: 30,
  answer: z.object({}),
  async handle({ context, person, params, body }) {
    const table = await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    const subject = await subjectOf(context, table, person, body);
    if (subject.person === person.id) throw badRequest('You cannot report yourself.');
    await attempt(context.store, context.now(), [reportsBy(person.id)]);
    await context.store.transaction((db) =>
      addReport(db, {
        ...subject,
        offence: body.offence,
        reason: body.reason,
        match: table.id,
        title: table.title,
        reporter: person.id,
        reporterName: person.name,
        at: context.now(),
      }),
    );
    return {};
  },
});

const subjectOf = (
  app: AppContext,
  table: Table,
  person: Person,
  body: z.output<typeof Body>,
): Promise<Subject> =>
  body.offence === 'chat' ? lineOf(app, table, person, body) : holderOf(app, table, person, body.seat);

const lineOf = async (
  { store }: AppContext,
  table: Table,
  person: Person,
  { channel, number, as }: z.output<typeof AboutLine>,
): Promise<Subject> => {
  const listener = listenerIn(channel, table, person, as);
  const line = await chatLine(store, listener, number);
  if (line === undefined) throw new Problem(404, 'no-such-line', 'There is no such line in the chat.');
  const context = await linesAround(store, listener, line);
  return { person: line.person, name: line.name, place: `${channel} ${line.line}`, context };
};

const holderOf = async (
  { store }: AppContext,
  table: Table,
  person: Person,
  seat: string,
): Promise<Subject> => {
  const holder = chairIn(table, seat);
  if (holder === undefined || holder.person === null)
    throw new Problem(404, 'nobody-there', 'No person sits in this seat.');
  const channel: Channel = seatsOf(table, person).length > 0 ? 'seats' : 'watchers';
  const context = await linesAround(store, listenerIn(channel, table, person), null);
  return { person: holder.person, name: holder.personName ?? '', place: seat, context };
};

export const abuseRoutes: readonly AnyRoute[] = [report];
