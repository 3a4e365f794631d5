import { z } from 'zod';
import { signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { liveFor } from '../matches/access.ts';
import { giveTime } from './extension.ts';
import { takeVacation, vacationOf } from './vacation.ts';

const MAX_HOURS = 24 * 14;

const moreTimeRoute = route({
  method: 'POST',
  path: '/matches/:id/deadlines',
  tag: 'clock',
  says: 'Give a seat more time for its open decision; only for the creator of the match and its moderator',
  params: MatchId,
  body: z.strictObject({ seat: z.string().max(64), hours: z.number().positive().max(MAX_HOURS) }),
  answer: z.object({ dueAt: z.number().nullable() }),
  async handle({ context, person, params, body }) {
    const match = await liveFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    return { dueAt: await giveTime(context, match, person, body.seat, body.hours) };
  },
});

const VacationSeen = z.object({ until: z.number().nullable(), daysLeft: z.number() });

const readVacation = route({
  method: 'GET',
  path: '/people/me/vacation',
  tag: 'clock',
  says: 'Whether you are on vacation, and how many days you have left this year',
  answer: VacationSeen,
  async handle({ context, person }) {
    if (person === undefined) throw signInFirst();
    return vacationOf(context.store, person.id, context.now());
  },
});

const goOnVacation = route({
  method: 'PUT',
  path: '/people/me/vacation',
  tag: 'clock',
  says: 'Set your vacation to end at this time (milliseconds), or end it now (null); deadlines move accordingly',
  body: z.strictObject({ until: z.number().int().positive().nullable() }),
  answer: VacationSeen,
  perMinute: 10,
  async handle({ context, person, body }) {
    if (person === undefined) throw signInFirst();
    return takeVacation(context, person.id, body.until);
  },
});

export const clockRoutes: readonly AnyRoute[] = [moreTimeRoute, readVacation, goOnVacation];
