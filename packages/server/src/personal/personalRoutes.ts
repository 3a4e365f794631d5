import { say } from '@warmoot/kernel';
import { z } from 'zod';
import { conflict, signInFirst } from '../api/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { MatchId } from '../api/words.ts';
import { tableFor } from '../matches/access.ts';
import type { Person } from '../people/person.ts';
import { keepLesson, lessonsOf } from './lessonProgress.ts';
import { notesOf, writeNotes } from './notes.ts';

const MAX_NOTES = 20_000;
const MAX_LESSONS = 100;
const Done = z.object({});

const named = (person: Person | undefined): Person => {
  if (person === undefined) throw signInFirst();
  return person;
};

const readNotes = route({
  method: 'GET',
  path: '/matches/:id/notes',
  tag: 'personal',
  says: 'Your own notes on a match; nobody else can read them (MOT-19)',
  params: MatchId,
  answer: z.object({ text: z.string(), changedAt: z.number().nullable() }),
  async handle({ context, person, params }) {
    const table = await tableFor(context, params.id, person);
    const { id } = named(person);
    return notesOf(context.store, table.id, id);
  },
});

const keepNotes = route({
  method: 'PUT',
  path: '/matches/:id/notes',
  tag: 'personal',
  says: 'Replace your own notes on a match',
  params: MatchId,
  perMinute: 60,
  body: z.strictObject({
    text: z.string().max(MAX_NOTES, `notes have at most ${MAX_NOTES.toLocaleString('en-GB')} characters`),
  }),
  answer: Done,
  async handle({ context, person, params, body }) {
    const table = await tableFor(context, params.id, person);
    const { id } = named(person);
    await writeNotes(context.store, table.id, id, body.text, context.now());
    return {};
  },
});

const Progress = z.object({ lesson: z.string(), progress: z.unknown(), changedAt: z.number() });

const readLessons = route({
  method: 'GET',
  path: '/people/me/lessons',
  tag: 'personal',
  says: 'Your progress in each lesson',
  answer: z.object({ lessons: z.array(Progress) }),
  handle: async ({ context, person }) => ({ lessons: await lessonsOf(context.store, named(person).id) }),
});

const keepProgress = route({
  method: 'PUT',
  path: '/people/me/lessons/:lesson',
  tag: 'personal',
  says: 'Save your progress in a lesson',
  params: z.object({ lesson: z.string().regex(/^[a-z0-9-]{1,60}$/, 'this is not the name of a lesson') }),
  perMinute: 120,
  body: z.strictObject({ progress: z.record(z.string(), z.unknown()) }),
  answer: Done,
  async handle({ context, person, params, body }) {
    const { id } = named(person);
    const known = await lessonsOf(context.store, id);
    if (known.length >= MAX_LESSONS && !known.some(({ lesson }) => lesson === params.lesson))
      throw conflict(say`You already have progress in ${MAX_LESSONS} lessons, the most that we save.`);
    await keepLesson(context.store, id, params.lesson, body.progress, context.now());
    return {};
  },
});

export const personalRoutes: readonly AnyRoute[] = [readNotes, keepNotes, readLessons, keepProgress];
