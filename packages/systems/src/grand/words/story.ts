import { type Line, lineOf, type Seat } from '@warmoot/kernel';
import type { GrandEvent } from '../engine/events.ts';
import type { Game } from '../state/game.ts';
import { placeOf } from '../state/places.ts';
import { seatOf } from '../state/seats.ts';
import { armyWords } from './armyWords.ts';
import { battleWords } from './battleWords.ts';
import { realmWords } from './realmWords.ts';
import { rosterWords } from './rosterWords.ts';
import type { Words } from './telling.ts';
import { yearWords } from './yearWords.ts';

/** GRD-PLY-13: a chronicle of the war. Everything is public, so every seat reads the same (GRD-GEN-07). */
const WORDS: Words = {
  ...yearWords,
  ...armyWords,
  ...battleWords,
  ...rosterWords,
  ...realmWords,
};

/** The story of an event: the same for every seat, but what was sealed stays sealed. */
export const story = (before: Game, event: GrandEvent, _seat: Seat): Line[] => {
  const telling = WORDS[event.type](before, event as never);
  if (telling === undefined) return [];
  const of = telling.of === undefined || telling.of < 0 ? undefined : seatOf(telling.of);
  const line = lineOf(event, telling.text, of, telling.opens === true);
  const { at, card } = telling;
  return [
    {
      ...line,
      ...(at !== undefined && { at: placeOf(before, at) }),
      ...(card !== undefined && { card }),
    },
  ];
};
