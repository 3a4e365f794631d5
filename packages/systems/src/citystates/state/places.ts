import type { Hex } from '@warmoot/hex';
import { type Game, groundIn } from './game.ts';
import { NOWHERE, type Spot } from './ground.ts';

/** The spot that a hex or hexside in an order names, or nowhere. */
export const spotIn = (game: Game, text: string): Spot => groundIn(game).spotOf.get(text) ?? NOWHERE;

/** Number of the centre in the hex that an order names, or -1. */
export const centreIn = (game: Game, text: string): number =>
  groundIn(game).centreAt[spotIn(game, text)] ?? -1;

export const idOfSpot = (game: Game, spot: Spot): string => groundIn(game).ids[spot] ?? 'nowhere';

/** The display name of a spot: its centre's name, otherwise its id. */
export const nameOfSpot = (game: Game, spot: Spot): string => {
  const ground = groundIn(game);
  return ground.centres[ground.centreAt[spot] ?? -1]?.name ?? ground.ids[spot] ?? 'nowhere';
};

/** Where a spot is drawn: a hexside at its lesser hex. */
export const placeOfSpot = (game: Game, spot: Spot): Hex | undefined => {
  const ground = groundIn(game);
  return ground.at[spot < ground.hexes ? spot : (ground.banks[spot - ground.hexes]?.[0] ?? NOWHERE)];
};
