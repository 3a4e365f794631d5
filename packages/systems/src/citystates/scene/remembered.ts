import { type Piece, say } from '@warmoot/kernel';
import { UNITS } from '../data/units.ts';
import type { Game, Stack } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { seatOf } from '../state/seats.ts';
import { sightingOf } from '../state/sightings.ts';
import { listOfTypes, nameOfPlayer } from '../words/names.ts';
import { counted } from '../words/telling.ts';
import { UNIT_SYMBOLS } from './symbols.ts';

/** `3 Units, types unknown; seen in turn 7: 2 Archers, Giants` (CST-HID-02, CST-R-111). */
export const unknownUnits = (game: Game, stack: Stack, hidden: number): string => {
  const before = sightingOf(game, stack);
  const now = say`${counted(hidden, 'Unit')}, types unknown`;
  return before === undefined ? now : say`${now}; seen in turn ${before.turn}: ${listOfTypes(before.types)}`;
};

/** CST-R-111: the types seen before, as outlines with their turn; the counter back stands for the Units. */
export const rememberedPieces = (game: Game, stack: Stack, common: Pick<Piece, 'side' | 'at'>): Piece[] => {
  const before = sightingOf(game, stack);
  return (before?.types ?? []).map((type, number) => ({
    ...common,
    id: `seen ${type} ${number} ${seatOf(stack.owner)} ${nameOfSpot(game, stack.at)}`,
    name: say`${nameOfPlayer(game, stack.owner)}: ${type}, seen in turn ${before?.turn ?? 0}`,
    symbol: UNIT_SYMBOLS[type],
    figures: [UNITS[type].attack ?? '–', UNITS[type].defense, UNITS[type].move].map(String),
    count: 0,
    badges: ['ghost'],
  }));
};

/** The turn on the counter back. */
export const tagOf = (game: Game, stack: Stack): Pick<Piece, 'tag'> => {
  const before = sightingOf(game, stack);
  return before === undefined ? {} : { tag: `T${before.turn}` };
};
