import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { roomIn } from '../armies/limits.ts';
import { equallyNear, nearestCities } from '../cities/nearest.ts';
import type { Battle } from '../combat/battle.ts';
import { loserIn } from './hexes.ts';

/** GRD-WLD-11, GRD-R-107: all cities that may take in a dissolved army, the nearest first. */
export const citiesForDissolved = (game: Game, battle: Battle): number[] => {
  const army = loserIn(game, battle);
  return army === undefined ? [] : nearestCities(game, army.owner, battle.hex, battle.hex);
};

/** GRD-GEN-06, GRD-R-127: the nearest city with room, and those that are equally near; the owner chooses. */
export const shelterCities = (game: Game, battle: Battle): number[] => {
  const { citySpots } = groundIn(game);
  const withRoom = citiesForDissolved(game, battle).filter(
    (city) => roomIn(game, citySpots[city] as Spot) > 0,
  );
  return equallyNear(game, battle.hex, withRoom);
};
