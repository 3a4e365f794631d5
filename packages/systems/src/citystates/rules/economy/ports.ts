import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { hasEnemyShips } from '../../state/sides.ts';
import { roomForShips } from '../stacking/stacking.ts';
import { isBridged } from '../terrain/crossings.ts';

/**
 * CST-ECO-07: Open water hexes and major river hexsides beside a population centre; if there are none, it is not a
 * port.
 */
export const portNodes = (game: Game, hex: Spot): Spot[] => {
  const { shores, hexes, terrain } = groundIn(game);
  return (shores[hex] ?? []).filter((spot) => spot >= hexes || terrain[spot] === 'W');
};

/**
 * CST-NAV-05, CST-NAV-08, CST-NAV-09, CST-R-19, CST-R-84: a ship may stop in a river hexside without an intact bridge and with a bank that
 * holds no Unit. Water hexes are always free. `held` are hexes that are about to hold Units.
 */
export const riverIsFree = (game: Game, spot: Spot, held: readonly Spot[] = []): boolean => {
  const ground = groundIn(game);
  if (spot < ground.hexes) return isNaval(ground, spot);
  const { fighters, supplies } = occupancyOf(game);
  const isEmpty = (bank: Spot): boolean =>
    fighters[bank] === 0 && supplies[bank] === 0 && !held.includes(bank);
  return (
    !isBridged(game, ground.riverEdges[spot - ground.hexes] as number) &&
    (ground.banks[spot - ground.hexes] as readonly Spot[]).some(isEmpty)
  );
};

/** CST-ECO-07: where a new ship of this port may be placed. */
export const nodesForNewShip = (game: Game, player: PlayerNumber, hex: Spot): Spot[] =>
  portNodes(game, hex).filter(
    (spot) => !hasEnemyShips(game, player, spot) && roomForShips(game, spot, 1) && riverIsFree(game, spot),
  );
