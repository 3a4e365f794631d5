import { z } from 'zod';
import { UNIT_TYPES, type UnitType } from '../data/units.ts';
import type { Game } from '../state/game.ts';
import { idOfSpot, spotIn } from '../state/places.ts';
import { NOBODY, numberOf, SEATS, seatOf } from '../state/seats.ts';
import type { Sighting } from '../state/sightings.ts';

/** CST-R-111: what was seen of hidden Units, as a case writes it; without `by` everybody saw it. */
export const SightingGiven = z.strictObject({
  by: z.enum(SEATS).nullable().default(null),
  owner: z.enum(SEATS),
  at: z.string(),
  types: z.array(z.enum(UNIT_TYPES as [UnitType, ...UnitType[]])).min(1),
  turn: z.int().min(1),
});

export const readSightings = (game: Game, words: readonly z.infer<typeof SightingGiven>[]): Sighting[] =>
  words.map(({ by, owner, at, types, turn }) => ({
    by: by === null ? NOBODY : numberOf(by),
    owner: numberOf(owner),
    at: spotIn(game, at),
    types: [...types].sort(),
    turn,
  }));

export const showSightings = (game: Game): unknown =>
  game.sightings.map(({ by, owner, at, ...rest }) => ({
    by: by === NOBODY ? null : seatOf(by),
    owner: seatOf(owner),
    at: idOfSpot(game, at),
    ...rest,
  }));
