import { z } from 'zod';
import { signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { As, MatchId } from '../api/words.ts';
import { commandingChair, liveFor } from '../matches/access.ts';
import { giveTime } from './extension.ts';
import { resume, wantPause } from './pause.ts';
import { goAway, vacationOf } from './vacation.ts';

const MOST_HOURS = 24 * 14;

const pauseRoute = route({
  method: 'POST',
  path: '/matches/:id/pause',
  tag: 'clock',
  says: 'Say that your seat wants a pause, or no longer wants it; when all people agree the clocks stand still',
  params: MatchId,
  body: As.extend({ wants: z.boolean().default(true) }).strict(),
  answer: z.object({ paused: z.boolean(), waitingFor: z.array(z.string()).readonly() }),
  async handle({ house, person, params, body }) {
    const { table } = await liveFor(house, params.id, person);
    return wantPause(house, table.id, commandingChair(table, person, body.as), body.wants);
  },
});

const resumeRoute = route({
  method: 'POST',
  path: '/matches/:id/resume',
  tag: 'clock',
  says: 'End the pause; everybody has as much time as was left',
  params: MatchId,
  body: As.strict(),
  answer: z.object({ paused: z.literal(false) }),
  async handle({ house, person, params, body }) {
    const { table } = await liveFor(house, params.id, person);
    commandingChair(table, person, body.as);
    await resume(house, table.id);
    return { paused: false as const };
  },
});

const moreTimeRoute = route({
  method: 'POST',
  path: '/matches/:id/deadlines',
  tag: 'clock',
  says: 'Give a seat more time for its open decision: for who made the match, and for its moderator',
  params: MatchId,
  body: z.strictObject({ seat: z.string().max(64), hours: z.number().positive().max(MOST_HOURS) }),
  answer: z.object({ dueAt: z.number().nullable() }),
  async handle({ house, person, params, body }) {
    const match = await liveFor(house, params.id, person);
    if (person === undefined) throw signInFirst();
    return { dueAt: await giveTime(house, match, person, body.seat, body.hours) };
  },
});

const VacationSeen = z.object({ until: z.number().nullable(), daysLeft: z.number() });

const readVacation = route({
  method: 'GET',
  path: '/people/me/vacation',
  tag: 'clock',
  says: 'Whether you are away, and how many days you may still be this year',
  answer: VacationSeen,
  async handle({ house, person }) {
    if (person === undefined) throw signInFirst();
    return vacationOf(house.store, person.id, house.now());
  },
});

const goOnVacation = route({
  method: 'PUT',
  path: '/people/me/vacation',
  tag: 'clock',
  says: 'Be away until then (milliseconds), or be back (null); deadlines move with it',
  body: z.strictObject({ until: z.number().int().positive().nullable() }),
  answer: VacationSeen,
  perMinute: 10,
  async handle({ house, person, body }) {
    if (person === undefined) throw signInFirst();
    return goAway(house, person.id, body.until);
  },
});

export const clockRoutes: readonly AnyRoute[] = [
  pauseRoute,
  resumeRoute,
  moreTimeRoute,
  readVacation,
  goOnVacation,
];
