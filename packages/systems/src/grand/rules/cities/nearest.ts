import { citiesOf, cityOf, type Game, groundIn } from '../../state/game.ts';
import { distanceToCity, type Spot } from '../../state/ground.ts';
import type { Kingdom } from '../../state/seats.ts';

/** GRD-GEN-06: by distance; ties: capital, then fortified, then lowest id. */
export const citiesByDistance = (game: Game, from: Spot, cities: readonly number[]): number[] => {
  const ground = groundIn(game);
  const rank = (city: number): number => {
    const { isCapital, isFortified } = cityOf(game, city);
    return isCapital ? 0 : isFortified ? 1 : 2;
  };
  return [...cities].sort(
    (a, b) => distanceToCity(ground, a, from) - distanceToCity(ground, b, from) || rank(a) - rank(b) || a - b,
  );
};

/** The kingdom's cities, the nearest first; the city in `except` does not count (GRD-R-107). */
export const nearestCities = (game: Game, kingdom: Kingdom, from: Spot, except = -1): number[] =>
  citiesByDistance(
    game,
    from,
    citiesOf(game, kingdom).filter((city) => groundIn(game).citySpots[city] !== except),
  );

/** The cities that are equally near, by the default order (GRD-GEN-06). */
export const equallyNear = (game: Game, from: Spot, sorted: readonly number[]): number[] => {
  const ground = groundIn(game);
  const [first] = sorted;
  if (first === undefined) return [];
  const least = distanceToCity(ground, first, from);
  return sorted.filter((city) => distanceToCity(ground, city, from) === least);
};
