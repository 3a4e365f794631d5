import { type DiceSource, DieNeeded, Match } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { Case } from './case.ts';
import type { AnyMatch } from './expectation.ts';
import { readBy } from './readCommand.ts';
import { isFields } from './shapes.ts';
import { tooFewDice } from './writtenDice.ts';

/** `given: start`, or `given: { start: … }` with the options of the match. */
const optionsGiven = (
  given: unknown,
): { readonly options: unknown; readonly at: readonly string[] } | undefined => {
  if (given === 'start') return { options: {}, at: [] };
  if (!isFields(given) || Object.keys(given).length !== 1 || !Object.hasOwn(given, 'start')) return undefined;
  return { options: given.start ?? {}, at: ['start'] };
};

/** The match a case begins with: in the position it gives, or at the start, with the system's own set-up. */
export const openMatch = (entry: Case, door: SystemDoor, dice: DiceSource): AnyMatch => {
  const start = optionsGiven(entry.given);
  if (start === undefined) {
    const { options, state } = readBy(door.readPosition, entry.given, 'the position', ['given']);
    return Match.from(door.system, options, state, dice);
  }
  const options = readBy(door.readOptions, start.options, 'the options', ['given', ...start.at]);
  try {
    return Match.begin(door.system, options, dice);
  } catch (problem) {
    throw problem instanceof DieNeeded ? tooFewDice(entry, problem.die, ['given']) : problem;
  }
};
