import { type Dice, type Line, permit, refuse, type Verdict } from '@warmoot/kernel';
import { TRAINING } from '../data/prices.ts';
import { tell, throwDice } from '../throwDice.ts';

/** A unit's training from one level to another: 0 none, 1 drill to 4 tactics (CSW-AMO-03). */
export interface Course {
  readonly from: number;
  readonly to: number;
}

interface TrainingStep {
  readonly name: string;
  readonly gold: number;
  readonly weeks: number;
}

export interface Trained {
  readonly steps: readonly TrainingStep[];
  readonly gold: number;
  readonly weeks: number;
  readonly lines: readonly Line[];
}

/** CSW-MUS-20 */
export const checkTraining = ({ from, to }: Course): Verdict =>
  from >= 0 && to <= TRAINING.length && from < to
    ? permit
    : refuse('CSW-MUS-20', 'training goes up, step by step, from none (0) to Tactics (4)');

/** CSW-MUS-20: each step after the one before it. */
export const train = ({ from, to }: Course, dice: Dice): Trained => {
  const taken = TRAINING.slice(from, to).map(({ name, cost, weekDice }) => {
    const thrown = throwDice(dice, weekDice, 6, `weeks of ${name} training`);
    const text = `${name}: ${cost} GP and ${thrown.total} weeks.`;
    return {
      step: { name, gold: cost, weeks: thrown.total },
      line: tell(text, ['CSW-MUS-20'], thrown.rolls),
    };
  });
  const steps = taken.map(({ step }) => step);
  return {
    steps,
    gold: steps.reduce((sum, { gold }) => sum + gold, 0),
    weeks: steps.reduce((sum, { weeks }) => sum + weeks, 0),
    lines: taken.map(({ line }) => line),
  };
};
