import { type Army, strengthOf } from '../../state/army.ts';
import { armyAt, armyIn, type Game, groundIn, isFoughtOver } from '../../state/game.ts';
import { besideSpot, distanceToCity, type Spot } from '../../state/ground.ts';
import { mostArmy } from '../armies/limits.ts';
import { equallyNear, nearestCities } from '../cities/nearest.ts';
import { type Battle, other } from '../combat/battle.ts';
import { isForeignCity } from '../movement/enter.ts';

/** What a retreat needs to know of a battle. */
export type Beaten = Pick<Battle, 'hex' | 'armies' | 'winner'>;

export const loserIn = (game: Game, { armies, winner }: Beaten): Army | undefined =>
  armyIn(game, armies[other(winner)]);

/** GRD-RET-02, GRD-RET-04: terrain never matters. */
const isLegal = (game: Game, { hex }: Beaten, army: Army, spot: Spot): boolean => {
  const there = armyAt(game, spot);
  if (spot === hex || isFoughtOver(game, spot) || isForeignCity(game, army.owner, spot)) return false;
  if (there === undefined) return true;
  return there.owner === army.owner && strengthOf(there) + strengthOf(army) <= mostArmy(game);
};

/**
 * GRD-RET-01, GRD-RET-03, GRD-RET-05, GRD-R-16, GRD-R-127: the hexes of the best tier, in direction order; none: it
 * surrenders. The city it has just lost is no goal.
 */
export const retreatHexes = (game: Game, battle: Beaten): Spot[] => {
  const army = loserIn(game, battle);
  if (army === undefined) return [];
  const ground = groundIn(game);
  const legal = besideSpot(ground, army.at).filter((spot) => isLegal(game, battle, army, spot));
  const cities = nearestCities(game, army.owner, army.at, battle.hex);
  const nearer = (goals: readonly number[]): Spot[] =>
    legal.filter((spot) =>
      goals.some((city) => distanceToCity(ground, city, spot) < distanceToCity(ground, city, army.at)),
    );
  const tiers = [nearer(equallyNear(game, army.at, cities)), nearer(cities), legal];
  return tiers.find((tier) => tier.length > 0) ?? [];
};
