import { asItIs, say } from '@warmoot/kernel';
import { z } from 'zod';
import { badRequest, conflict, notAllowed, Problem, signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { tableFor } from '../matches/access.ts';
import { type Chair, chairIn, type Table } from '../matches/table.ts';
import { foldName, PersonName } from '../people/name.ts';
import type { Person } from '../people/person.ts';
import { notificationJob } from '../post/notices.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { invitationRoutes } from './invitationRoutes.ts';
import { changeChair, checkMaySit, noSuchSeat, sit } from './sitting.ts';
import { Word } from './word.ts';

const AtSeat = MatchId.extend({ seat: z.string().max(64) });
const Done = z.object({});

const chairOf = (table: Table, seat: string): Chair => {
  const chair = chairIn(table, seat);
  if (chair === undefined) throw noSuchSeat(table);
  return chair;
};

const take = route({
  method: 'POST',
  path: '/matches/:id/seats/:seat',
  tag: 'seats',
  says: 'Take an open seat; in a private match only by invitation. The match begins when all are taken',
  params: AtSeat,
  body: z.strictObject({ word: Word.optional() }),
  answer: Done,
  async handle({ context, person, params, body }) {
    const table = await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    if (table.visibility === 'private' && table.owner !== person.id)
      throw notAllowed('You can join a private match only by invitation.');
    await changeChair(context, params.id, params.seat, async (db, now) => {
      checkMaySit(now, person);
      await sit(db, now, params.seat, person.id, body.word ?? null);
    });
    return {};
  },
});

const leave = route({
  method: 'DELETE',
  path: '/matches/:id/seats/:seat',
  tag: 'seats',
  says: 'Leave your seat; the owner of the table may empty one before the match begins, or remove a computer player',
  params: AtSeat,
  answer: Done,
  async handle({ context, person, params }) {
    await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    await changeChair(context, params.id, params.seat, async (db, table) => {
      checkMayEmpty(table, chairOf(table, params.seat), person);
      await db.run(sql`
        update seats set person = null, substitute = null, bot = null
        where match = ${params.id} and seat = ${params.seat}`);
      if (table.status === 'gathering')
        await db.run(
          sql`update seats set entropy = null where match = ${params.id} and seat = ${params.seat}`,
        );
    });
    return {};
  },
});

const checkMayEmpty = ({ owner, status }: Table, chair: Chair, person: Person): void => {
  if (status === 'over') throw conflict('This match is over (MOT-01).');
  if (chair.person === person.id) return;
  if (owner === person.id && (status === 'gathering' || chair.bot !== null)) return;
  throw notAllowed('This seat is not yours (MOT-02).');
};

const bot = route({
  method: 'PUT',
  path: '/matches/:id/seats/:seat/bot',
  tag: 'seats',
  says: 'Put a computer player into an open seat: the owner of the table, or once it has begun any player',
  params: AtSeat,
  body: z.strictObject({ bot: z.string().max(40) }),
  answer: Done,
  async handle({ context, person, params, body }) {
    const { system } = await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    const known = await context.players(system);
    if (!known.includes(body.bot))
      throw badRequest(say`There is no computer player "${body.bot}" here; choose from ${known.join(', ')}.`);
    await changeChair(context, params.id, params.seat, async (db, table) => {
      checkMaySeatBot(table, person);
      await seatBot(db, params.id, params.seat, body.bot);
    });
    return {};
  },
});

const checkMaySeatBot = ({ owner, status, chairs }: Table, { id }: Person): void => {
  if (status === 'over') throw conflict('This match is over (MOT-01).');
  if (owner === id || (status !== 'gathering' && chairs.some(({ person }) => person === id))) return;
  throw notAllowed('Only the owner of this table can seat computer players.');
};

const seatBot = async (db: Queryable, match: string, seat: string, name: string): Promise<void> => {
  const taken = await db.run(sql`
    update seats set bot = ${name}, substitute = null
    where match = ${match} and seat = ${seat} and person is null and bot is null`);
  if (taken === 0) throw conflict(say`${seat} is already taken.`);
};

const substitute = route({
  method: 'PUT',
  path: '/matches/:id/seats/:seat/substitute',
  tag: 'seats',
  says: 'Name the account that may play for you in this seat, or nobody',
  params: AtSeat,
  body: z.strictObject({ name: PersonName.nullable() }),
  answer: Done,
  async handle({ context, person, params, body }) {
    await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    await changeChair(context, params.id, params.seat, async (db, table) => {
      if (chairOf(table, params.seat).person !== person.id)
        throw notAllowed('This seat is not yours (MOT-02).');
      const other = body.name === null ? null : await accountOf(db, body.name);
      if (other !== null) checkMaySit(table, other);
      await db.run(sql`
        update seats set substitute = ${other?.id ?? null} where match = ${params.id} and seat = ${params.seat}`);
      if (other !== null) {
        const notice = { kind: 'named', match: params.id, seat: params.seat, person: other.id } as const;
        await context.store.jobs.add(db, notificationJob(notice, context.now()));
      }
    });
    return {};
  },
});

const accountOf = async (db: Queryable, name: string): Promise<Person> => {
  const [row] = await db.all<{ id: string; name: string }>(
    sql`select id, name from people where folded_name = ${foldName(name)}`,
  );
  if (row === undefined)
    throw new Problem(404, 'no-such-person', say`Nobody has an account named "${asItIs(name)}".`);
  return { ...row, isGuest: false };
};

const word = route({
  method: 'PUT',
  path: '/matches/:id/seats/:seat/word',
  tag: 'seats',
  says: 'Before the match begins: the word your seat adds to the dice seed (MOT-07)',
  params: AtSeat,
  body: z.strictObject({ word: Word }),
  answer: Done,
  async handle({ context, person, params, body }) {
    await tableFor(context, params.id, person);
    if (person === undefined) throw signInFirst();
    await changeChair(context, params.id, params.seat, async (db, table) => {
      if (chairOf(table, params.seat).person !== person.id)
        throw notAllowed('This seat is not yours (MOT-02).');
      if (table.status !== 'gathering')
        throw conflict('The match has begun: the word cannot be changed (MOT-07).');
      await db.run(
        sql`update seats set entropy = ${body.word} where match = ${params.id} and seat = ${params.seat}`,
      );
    });
    return {};
  },
});

export const seatRoutes: readonly AnyRoute[] = [take, leave, bot, substitute, word, ...invitationRoutes];
