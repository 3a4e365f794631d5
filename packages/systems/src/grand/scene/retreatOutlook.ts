import type { OrderOf } from '../orders/orders.ts';
import { type Beaten, retreatHexes } from '../rules/retreat/hexes.ts';
import { armyIn, type Game, isOwnCity } from '../state/game.ts';
import { nameOfSpot, spotIn } from '../state/places.ts';

/**
 * GRD-PLY-12, GRD-RET-03: where the attacker falls back to if he is beaten; `stays` in his own city (GRD-RET-05), none:
 * he surrenders.
 */
export const retreatOutlook = (
  game: Game,
  order: OrderOf<'attack'>,
): readonly string[] | 'stays' | undefined => {
  const army = armyIn(game, order.army);
  if (army === undefined || order.part !== undefined) return undefined;
  if (isOwnCity(game, army.owner, army.at)) return 'stays';
  const beaten: Beaten = {
    hex: spotIn(game, order.hex),
    armies: { attacker: army.id, defender: -1 },
    winner: 'defender',
  };
  return retreatHexes(game, beaten).map((spot) => nameOfSpot(game, spot));
};
