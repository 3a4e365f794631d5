import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { POINTS } from '../../data/figures.ts';
import type { Troops } from '../../state/army.ts';
import { armyAt, citiesOf, cityOf, type Game, groundIn, hasRosters, troops } from '../../state/game.ts';
import { besideSpot, type Spot } from '../../state/ground.ts';
import { bestLeader, type Counts, valueOfAll } from '../../state/roster.ts';
import { figureOf } from '../../words/points.ts';
import { roomIn } from '../armies/limits.ts';
import { type Battle, other } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { checkLeaders, checkLevied, leviedTroops } from '../rosters/levy.ts';
import { QUEEN_OF_SPADES } from '../rosters/standard.ts';

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

/** GRD-PLY-28, GRD-R-115: 50 points of Green units, with the leader who is the general. */
const raisedTroops = (game: Game, units: Counts = QUEEN_OF_SPADES): Troops =>
  leviedTroops(game, hasRosters(game) ? { units } : { points: troops(game, POINTS.queenOfSpades) }, 'green');

export const checkRaised = (game: Game, units: Counts | undefined): Verdict => {
  if (units === undefined) return permit;
  const verdict = checkLevied(game, { units });
  if (!verdict.ok) return verdict;
  const most = troops(game, POINTS.queenOfSpades);
  const { units: list = [] } = raisedTroops(game, units);
  return valueOfAll(list) <= most
    ? checkLeaders(game, list)
    : refuse('GRD-PLY-28', say`at most ${figureOf(game, most)} points are raised`);
};

/** GRD-WLD-20, GRD-R-39, GRD-R-119 */
export const raiseTroops = ({ tale, battle, answer }: Course): void => {
  const kingdom = battle.kingdoms[other(battle.winner)];
  const spots = raiseSpots(tale.state, battle);
  const isAsked = spots.length > 1 || (spots.length > 0 && hasRosters(tale.state));
  const at = isAsked ? answer('raise', kingdom) : spots[0];
  if (at === undefined) return;
  const { raiseUnits } = (tale.state.battle as Battle).answers;
  const raised = raisedTroops(tale.state, raiseUnits);
  const leader = bestLeader(raised.units ?? []);
  tale.tell({
    type: 'troopsJoined',
    kingdom,
    army: armyAt(tale.state, at)?.id ?? tale.state.nextArmy,
    at,
    troops: raised,
    general: {
      id: tale.state.nextGeneral,
      ability: ABILITY,
      experience: 0,
      ...(leader !== undefined && { unit: leader.uid }),
    },
    price: 0,
    why: 'raised',
    lost: 0,
    rules: ['GRD-WLD-20', 'GRD-R-39'],
  });
};
