import { z } from 'zod';
import { route } from '../api/route.ts';
import { profileOf } from './profile.ts';

export const profileRoute = route({
  method: 'GET',
  path: '/players/:name',
  tag: 'people',
  says: 'An account’s ratings, record and recent games, as far as it shows them (MOT-23)',
  params: z.object({ name: z.string().max(160) }),
  perMinute: 120,
  answer: z.object({
    name: z.string(),
    since: z.number(),
    isYou: z.boolean(),
    hidesHistory: z.boolean(),
    ratings: z.array(z.unknown()),
    games: z.array(z.unknown()).nullable(),
  }),
  async handle({ context, person, params }) {
    const profile = await profileOf(context, params.name, person);
    return { ...profile, ratings: [...profile.ratings], games: profile.games && [...profile.games] };
  },
});
