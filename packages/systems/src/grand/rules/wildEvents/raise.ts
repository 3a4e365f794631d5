import { POINTS } from '../../data/figures.ts';
import { NO_TROOPS } from '../../state/army.ts';
import { armyAt, citiesOf, cityOf, type Game, groundIn, troops } from '../../state/game.ts';
import { besideSpot, type Spot } from '../../state/ground.ts';
import { roomIn } from '../armies/limits.ts';
import { type Battle, other } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';

/** GRD-WLD-20 */
const ABILITY = 4;

/**
 * GRD-WLD-20, GRD-R-39, GRD-R-115: fortified cities with room, the capital first; if none has room, vacant hexes
 * beside them; without a fortified city, nothing.
 */
export const raiseSpots = (game: Game, { kingdoms, winner }: Battle): Spot[] => {
  const ground = groundIn(game);
  const fortified = citiesOf(game, kingdoms[other(winner)])
    .filter((city) => cityOf(game, city).isFortified)
    .sort((a, b) => Number(cityOf(game, b).isCapital) - Number(cityOf(game, a).isCapital) || a - b)
    .map((city) => ground.citySpots[city] as Spot);
  const withRoom = fortified.filter((spot) => roomIn(game, spot) >= troops(game, POINTS.queenOfSpades));
  if (withRoom.length > 0) return withRoom;
  const isVacant = (spot: Spot): boolean =>
    armyAt(game, spot) === undefined && (ground.cityAt[spot] as number) < 0;
  return [...new Set(fortified.flatMap((spot) => besideSpot(ground, spot).filter(isVacant)))];
};

/** GRD-WLD-20, GRD-R-39, GRD-R-119 */
export const raiseTroops = ({ tale, battle, answer }: Course): void => {
  const kingdom = battle.kingdoms[other(battle.winner)];
  const spots = raiseSpots(tale.state, battle);
  const at = spots.length > 1 ? answer('raise', kingdom) : spots[0];
  if (at === undefined) return;
  tale.tell({
    type: 'troopsJoined',
    kingdom,
    army: armyAt(tale.state, at)?.id ?? tale.state.nextArmy,
    at,
    troops: { ...NO_TROOPS, regular: troops(tale.state, POINTS.queenOfSpades) },
    general: { id: tale.state.nextGeneral, ability: ABILITY, experience: 0 },
    price: 0,
    why: 'raised',
    lost: 0,
    rules: ['GRD-WLD-20', 'GRD-R-39'],
  });
};
