import { type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import { type Position, readerOf } from '../door.ts';
import { battleOf } from './casebook/battle.ts';
import { Fault } from './casebook/fault.ts';
import { Given } from './casebook/given.ts';
import { battleInWords } from './casebook/show.ts';
import type { Battle } from './state.ts';
import { view } from './view.ts';

const readGiven = readerOf(Given);

/** A position in the words of a case. */
export const readBattle = (given: unknown): Reading<Battle> => {
  const reading = readGiven(given);
  if (!reading.ok) return reading;
  try {
    return readingOf(battleOf(reading.value));
  } catch (fault) {
    if (fault instanceof Fault) return unreadable(fault.message, fault.at);
    throw fault;
  }
};

export const readPosition = (given: unknown): Reading<Position> => {
  const reading = readBattle(given);
  return reading.ok ? readingOf({ options: {}, state: reading.value }) : reading;
};

/** The same words back, as far as the seat may know. */
export const showPosition = (state: unknown, seat: Seat): unknown =>
  battleInWords(view(state as Battle, seat));
