import type { EventOf, EventType } from '../engine/events.ts';
import { armyIn, type Game } from '../state/game.ts';
import type { Kingdom } from '../state/seats.ts';

export interface Telling {
  readonly text: string;
  readonly of?: Kingdom;
  readonly opens?: true;
  readonly at?: number;
  /** The card it is about. */
  readonly card?: string;
}

export type Words = {
  readonly [Type in EventType]: (before: Game, event: EventOf<Type>) => Telling | undefined;
};

export const ownerOf = (before: Game, army: number): { of?: Kingdom } => {
  const owner = armyIn(before, army)?.owner;
  return owner === undefined ? {} : { of: owner };
};

export const spotOf = (before: Game, army: number): { at?: number } => {
  const at = armyIn(before, army)?.at;
  return at === undefined ? {} : { at };
};

export const QUIET = (): undefined => undefined;
