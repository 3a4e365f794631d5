import { atRandom, type Course, doorOf, paces, play } from './randomPlay.ts';
import type { Figure } from './rounds.ts';

const OPTIONS = { players: 4, forces: 'readyMade' };

/** A match is about 7,000 commands: the compiler has done its work after some thirty. */
const COURSE: Course = { before: 30, rounds: 20, matchesARound: 3 };

/** Four nations with the standard options, at random from the acting seat's view. */
export const citystatesBenchmarks = async (): Promise<Figure[]> => {
  const door = await doorOf('citystates');
  const random = paces(COURSE, (seed) => play(door, OPTIONS, seed, atRandom(seed)));
  return [
    {
      name: `random play of four nations after ${COURSE.before} matches, the best of ${COURSE.rounds} rounds (at least 30,000)`,
      unit: 'commands/s',
      ours: random.best,
    },
    { name: `the middle one of these ${COURSE.rounds} rounds`, unit: 'commands/s', ours: random.middle },
  ];
};
