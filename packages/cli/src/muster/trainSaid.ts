import { refusalSentence } from '@warmoot/kernel';
import { checkTraining, TRAINING, train } from '@warmoot/systems/csw/campaign';
import type { Page } from '../rules/terminal.ts';
import type { Said } from './answering.ts';
import { type DiceOptions, diceInHand } from './diceOptions.ts';
import { counted, gold } from './drawColumns.ts';
import { drawLines } from './drawLines.ts';
import { named } from './named.ts';
import { Unanswerable } from './unanswerable.ts';

export interface TrainOptions extends DiceOptions {
  readonly from: string;
}

const LEVELS = ['None', ...TRAINING.map(({ name }) => name)];
const levelOf = (typed: string): number => LEVELS.indexOf(named('training', typed, LEVELS));

export const trainSaid = (to: string, options: TrainOptions, page: Page): Said => {
  const course = { from: levelOf(options.from), to: levelOf(to) };
  const verdict = checkTraining(course);
  if (!verdict.ok)
    throw new Unanswerable(
      refusalSentence(`train from ${LEVELS[course.from]} to ${LEVELS[course.to]}`, verdict),
    );
  const { dice, source, note } = diceInHand(options);
  const trained = train(course, dice);
  return {
    json: { ...source, course, ...trained },
    lines: [
      page.paint('bold', `Training a unit to ${LEVELS[course.to]}`),
      ...drawLines(trained.lines, page),
      '',
      `${gold(trained.gold)} and ${counted(trained.weeks, 'week')} in all.`,
      '',
      page.paint('dim', note()),
    ],
  };
};
