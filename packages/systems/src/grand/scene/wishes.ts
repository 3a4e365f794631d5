import type { Place, Seat } from '@warmoot/kernel';
import { armyInSubject } from '../engine/orderRule.ts';
import type { GrandOrder } from '../orders/orders.ts';
import { isHeldByEnemy } from '../rules/movement/enter.ts';
import { armyIn, type Game, groundIn } from '../state/game.ts';
import { isBeside, type Spot } from '../state/ground.ts';
import { idOf } from '../state/places.ts';
import { numberOf } from '../state/seats.ts';

/** GRD-PLY-15: selecting an army and pointing at a hex means moving or attacking there; `check` says why not. */
export const meant = (
  game: Game,
  seat: Seat,
  subjects: readonly string[],
  place: Place,
): GrandOrder | undefined => {
  const army = armyIn(game, armyInSubject(subjects[0] ?? '') ?? -1);
  if (army === undefined || subjects.length !== 1 || !('q' in place) || game.phase !== 'week')
    return undefined;
  const ground = groundIn(game);
  const spot = ground.grid.hexes.findIndex(({ q, r }) => q === place.q && r === place.r);
  if (spot < 0 || spot === army.at) return undefined;
  const hex = idOf(game, spot);
  if (isHeldByEnemy(game, numberOf(seat), spot)) return { type: 'attack', army: army.id, hex, advance: true };
  return { type: 'move', army: army.id, path: wayTo(game, army.at, spot).map((each) => idOf(game, each)) };
};

/** A hex two steps away is reached through the first hex beside both. */
const wayTo = (game: Game, from: Spot, to: Spot): Spot[] => {
  const ground = groundIn(game);
  if (isBeside(ground, from, to)) return [to];
  const between = Array.from(ground.beside.subarray(6 * from, 6 * from + 6)).find(
    (spot) => spot >= 0 && isBeside(ground, spot, to),
  );
  return between === undefined ? [to] : [between, to];
};
