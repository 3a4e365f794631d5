import { type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import type { Position } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { view } from '../knowledge/view.ts';
import { Fault } from '../orders/fault.ts';
import type { Battle } from '../state/state.ts';
import { battleOf } from './battle.ts';
import { Given } from './given.ts';
import { battleInWords } from './show.ts';

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

/** The position in the same words, as far as the seat may know. */
export const showPosition = (state: unknown, seat: Seat): unknown =>
  battleInWords(view(state as Battle, seat));
