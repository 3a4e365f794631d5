import type { Tale } from '../../engine/tale.ts';
import { type Army, strengthOf } from '../../state/army.ts';
import { armyAt, armyIn, type Game, groundIn, isFast, isFoughtOver, isOwnCity } from '../../state/game.ts';
import { besideSpot, type Spot } from '../../state/ground.ts';
import type { Kingdom } from '../../state/seats.ts';
import { roomIn } from '../armies/limits.ts';
import { nearestCities } from '../cities/nearest.ts';
import { isForeignCity } from './enter.ts';
import { fastCost } from './move.ts';
import { moveInto } from './moveInto.ts';

/** GRD-R-29, GRD-R-103: round all other armies and foreign cities; the goal itself may be entered. */
const distancesTo = (game: Game, army: Army, goal: Spot): Map<Spot, number> => {
  const ground = groundIn(game);
  const isFree = (spot: Spot): boolean =>
    (armyAt(game, spot) === undefined || spot === army.at) && !isForeignCity(game, army.owner, spot);
  const steps = new Map<Spot, number>([[goal, 0]]);
  for (const [spot, step] of steps)
    for (const beside of besideSpot(ground, spot))
      if (!steps.has(beside) && isFree(beside)) steps.set(beside, step + 1);
  return steps;
};

/** The next hex on a shortest way, lowest direction first. */
const nextStep = (game: Game, from: Spot, steps: ReadonlyMap<Spot, number>): Spot | undefined => {
  const left = steps.get(from);
  return left === undefined
    ? undefined
    : besideSpot(groundIn(game), from).find((spot) => steps.get(spot) === left - 1);
};

/** GRD-R-84: it halts beside a city without room. */
const hasRoom = (game: Game, army: Army, spot: Spot): boolean => roomIn(game, spot) >= strengthOf(army);

const pathTowards = (game: Game, army: Army, city: number): Spot[] => {
  const goal = groundIn(game).citySpots[city] as Spot;
  const steps = distancesTo(game, army, goal);
  const first = nextStep(game, army.at, steps);
  if (first === undefined || (first === goal && !hasRoom(game, army, goal))) return [];
  const second = isFast(game, army) && first !== goal ? nextStep(game, first, steps) : undefined;
  const isShort = second !== undefined && fastCost(game, [first, second]) <= 2;
  return isShort && (second !== goal || hasRoom(game, army, goal)) ? [first, second] : [first];
};

/** GRD-R-29: towards the nearest friendly city with room, then the next nearest; none has room: the nearest at all. */
export const forcedPath = (game: Game, army: Army): Spot[] => {
  const cities = nearestCities(game, army.owner, army.at);
  const { citySpots } = groundIn(game);
  const withRoom = cities.filter((city) => hasRoom(game, army, citySpots[city] as Spot));
  for (const city of withRoom.length > 0 ? withRoom : cities) {
    const path = pathTowards(game, army, city);
    if (path.length > 0) return path;
  }
  return [];
};

/** GRD-R-101: an army that acted this turn makes no step; one in a city of its own is at home. */
const mustMarch = (game: Game, { owner, at, reasons, hasActed }: Army): boolean =>
  reasons.length > 0 && !hasActed && !isOwnCity(game, owner, at) && !isFoughtOver(game, at);

/** GRD-PLY-03, GRD-R-29: forced-home armies step at the end of their owner's turn, in order of ids. */
export const marchHome = (tale: Tale, kingdom: Kingdom): void => {
  for (const { id, owner } of tale.state.armies) {
    const army = armyIn(tale.state, id);
    if (owner !== kingdom || army === undefined || !mustMarch(tale.state, army)) continue;
    const path = forcedPath(tale.state, army);
    if (path.length > 0) moveInto(tale, id, path, 'forced');
  }
};

/** GRD-MOV-09: restocked in any friendly city; mourning after a whole own turn spent there. */
export const endReasons = (tale: Tale, kingdom: Kingdom): void => {
  for (const { id, owner, at, reasons, sitsOut } of tale.state.armies) {
    if (reasons.includes('restock') && isOwnCity(tale.state, owner, at))
      tale.tell({ type: 'reasonEnded', army: id, reason: 'restock', rules: ['GRD-MOV-09'] });
    if (owner === kingdom && sitsOut && reasons.includes('mourning'))
      tale.tell({ type: 'reasonEnded', army: id, reason: 'mourning', rules: ['GRD-MOV-09', 'GRD-R-37'] });
  }
};
