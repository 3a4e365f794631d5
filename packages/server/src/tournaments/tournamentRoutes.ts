import { say } from '@warmoot/kernel';
import { z } from 'zod';
import type { AppContext } from '../api/appContext.ts';
import { conflict, notAllowed, Problem, signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import type { Person } from '../people/person.ts';
import { sql } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { createTournament } from './createTournament.ts';
import { listTournaments } from './listTournaments.ts';
import { dueJob } from './newTournament.ts';
import { entrantWith, readTournament, type Tournament } from './tournament.ts';
import { continueTournament } from './tournamentHandlers.ts';
import { isOpenAt, mayStart, tournamentSeen } from './tournamentSeen.ts';

const Id = z.object({ id: z.string().max(64) });
const Done = z.object({});
/** More would make pairing and opening a round too slow. */
const MAX_ENTRANTS = 128;

const tournamentIn = async (db: Queryable, id: string): Promise<Tournament> => {
  const tournament = await readTournament(db, id);
  if (tournament === undefined)
    throw new Problem(404, 'no-such-tournament', 'There is no tournament at this address.');
  return tournament;
};

const list = route({
  method: 'GET',
  path: '/tournaments',
  tag: 'tournaments',
  says: 'Tournaments in play, to come, and the latest that are over',
  answer: z.object({ tournaments: z.array(z.unknown()), mayStart: z.boolean() }),
  async handle({ context, person }) {
    const tournaments = await listTournaments(context.store, person);
    return { tournaments: [...tournaments], mayStart: mayStart(context.settings, person) };
  },
});

const look = route({
  method: 'GET',
  path: '/tournaments/:id',
  tag: 'tournaments',
  says: 'One tournament: standings, rounds, and your next game',
  params: Id,
  answer: z.unknown(),
  async handle({ context, person, params }) {
    return tournamentSeen(await tournamentIn(context.store, params.id), person, context.now());
  },
});

const enter = route({
  method: 'POST',
  path: '/tournaments/:id/entrants',
  tag: 'tournaments',
  says: 'Enter while entries are open (MOT-30)',
  params: Id,
  perMinute: 30,
  body: z.strictObject({}),
  answer: Done,
  async handle({ context, person, params }) {
    if (person === undefined) throw signInFirst();
    if (person.isGuest)
      throw notAllowed('Only accounts enter tournaments: create an account first (MOT-30).');
    await context.store.transaction(async (db) => {
      const tournament = await tournamentIn(db, params.id);
      if (!isOpenAt(tournament, context.now()))
        throw conflict('Entries for this tournament are not open (MOT-30).');
      await addEntrant(db, tournament, person);
    });
    return {};
  },
});

/** A player who withdrew may come back before entries close. */
const addEntrant = async (db: Queryable, tournament: Tournament, person: Person): Promise<void> => {
  const { id, entrants } = tournament;
  if (entrants.filter(({ hasLeft }) => !hasLeft).length >= MAX_ENTRANTS)
    throw conflict(say`This tournament is full: it has ${MAX_ENTRANTS} entrants.`);
  const known = entrantWith(tournament, person.id);
  const number = known?.number ?? Math.max(0, ...entrants.map((entrant) => entrant.number)) + 1;
  await db.run(sql`
    insert into entrants (tournament, number, person, seed, rating, has_left)
    values (${id}, ${number}, ${person.id}, ${number}, 0, 0)
    on conflict (tournament, number) do update set has_left = 0`);
};

const withdraw = route({
  method: 'DELETE',
  path: '/tournaments/:id/entrants',
  tag: 'tournaments',
  says: 'Withdraw: you are not paired any more (MOT-35)',
  params: Id,
  answer: Done,
  async handle({ context, person, params }) {
    if (person === undefined) throw signInFirst();
    await context.store.transaction(async (db) => {
      const tournament = await tournamentIn(db, params.id);
      if (tournament.status === 'over' || tournament.status === 'cancelled')
        throw conflict('This tournament is over.');
      const left = await db.run(sql`update entrants set has_left = 1
        where tournament = ${params.id} and person = ${person.id}`);
      if (left === 0) throw conflict('You are not in this tournament.');
    });
    return {};
  },
});

const keptBy = (tournament: Tournament, person: Person | undefined): Tournament => {
  if (person === undefined) throw signInFirst();
  if (tournament.keeper !== person.id) throw notAllowed('Only its keeper may do this (MOT-30).');
  return tournament;
};

const begin = route({
  method: 'POST',
  path: '/tournaments/:id/begin',
  tag: 'tournaments',
  says: 'Its keeper closes entries now, and the first round opens',
  params: Id,
  perMinute: 30,
  body: z.strictObject({}),
  answer: Done,
  async handle({ context, person, params }) {
    await context.store.transaction(async (db) => {
      const { status, entrants } = keptBy(await tournamentIn(db, params.id), person);
      if (status !== 'open') throw conflict('This tournament has already begun.');
      if (entrants.filter(({ hasLeft }) => !hasLeft).length < 2)
        throw conflict('A tournament needs at least two entrants (MOT-30).');
      const at = context.now();
      await db.run(sql`update tournaments set starts_at = ${at} where id = ${params.id} and status = 'open'`);
      await context.store.jobs.add(db, dueJob(params.id, at));
    });
    await continueTournament(context, params.id);
    return {};
  },
});

const cancel = route({
  method: 'DELETE',
  path: '/tournaments/:id',
  tag: 'tournaments',
  says: 'Its keeper cancels it: no further round is opened, and a weekly series ends (MOT-37)',
  params: Id,
  answer: Done,
  async handle({ context, person, params }) {
    await context.store.transaction((db) => cancelIn(context, db, params.id, person));
    return {};
  },
});

const cancelIn = async (
  context: AppContext,
  db: Queryable,
  id: string,
  person: Person | undefined,
): Promise<void> => {
  const { status } = keptBy(await tournamentIn(db, id), person);
  if (status === 'over' || status === 'cancelled') throw conflict('This tournament is over.');
  await db.run(sql`update tournaments set status = ${'cancelled'}, round_due_at = null, ended_at = ${context.now()}
    where id = ${id}`);
  await context.store.jobs.cancel(db, dueJob(id, 0).key);
};

export const tournamentRoutes: readonly AnyRoute[] = [
  list,
  createTournament,
  look,
  enter,
  withdraw,
  begin,
  cancel,
];
