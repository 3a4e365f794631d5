import { distance } from '@warmoot/hex';
import { UNITS } from '../data/units.ts';
import { BARRED, stepCosts, termsOfRace } from '../rules/terrain/stepCost.ts';
import { type Game, groundIn, raceOf } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { placeOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { hasEnemyFighters } from '../state/sides.ts';
import type { Unit } from '../state/unit.ts';

/** No path on foot. */
export const FAR = 30_000;

/**
 * What it costs a nation's ground Units to walk from a hex to every other, however many turns it takes. No path leads
 * through an enemy force, but the force itself can be reached. Walking back costs about the same.
 */
export const travelFrom = (game: Game, player: PlayerNumber, from: Spot): Int16Array => {
  const ground = groundIn(game);
  const steps = stepCosts(game, termsOfRace(raceOf(game, player), false, 0));
  const costs = new Int16Array(ground.hexes).fill(FAR);
  costs[from] = 0;
  const open: Spot[][] = [[from]];
  for (let level = 0; level < open.length; level++)
    for (const hex of open[level] ?? []) {
      if (costs[hex] !== level || (hex !== from && hasEnemyFighters(game, player, hex))) continue;
      for (let direction = 0; direction < 6; direction++) {
        const step = steps[6 * hex + direction] as number;
        if (step === BARRED) continue;
        const to = ground.beside[6 * hex + direction] as Spot;
        const cost = level + step;
        if (cost >= (costs[to] as number)) continue;
        costs[to] = cost;
        while (open.length <= cost) open.push([]);
        open[cost]?.push(to);
      }
    }
  return costs;
};

/** The Move of the slowest. */
export const paceOf = (units: readonly Unit[]): number =>
  Math.min(...units.map(({ type }) => UNITS[type].move));

/** How many turns a path takes at this pace. */
export const turnsFor = (cost: number, pace: number): number => Math.ceil(cost / pace);

/** In hexes, in a straight line. */
export const awayFrom = (game: Game, a: Spot, b: Spot): number => {
  const [from, to] = [placeOfSpot(game, a), placeOfSpot(game, b)];
  return from === undefined || to === undefined ? FAR : distance(from, to);
};
