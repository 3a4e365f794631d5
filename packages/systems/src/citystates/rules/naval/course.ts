import { permit, type Refusal, refuse, say, type Verdict } from '@warmoot/kernel';
import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { nameOfSpot } from '../../state/places.ts';
import { hasEnemyShips } from '../../state/sides.ts';
import { riverIsFree } from '../economy/ports.ts';
import { allowanceOf } from '../movement/group.ts';
import { MAX_PER_SPOT, roomForShips } from '../stacking/stacking.ts';
import { isBridged } from '../terrain/crossings.ts';
import { inEnemyNavalZone } from '../zones/zones.ts';
import type { Fleet } from './fleet.ts';

/** CST-NAV-02: every water hex and river hexside costs 1. */
const pointsLeft = (game: Game, { ships }: Fleet): number =>
  Math.min(...ships.map((ship) => allowanceOf(game, ship) - ship.spent));

/** CST-NAV-01, CST-NAV-04, CST-NAV-05, CST-R-17, CST-NAV-10, CST-NAV-11: from a node to one joined to it. */
const checkLeg = (game: Game, { player }: Fleet, from: Spot, to: Spot): Verdict => {
  const ground = groundIn(game);
  if (!ground.links[from]?.includes(to))
    return refuse('CST-NAV-01', 'ships keep to water hexes and major rivers, from node to joined node');
  if (to >= ground.hexes && isBridged(game, ground.riverEdges[to - ground.hexes] as number))
    return refuse('CST-NAV-05', say`the bridge at ${nameOfSpot(game, to)} is in the way`);
  return hasEnemyShips(game, player, to)
    ? refuse('CST-NAV-10', say`enemy ships are at ${nameOfSpot(game, to)}`)
    : permit;
};

/** CST-NAV-09, CST-STK-01: where a fleet may end. */
const checkAnchorage = (game: Game, { ships }: Fleet, node: Spot): Verdict => {
  if (!riverIsFree(game, node))
    return refuse('CST-NAV-09', 'both hexes along that river hexside hold Units: a fleet cannot stop there');
  return roomForShips(game, node, ships.length)
    ? permit
    : refuse('CST-STK-01', say`at most ${MAX_PER_SPOT} ships fit into one node`);
};

/** A course that a fleet can take. */
export interface Course {
  readonly ok: true;
  readonly spots: readonly Spot[];
  /** CST-ZOC-04 */
  readonly isStopped: boolean;
}

export const courseOf = (game: Game, fleet: Fleet, path: readonly Spot[]): Course | Refusal => {
  if (fleet.ships.some(({ isStopped }) => isStopped))
    return refuse('CST-ZOC-04', 'part of the fleet cannot sail further this turn');
  if (path.length > pointsLeft(game, fleet))
    return refuse('CST-NAV-02', 'not every ship has enough movement points: each node costs 1');
  const spots = [fleet.from, ...path];
  for (let leg = 1; leg < spots.length; leg++) {
    const to = spots[leg] as Spot;
    const verdict = checkLeg(game, fleet, spots[leg - 1] as Spot, to);
    if (!verdict.ok) return verdict;
    if (leg < spots.length - 1 && inEnemyNavalZone(game, fleet.player, to))
      return refuse('CST-ZOC-04', say`the fleet must stop beside the enemy ships at ${nameOfSpot(game, to)}`);
  }
  const end = spots.at(-1) as Spot;
  const anchorage = checkAnchorage(game, fleet, end);
  return anchorage.ok ? { ok: true, spots, isStopped: inEnemyNavalZone(game, fleet.player, end) } : anchorage;
};

/** Every node that a fleet can reach and stop in, each with a shortest course. */
export function* coursesOf(game: Game, fleet: Fleet): Generator<Spot[]> {
  const { links } = groundIn(game);
  const most = pointsLeft(game, fleet);
  const seen = new Set([fleet.from]);
  let open: Spot[][] = [[]];
  for (let points = 0; points < most && open.length > 0; points++) {
    const next: Spot[][] = [];
    for (const path of open) {
      const from = path.at(-1) ?? fleet.from;
      if (path.length > 0 && inEnemyNavalZone(game, fleet.player, from)) continue;
      for (const to of links[from] ?? []) {
        if (seen.has(to) || !checkLeg(game, fleet, from, to).ok) continue;
        seen.add(to);
        next.push([...path, to]);
        if (checkAnchorage(game, fleet, to).ok) yield [...path, to];
      }
    }
    open = next;
  }
}
