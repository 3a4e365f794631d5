import type { Game } from '../../state/game.ts';
import { groundIn } from '../../state/game.ts';
import { EDGE, edgeBetween, type Ground, type Spot } from '../../state/ground.ts';

/** How a hexside can be crossed on the ground; `closed` is a major river without a bridge (CST-TER-13). */
export type Crossing = 'open' | 'bridge' | 'ford' | 'minor' | 'closed';

const WATER = EDGE.major | EDGE.minor;

const changeAt = ({ hexsides }: Game, edge: number): 'destroyed' | 'bridge' | 'ford' | undefined =>
  hexsides.length === 0 ? undefined : hexsides.find((change) => change.edge === edge)?.is;

/** CST-TER-09: the best crossing decides: Bridge before Ford before Minor river. */
export const crossingOf = (game: Game, ground: Ground, from: Spot, direction: number): Crossing => {
  const bits = ground.edges[6 * from + direction] as number;
  if ((bits & WATER) === 0) return 'open';
  const to = ground.beside[6 * from + direction] as Spot;
  const change = changeAt(game, edgeBetween(from, direction, to));
  if (change === 'bridge') return 'bridge'; // CST-MAG-09
  if ((bits & EDGE.major) !== 0)
    return (bits & EDGE.bridge) !== 0 && change !== 'destroyed' ? 'bridge' : 'closed'; // CST-TER-17
  return (bits & EDGE.ford) !== 0 || change === 'ford' ? 'ford' : 'minor'; // CST-PRA-14
};

/** CST-TER-11, CST-TER-17: a destroyed bridge cuts the road. Over minor rivers roads have fords (CST-TER-14). */
export const hasRoad = (game: Game, ground: Ground, from: Spot, direction: number): boolean => {
  const bits = ground.edges[6 * from + direction] as number;
  if ((bits & EDGE.road) === 0) return false;
  if ((bits & EDGE.major) === 0) return true;
  const to = ground.beside[6 * from + direction] as Spot;
  return changeAt(game, edgeBetween(from, direction, to)) !== 'destroyed';
};

/** An intact bridge of any kind on this edge (CST-NAV-05, CST-NAV-11). */
export const isBridged = (game: Game, edge: number): boolean =>
  crossingOf(game, groundIn(game), Math.floor(edge / 6), edge % 6) === 'bridge';

/** A printed bridge, intact or destroyed. */
export const printsBridge = ({ edges }: Ground, edge: number): boolean =>
  ((edges[edge] as number) & EDGE.bridge) !== 0;
