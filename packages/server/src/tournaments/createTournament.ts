import { say } from '@warmoot/kernel';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { badRequest, conflict, malformed, notAllowed, signInFirst } from '../api/problem.ts';
import { route } from '../api/route.ts';
import { lineOfText } from '../api/words.ts';
import { doorOf } from '../matches/doors.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { mayKeep } from './keepers.ts';
import { announce } from './newTournament.ts';

const MINUTE_IN_HOURS = 1 / 60;
const MAX_HOURS = 24 * 90;
const MAX_AHEAD_MS = 180 * 24 * 3_600_000;
const SEATS = 2;
/** One keeper cannot fill the list. */
const MAX_AT_ONCE = 5;

const Hours = z.number().min(MINUTE_IN_HOURS).max(MAX_HOURS);

const Wanted = z.strictObject({
  system: z.string().max(40),
  options: z.unknown().optional(),
  title: lineOfText(80),
  form: z.enum(['swiss', 'knock-out']),
  rounds: z.number().int().min(1).max(15).default(5).describe('of a Swiss tournament'),
  hours: Hours.default(24).describe('for each decision; a player who lets them pass has resigned'),
  roundHours: Hours.default(24 * 7).describe('for a whole round'),
  rated: z.boolean().default(true),
  thirdPlace: z.boolean().default(false).describe('the losers of the semi-finals play for third place'),
  weekly: z.boolean().default(false).describe('repeated every week at the same hour'),
  opensAt: z.number().int().optional().describe('when entries open; now, if left out'),
  startsAt: z.number().int().describe('when entries close and the first round is paired'),
});

export const createTournament = route({
  method: 'POST',
  path: '/tournaments',
  tag: 'tournaments',
  says: 'Announce a tournament; only for accounts that the operator allows (MOT-30)',
  perMinute: 30,
  body: Wanted,
  answer: z.object({ id: z.string() }),
  async handle({ context, person, body }) {
    if (person === undefined) throw signInFirst();
    if (!mayKeep(context.settings, person))
      throw notAllowed('The operator of this server has not made you a keeper of tournaments (MOT-30).');
    const options = await optionsOf(body);
    const { title, system, form, rounds, opensAt = context.now(), startsAt } = body;
    checkTimes(context, body);
    const settings = {
      hours: body.hours,
      roundHours: body.roundHours,
      isRated: body.rated,
      hasThirdPlace: body.thirdPlace && form === 'knock-out',
      isWeekly: body.weekly,
    };
    const plan = { keeper: person.id, title, system, options, form, rounds, opensAt, startsAt, settings };
    const id = await context.store.transaction(async (db) => {
      await checkFew(db, person.id);
      return announce(db, context.store.jobs, plan, context.now());
    });
    return { id };
  },
});

const optionsOf = async (body: z.output<typeof Wanted>): Promise<unknown> => {
  const door = await doorOf(body.system);
  if (door === undefined) throw badRequest(say`There is no game "${body.system}" here.`);
  const options = door.readOptions(body.options ?? {});
  if (!options.ok) throw malformed({ ...options, at: ['options', ...options.at] });
  if (door.system.seats(options.value).length !== SEATS || door.system.resignation === undefined)
    throw badRequest('A tournament needs a battle for two that can be resigned (MOT-30).');
  return options.value;
};

const checkTimes = (
  { now }: AppContext,
  { opensAt = now(), startsAt, hours, roundHours }: z.output<typeof Wanted>,
): void => {
  if (startsAt <= now()) throw badRequest('Entries must close in the future.');
  if (startsAt > now() + MAX_AHEAD_MS) throw badRequest('Entries must close within 180 days.');
  if (opensAt >= startsAt) throw badRequest('Entries must open before they close.');
  if (hours > roundHours) throw badRequest('One decision cannot take longer than a round.');
};

const checkFew = async (db: Queryable, keeper: string): Promise<void> => {
  const own = await db.all(sql`
    select id from tournaments where keeper = ${keeper} and status in ('open', 'running')`);
  if (own.length >= MAX_AT_ONCE)
    throw conflict(
      say`You are already running ${own.length} tournaments: wait until one is over, or cancel one.`,
    );
};
