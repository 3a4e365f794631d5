import type { Place } from '@warmoot/kernel';
import { cityAt, cityOf, type Game, groundIn } from './game.ts';
import { NOWHERE, type Spot } from './ground.ts';

/** The hex of an id such as `0412`, or NOWHERE. */
export const spotIn = (game: Game, id: string): Spot => groundIn(game).spotOf.get(id) ?? NOWHERE;

export const idOf = (game: Game, spot: Spot): string => groundIn(game).ids[spot] ?? '----';

export const placeOf = (game: Game, spot: Spot): Place => groundIn(game).grid.hexes[spot] as Place;

/** The number of the city in the hex of this id, or -1. */
export const cityIn = (game: Game, id: string): number => {
  const spot = spotIn(game, id);
  return spot === NOWHERE ? -1 : cityAt(game, spot);
};

/** `Redmere` for a city, `0412` for any other hex. */
export const nameOfSpot = (game: Game, spot: Spot): string => {
  const city = cityAt(game, spot);
  return city < 0 ? idOf(game, spot) : cityOf(game, city).name;
};
