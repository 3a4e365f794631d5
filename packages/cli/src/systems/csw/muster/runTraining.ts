import { type Line, refusalSentence } from '@warmoot/kernel';
import { checkTraining, desertsOnDay, TRAINING, type Trained, train } from '@warmoot/systems/csw/campaign';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted, gold } from '../../../output/drawColumns.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { type DiceOptions, diceInHand } from './diceOptions.ts';
import { drawLines } from './drawLines.ts';
import { named, wholeNumber } from './named.ts';

export interface TrainOptions extends DiceOptions {
  readonly from: string;
  readonly impressed?: true;
  readonly battle?: string;
}

const LEVELS = ['None', ...TRAINING.map(({ name }) => name)];
const levelOf = (typed: string): number => LEVELS.indexOf(named('training', typed, LEVELS));

const DAYS_IN_A_WEEK = 7;

/** CSW-IMP-06, CSW-R-143: whether impressed men are still there when their Drill is over. */
const loyalty = ({ steps }: Trained, battleOnDay: number | null): Line & { readonly day: number | null } => {
  const drill = steps.find(({ name }) => name === 'Drill');
  const rules = ['CSW-IMP-06', 'CSW-R-143'];
  if (drill === undefined) return { text: 'Impressed men who have had their Drill stay.', rules, day: null };
  const drilledOnDay = drill.weeks * DAYS_IN_A_WEEK;
  const day = desertsOnDay({ drilledOnDay, battleOnDay });
  return day === null
    ? { text: `Impressed men stay: their Drill is over on day ${drilledOnDay}.`, rules, day }
    : { text: `Impressed men desert on day ${day}: battle comes before their Drill is over.`, rules, day };
};

const parseBattleDay = ({ impressed, battle }: TrainOptions): number | null => {
  if (battle === undefined) return null;
  if (!impressed) throw new UserError('--battle applies only to impressed men: add --impressed.');
  return wholeNumber('--battle', battle, 1, 999);
};

export const runTraining = (to: string, options: TrainOptions, page: Page): CommandOutput => {
  const course = { from: levelOf(options.from), to: levelOf(to) };
  const verdict = checkTraining(course);
  if (!verdict.ok)
    throw new UserError(
      refusalSentence(`train from ${LEVELS[course.from]} to ${LEVELS[course.to]}`, verdict),
    );
  const battleOnDay = parseBattleDay(options);
  const { dice, source, note } = diceInHand(options);
  const trained = train(course, dice);
  const stay = options.impressed ? [loyalty(trained, battleOnDay)] : [];
  return {
    json: {
      ...source,
      course,
      ...trained,
      ...(options.impressed ? { desertsOnDay: stay[0]?.day ?? null } : {}),
    },
    lines: [
      page.paint('bold', `Training a unit to ${LEVELS[course.to]}`),
      ...drawLines(trained.lines, page),
      '',
      `${gold(trained.gold)} and ${counted(trained.weeks, 'week')} in total.`,
      ...drawLines(stay, page, 0),
      '',
      page.paint('dim', note()),
    ],
  };
};
