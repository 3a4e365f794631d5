import { say } from '@warmoot/kernel';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { badRequest, conflict, noSuchMatch, notAllowed, signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { seatsOf, tableFor } from '../matches/access.ts';
import { chairIn, isOpen, type Table } from '../matches/table.ts';
import type { Person } from '../people/person.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import {
  addWatcher,
  type Invitation,
  invitationOf,
  invite,
  redeemInvitation,
  withdraw,
} from './invitations.ts';
import { changeChair, checkMaySit, sit } from './sitting.ts';
import { Word } from './word.ts';

const Wanted = z.strictObject({
  purpose: z.enum(['seat', 'watch', 'handOver']),
  seat: z.string().max(64).optional().describe('if left out: any open seat'),
  form: z
    .enum(['link', 'code'])
    .default('link')
    .describe('a code of seven letters and digits is valid for a day'),
});

const make = route({
  method: 'POST',
  path: '/matches/:id/invitations',
  tag: 'seats',
  says: 'Create a link to offer a seat, to let somebody watch a private match, or to hand over your own seat; it is shown only once',
  params: MatchId,
  body: Wanted,
  perMinute: 60,
  answer: z.object({ link: z.string() }),
  async handle({ context, person, params, body }) {
    const table = await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    checkMayInvite(table, person, body);
    const secret = await invite(
      context.store,
      context.now(),
      { match: params.id, purpose: body.purpose, seat: body.seat ?? null, madeBy: person.id },
      body.form,
    );
    return { link: `/invitations/${secret}` };
  },
});

const checkMayInvite = (
  table: Table,
  person: Person,
  { purpose, seat }: Pick<z.output<typeof Wanted>, 'purpose' | 'seat'>,
): void => {
  if (seat !== undefined && chairIn(table, seat) === undefined)
    throw badRequest(say`The seats of this match are ${table.chairs.map((chair) => chair.seat).join(', ')}.`);
  if (purpose === 'handOver') {
    if (seat === undefined) throw badRequest('Name the seat you want to hand over.');
    if (chairIn(table, seat)?.person !== person.id) throw notAllowed('This seat is not yours (MOT-02).');
  }
  if (purpose === 'seat' && table.owner !== person.id)
    throw notAllowed('Only the owner of this table can invite players.');
  if (purpose === 'watch' && table.owner !== person.id && seatsOf(table, person).length === 0)
    throw notAllowed('Only players at the table can invite spectators.');
};

const unmake = route({
  method: 'DELETE',
  path: '/matches/:id/invitations',
  tag: 'seats',
  says: 'Withdraw every link that you made for this match and that nobody has followed',
  params: MatchId,
  answer: z.object({ withdrawn: z.number() }),
  async handle({ context, person, params }) {
    await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    return { withdrawn: await withdraw(context.store, params.id, person.id) };
  },
});

const Secret = z.object({ secret: z.string().max(64) });

const look = route({
  method: 'GET',
  path: '/invitations/:secret',
  tag: 'seats',
  says: 'What an invitation is for, and from whom',
  params: Secret,
  perMinute: 60, // nobody can find a code by guessing
  answer: z.object({
    match: z.string(),
    system: z.string(),
    title: z.string(),
    purpose: z.enum(['seat', 'watch', 'handOver']),
    seat: z.string().nullable(),
    openSeats: z.array(z.string()),
    isRated: z.boolean(),
    from: z.string().nullable(),
    expiresAt: z.number(),
  }),
  async handle({ context, params }) {
    const invitation = await invitationOf(context.store, context.now(), params.secret);
    const { match, purpose, seat, expiresAt } = invitation;
    const { system, title, chairs, settings } = await tableOf(context, invitation);
    const openSeats = chairs.filter(isOpen).map((chair) => chair.seat);
    const from = await nameOf(context.store, invitation.madeBy);
    const isRated = settings.rated === true;
    return { match, system, title, purpose, seat, openSeats, isRated, from, expiresAt };
  },
});

const tableOf = async ({ matches }: AppContext, { match }: Invitation): Promise<Table> => {
  const table = await matches.table(match);
  if (table === undefined) throw noSuchMatch();
  return table;
};

const nameOf = async (db: Queryable, person: string): Promise<string | null> => {
  const [row] = await db.all<{ name: string }>(sql`select name from people where id = ${person}`);
  return row?.name ?? null;
};

const follow = route({
  method: 'POST',
  path: '/invitations/:secret',
  tag: 'seats',
  says: 'Accept an invitation; if it leaves the seat open, you get the one you name or the first',
  params: Secret,
  body: z.strictObject({ seat: z.string().max(64).optional(), word: Word.optional() }),
  perMinute: 60,
  answer: z.object({ match: z.string(), seat: z.string().nullable() }),
  async handle({ context, person, params, body }) {
    const invitation = await invitationOf(context.store, context.now(), params.secret);
    if (person === undefined) throw signInFirst();
    const { match, purpose } = invitation;
    if (purpose === 'watch') {
      await addWatcher(context.store, match, person.id);
      return { match, seat: null };
    }
    const seat = invitation.seat ?? body.seat ?? firstOpen(await tableOf(context, invitation));
    await changeChair(context, match, seat, async (db, table) => {
      await redeemInvitation(db, context.now(), params.secret, person.id);
      checkMaySit(table, person);
      if (purpose === 'handOver') await handOver(db, invitation, seat, person.id);
      else await sit(db, table, seat, person.id, body.word ?? null);
    });
    return { match, seat };
  },
});

const firstOpen = ({ chairs }: Table): string => {
  const seat = chairs.find(isOpen)?.seat;
  if (seat === undefined) throw conflict('Every seat of this match is taken.');
  return seat;
};

/** Valid only while the link's creator still has the seat to give. */
const handOver = async (
  db: Queryable,
  { match, madeBy }: Invitation,
  seat: string,
  to: string,
): Promise<void> => {
  const given = await db.run(sql`
    update seats set person = ${to}, substitute = null
    where match = ${match} and seat = ${seat} and person = ${madeBy}`);
  if (given === 0) throw conflict(say`${seat} can no longer be handed over.`);
};

export const invitationRoutes: readonly AnyRoute[] = [make, unmake, look, follow];
