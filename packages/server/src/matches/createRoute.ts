import { type Reading, type Seat, say } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { badRequest, malformed, signInFirst } from '../api/problem.ts';
import { route } from '../api/route.ts';
import { Hours, lineOfText } from '../api/words.ts';
import { ratedSettings } from '../ratings/ratedTable.ts';
import { doorOf } from './doors.ts';
import type { Plan } from './newTable.ts';

const Chair = z.union([z.literal('me'), z.strictObject({ bot: z.string().max(40) })]);
type Chairs = Readonly<Record<Seat, z.output<typeof Chair>>>;

export const createRoute = route({
  method: 'POST',
  path: '/matches',
  tag: 'matches',
  says: 'Create a match; it begins by itself when every seat is taken',
  perMinute: 60,
  body: z.strictObject({
    system: z.string().max(40),
    options: z.unknown().optional(),
    title: lineOfText(80).optional(),
    visibility: z.enum(['open', 'private']).default('private'),
    chairs: z.record(z.string(), Chair).default({}).describe('`me` or a computer player; the rest stay open'),
    hours: Hours.nullable().default(null),
    absence: z.enum(['default', 'bot', 'substitute', 'resign']).default('default'),
    absenceBot: z.string().max(40).nullable().default(null),
    moderator: z.boolean().default(false).describe('the creator is the moderator and sees everything'),
    takebacks: z.boolean().default(true).describe('whether moves can be taken back by agreement (MOT-13)'),
    ownDice: z.boolean().default(false).describe('people type in the dice they roll (MOT-06)'),
    rated: z.boolean().default(false).describe('the result counts for the players’ ratings (MOT-20)'),
  }),
  answer: z.object({ id: z.string() }),
  async handle({ context, person, body }) {
    if (person === undefined) throw signInFirst();
    const door = await doorOf(body.system);
    if (door === undefined) throw badRequest(say`There is no game "${body.system}" here.`);
    const options = await readOptions(context, door, body.options ?? {});
    if (!options.ok) throw malformed({ ...options, at: ['options', ...options.at] });
    const seats = door.system.seats(options.value);
    const chairs = chairsOf(seats, body.chairs, person.id);
    await checkBots(context, body.system, [...Object.values(chairs), { bot: body.absenceBot }]);
    if (body.moderator && Object.values(chairs).some((chair) => 'person' in chair))
      throw badRequest('The moderator sees everything and cannot play as well (MOT-02).');
    const { hours, absence, absenceBot, ownDice } = body;
    if (absence === 'resign' && door.system.resignation === undefined)
      throw badRequest('Players cannot resign in this game.');
    const settings = {
      hours,
      absence,
      absenceBot,
      ownDice,
      moderator: body.moderator ? person.id : null,
      ...(body.takebacks ? {} : ({ takebacks: 'never' } as const)),
    };
    const id = await context.matches.create({
      door,
      options: options.value,
      title: body.title ?? door.system.name,
      visibility: body.visibility,
      owner: person.id,
      chairs,
      settings: body.rated ? ratedSettings(door, person, chairs, seats, settings) : settings,
    });
    return { id };
  },
});

const readOptions = (context: AppContext, door: SystemDoor, options: unknown): Promise<Reading<unknown>> =>
  door.takesLong === undefined
    ? Promise.resolve(door.readOptions(options))
    : context.rulesThread.readOptions(door.system.id, options);

const chairsOf = (seats: readonly Seat[], wished: Chairs, me: string): Plan['chairs'] => {
  const stranger = Object.keys(wished).find((seat) => !seats.includes(seat));
  if (stranger !== undefined)
    throw badRequest(
      say`There is no seat "${stranger}" here; the seats of this match are ${seats.join(', ')}.`,
    );
  return Object.fromEntries(
    Object.entries(wished).map(([seat, who]) => [seat, who === 'me' ? { person: me } : who]),
  );
};

const checkBots = async (
  context: AppContext,
  system: string,
  chairs: readonly ({ person: string } | { bot: string | null })[],
): Promise<void> => {
  const known = await context.players(system);
  for (const chair of chairs) {
    if (!('bot' in chair) || chair.bot === null || known.includes(chair.bot)) continue;
    throw badRequest(say`There is no computer player "${chair.bot}" here; choose from ${known.join(', ')}.`);
  }
};
