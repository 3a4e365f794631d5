import type { DiceSource, Seat } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { type Case, expectsRefusal } from './case.ts';
import type { AnyMatch, Played } from './expectation.ts';
import { chairOf } from './expectations/chair.ts';
import { Misread } from './misread.ts';
import { openMatch } from './opening.ts';
import { commandIn } from './readCommand.ts';
import { type Happening, happenings, type Step } from './step.ts';
import { leftOf, tooFewDice } from './writtenDice.ts';

/** Plays a case to its end. Everything is read before anything is played; a Misread says what is impossible. */
export const play = (entry: Case, door: SystemDoor, dice: DiceSource): Played => {
  const match = openMatch(entry, door, dice);
  const turns = entry.when.map(({ seat, command }, i) => ({
    seat: chairOf(match, seat, ['when', i]),
    command: command === null ? undefined : commandIn(door, match.state, command, ['when', i, seat]),
  }));
  const opening = openingOf(match);
  const steps = turns.map((turn, i) => stepOf(entry, match, turn, i));
  noDiceLeft(entry, steps, dice);
  return { door, match, opening, steps };
};

const openingOf = ({ system, seats, log }: AnyMatch): Happening[] =>
  log.flatMap((item) => (item.kind === 'setup' ? happenings(system, seats, system.blank, item.events) : []));

interface Turn {
  readonly seat: Seat;
  /** Undefined where the seat never acts, so that its stand-in is played. */
  readonly command: unknown;
}

const standInOf = ({ pending }: AnyMatch, seat: Seat, i: number): unknown => {
  const open = pending.find((each) => each.seat === seat);
  if (open === undefined)
    throw new Misread(`nothing stands in for ${seat}, who need not act now`, ['when', i]);
  return open.standIn;
};

const stepOf = (entry: Case, match: AnyMatch, turn: Turn, i: number): Step => {
  const { seat } = turn;
  const command = turn.command ?? standInOf(match, seat, i);
  const line = entry.lineOf(['when', i]);
  const before = match.state;
  const wish = match.system.describe(match.viewOf(seat), command);
  const answer = match.submit(seat, command);
  if (answer.ok)
    return { seat, line, wish, happened: happenings(match.system, match.seats, before, answer.events) };
  if ('needs' in answer) throw tooFewDice(entry, answer.needs, ['when', i]);
  if (i < entry.when.length - 1)
    throw new Misread(`${answer.says} So what comes after it cannot be played.`, ['when', i]);
  return { seat, line, wish, happened: [], refused: answer };
};

/** An unexpected refusal tells the reader more than the dice it left unused, so it comes first. */
const noDiceLeft = (entry: Case, steps: readonly Step[], dice: DiceSource): void => {
  const left = leftOf(dice);
  const surprise = steps.at(-1)?.refused !== undefined && !expectsRefusal(entry);
  if (left.length > 0 && !surprise)
    throw new Misread(`nothing rolls the last of the \`dice\`: ${left.join(', ')} left over`, ['dice']);
};
