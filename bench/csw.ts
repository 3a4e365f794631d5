import { seededDice } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { atRandom, type Choose, type Course, doorOf, measured, paces, play } from './randomPlay.ts';
import type { Figure } from './rounds.ts';

const OPTIONS = { scenario: 'hastings', modules: [] };

/**
 * A server runs for weeks, so what counts is the pace it keeps. JavaScript's compiler stays busy for some hundred
 * battles: after 100 of them it still takes a fifth of the processor time that is measured.
 */
const COURSE: Course = { before: 400, rounds: 80, matchesARound: 10 };

const byCaptains = ({ players }: SystemDoor, seed: number): Choose => {
  const dice = seededDice(seed);
  return (match, seat) => players?.captain?.choose(match.viewOf(seat), seat, { lines: 64 }, dice)?.command;
};

/** Hastings, about a hundred units: played at random from the acting seat's view, and by two captains. */
export const cswBenchmarks = async (): Promise<Figure[]> => {
  const door = await doorOf('csw');
  const random = paces(COURSE, (seed) => play(door, OPTIONS, seed, atRandom(seed)));
  const byTwo = (seed: number) => play(door, OPTIONS, seed, byCaptains(door, seed));
  byTwo(1);
  const captains = measured([2, 3], byTwo);
  return [
    {
      name: `random play of Hastings after ${COURSE.before} battles, the best of ${COURSE.rounds} rounds (at least 50,000)`,
      unit: 'commands/s',
      ours: random.best,
    },
    { name: `the middle one of these ${COURSE.rounds} rounds`, unit: 'commands/s', ours: random.middle },
    { name: 'a whole battle of Hastings between two captains', unit: 's', ours: captains.seconds / 2 },
  ];
};
