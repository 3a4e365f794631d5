import type { Dice, Roll } from '../dice/dice.ts';
import { firstDifference } from '../json.ts';
import { rollsIn } from '../match.ts';
import type { Seat } from '../seats.ts';
import { everyLossIsReported } from './census.ts';
import type { Any } from './kit.ts';
import { storyRevealsNoSecret } from './leaks.ts';
import type { Moment } from './moment.ts';

/** Events, and the state before them. */
interface Happened {
  readonly before: Any;
  readonly events: readonly Any[];
}

/** One command that was just accepted: the laws compare before and after. */
interface Step extends Happened {
  readonly seat: Seat;
  readonly command: Any;
}

export type StepLaw = (moment: Moment, step: Step) => string | undefined;
/** Also for the set-up, which nobody commands. */
export type EventLaw = (moment: Moment, happened: Happened) => string | undefined;

/** `apply` records what the event says, and nothing else. */
const applyIsAFunction: StepLaw = ({ kit, match }, { before, events }) => {
  const again = events.reduce((state, event) => kit.system.apply(state, event), before);
  const difference = firstDifference(match.state, again);
  return difference === undefined
    ? undefined
    : `applying the same events again gives a different state: ${difference}`;
};

/** Repeats the same dice. */
const replayed = (rolls: readonly Roll[]): Dice => {
  const left = [...rolls];
  return { roll: () => left.shift()?.value ?? 1 };
};

/** The same state, command and dice give the same events. */
const decideIsAFunction: StepLaw = ({ kit }, { before, seat, command, events }) => {
  const again = kit.system.decide(before, seat, command, replayed(rollsIn(events)));
  const difference = firstDifference(events, again);
  return difference === undefined
    ? undefined
    : `the same command and dice gave different events: ${difference}`;
};

const undoRestores: StepLaw = ({ match }, { before, seat, command, events }) => {
  const after = match.state;
  const may = match.mayUndo(seat).ok;
  if (rollsIn(events).length > 0) return may ? 'a roll of the dice could be undone' : undefined;
  if (!may) return undefined;
  match.undo(seat);
  const difference = firstDifference(before, match.state);
  if (difference !== undefined) return `undo did not restore the state before: ${difference}`;
  const answer = match.submit(seat, command);
  if (!answer.ok) return 'a command that was undone was refused when given again';
  const changed = firstDifference(after, match.state);
  return changed === undefined
    ? undefined
    : `a command undone and given again gave a different state: ${changed}`;
};

/**
 * A command that may be undone must not teach its seat anything: given in two states that the seat cannot tell
 * apart, it must leave them alike. Otherwise a player could look under every stone and undo it.
 */
const secretEndsUndo: StepLaw = ({ kit, match, dice }, { before, seat, command }) => {
  const { system } = kit;
  const other = kit.disguise?.(before, seat, dice);
  if (other === undefined || !match.mayUndo(seat).ok) return undefined;
  const events: readonly Any[] = system.decide(other, seat, command, replayed([]));
  const otherAfter = events.reduce((state, event) => system.apply(state, event), other);
  const learned = firstDifference(system.view(match.state, seat), system.view(otherAfter, seat));
  return learned === undefined
    ? undefined
    : `${seat} may undo ${JSON.stringify(command)} after learning a secret by it: ${learned}`;
};

export const EVERY_LOSS = 'every loss is reported';

export const STEP_LAWS: Readonly<Record<string, StepLaw>> = {
  'apply is a function of state and event': applyIsAFunction,
  'decide is a function of state, command and dice': decideIsAFunction,
  [EVERY_LOSS]: everyLossIsReported,
  'learning a secret ends undo': secretEndsUndo,
  'undo restores the state, but not past a roll': undoRestores,
  'the story reveals no secret': (moment, { before, events }) => storyRevealsNoSecret(moment, before, events),
};
