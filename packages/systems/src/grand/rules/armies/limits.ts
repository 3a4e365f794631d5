import { POINTS } from '../../data/figures.ts';
import { strengthOf } from '../../state/army.ts';
import { armyAt, type Game, isFoughtOver, troops } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';

/** GRD-ARM-01 */
export const leastArmy = (game: Game): number => troops(game, POINTS.leastArmy);
/** GRD-ARM-01, GRD-ARM-05, GRD-R-84 */
export const mostArmy = (game: Game): number => troops(game, POINTS.mostArmy);

/** GRD-ARM-05: the points that still fit into a hex. */
export const roomIn = (game: Game, spot: Spot): number => {
  if (isFoughtOver(game, spot)) return 0; // GRD-R-129
  const army = armyAt(game, spot);
  return mostArmy(game) - (army === undefined ? 0 : strengthOf(army));
};
