import { rolled } from '../../engine/tale.ts';
import { isAlive } from '../../state/game.ts';
import type { Course } from '../combat/course.ts';
import { requestFor } from './request.ts';

const SEED_FACES = 1_000_000;

/** GRD-CSW-10, GRD-R-67, GRD-R-130: the attacker chooses, then the defender; a holdout follows the attacker. */
const isPlayedOut = ({ tale, battle, answer }: Course): boolean => {
  const { attacker, defender } = battle.kingdoms;
  const wish = answer('manner', attacker);
  if (wish === 'board') return !isAlive(tale.state, defender) || answer('confirmed', defender) === true;
  return wish === 'either' && isAlive(tale.state, defender) && answer('wish', defender) === 'board';
};

/** GRD-PLY-05 (2), GRD-PLY-20, GRD-R-129: the armies take the field, and the campaign goes on round them. */
export const chooseQuickOrBoard = (course: Course): void => {
  if (!isPlayedOut(course)) return;
  const { tale, battle } = course;
  const seed = rolled(course.dice, SEED_FACES, 'board');
  tale.tell({
    type: 'fieldTaken',
    field: {
      battle: { ...battle, answers: {}, asks: null, step: 'event' },
      seed: seed.value,
      request: requestFor(tale.state, battle),
      claim: null,
      leftBy: [],
      result: null,
    },
    rolls: [seed],
    irrevocable: true,
    rules: ['GRD-CSW-10', 'GRD-PLY-20'],
  });
};
