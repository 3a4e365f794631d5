import type { DiceSource, Seat } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import { type Case, expectsRefusal } from './case.ts';
import { CaseFault } from './caseFault.ts';
import type { AnyMatch, Played } from './expectation.ts';
import { knownSeat } from './expectations/knownSeat.ts';
import { nextInWords, nextOf } from './next.ts';
import { openMatch } from './opening.ts';
import { commandIn } from './readCommand.ts';
import { type EventWithStory, eventsWithStory, type Step } from './step.ts';
import { tooFewDice, unusedDice } from './writtenDice.ts';

/** Plays a case to its end. Everything is read before anything is played; a CaseFault says what is impossible. */
export const play = (entry: Case, door: SystemDoor, dice: DiceSource): Played => {
  const match = openMatch(entry, door, dice);
  const turns = entry.when.map(({ seat, command }, i) => ({
    seat: knownSeat(match, seat, ['when', i]),
    command: command === null ? undefined : commandIn(door, match.state, command, ['when', i, seat]),
  }));
  const opening = openingOf(match);
  const steps = turns.map((turn, i) => stepOf(entry, match, turn, i));
  noDiceLeft(entry, match, steps, dice);
  return { door, match, opening, steps };
};

const openingOf = ({ system, seats, log }: AnyMatch): EventWithStory[] =>
  log.flatMap((item) =>
    item.kind === 'setup' ? eventsWithStory(system, seats, system.blank, item.events) : [],
  );

interface Turn {
  readonly seat: Seat;
  /** Undefined if the seat does not act, so that its stand-in is played. */
  readonly command: unknown;
}

const standInOf = ({ pending }: AnyMatch, seat: Seat, i: number): unknown => {
  const open = pending.find((each) => each.seat === seat);
  if (open === undefined)
    throw new CaseFault(`${seat} has no decision open, so no stand-in can be played`, ['when', i]);
  return open.standIn;
};

const stepOf = (entry: Case, match: AnyMatch, turn: Turn, i: number): Step => {
  const { seat } = turn;
  const command = turn.command ?? standInOf(match, seat, i);
  const line = entry.lineOf(['when', i]);
  const before = match.state;
  const request = match.system.describe(match.viewOf(seat), command);
  const answer = match.submit(seat, command);
  if (answer.ok)
    return {
      seat,
      line,
      request,
      happened: eventsWithStory(match.system, match.seats, before, answer.events),
    };
  if ('needs' in answer) throw tooFewDice(entry, answer.needs, ['when', i]);
  if (i < entry.when.length - 1)
    throw new CaseFault(`${answer.says} The commands after it cannot be played.`, ['when', i]);
  return { seat, line, request, happened: [], refused: answer };
};

/** An unexpected refusal is more helpful to the reader than the dice it left unused, so it is reported first. */
const noDiceLeft = (entry: Case, match: AnyMatch, steps: readonly Step[], dice: DiceSource): void => {
  const left = unusedDice(dice);
  const unexpectedRefusal = steps.at(-1)?.refused !== undefined && !expectsRefusal(entry);
  if (left.length === 0 || unexpectedRefusal) return;
  const were = left.length === 1 ? 'die was' : 'dice were';
  throw new CaseFault(`${left.length} ${were} not rolled: ${left.join(', ')}. ${waitsFor(match)}`, ['dice']);
};

/** Dice are left over because somebody has to act before the next one is rolled. */
const waitsFor = (match: AnyMatch): string => {
  const next = nextOf(match);
  return next.length === 0 ? 'The match is over.' : `The match waits for ${nextInWords(next)}.`;
};
