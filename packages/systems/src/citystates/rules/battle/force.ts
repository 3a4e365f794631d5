import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { occupancyOf, ownUnitsAt, unitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { friendsOf, isEnemy } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import type { BattleKind } from './state.ts';

/** CST-LCB-01, CST-ACB-04, CST-NCB-02: what kind of battle it would be; none from ship to shore (CST-NCB-01, CST-ACB-07). */
export const kindOf = (game: Game, from: Spot, to: Spot): BattleKind | undefined => {
  const ground = groundIn(game);
  if (!isNaval(ground, to)) return isNaval(ground, from) ? undefined : 'land';
  return isNaval(ground, from) ? 'sea' : 'air';
};

/** CST-NCB-03, CST-NCB-08, CST-UNI-05: at sea ships, Marines and flyers fight; no other land Units do. */
const fightsAtSea = ({ type }: Pick<Unit, 'type'>): boolean =>
  TRAITS[type].isShip || TRAITS[type].isFlying || type === 'Marines';

/** CST-NCB-08, CST-R-66: ships and Marines of the fleet always fight; and so do the named flyers. */
export const fleetForce = (game: Game, player: PlayerNumber, node: Spot, flyers: readonly Unit[]): Unit[] =>
  ownUnitsAt(game, player, node).filter(
    (unit) => fightsAtSea(unit) && (!TRAITS[unit.type].isFlying || flyers.includes(unit)),
  );

/** CST-LCB-03, CST-NCB-13: all defenders, allied owners together. Only the true state contains them. */
export const defendersAt = (game: Game, attacker: PlayerNumber, to: Spot, kind: BattleKind): Unit[] =>
  unitsAt(game, to).filter(
    (unit) =>
      isEnemy(game, attacker, unit.owner) &&
      (kind === 'land' ? TRAITS[unit.type].isLandFighting : fightsAtSea(unit)),
  );

/** Whether there is somebody to attack, judged by what can be seen (CST-LCB-01, CST-LCB-24, CST-NCB-02). */
export const isDefended = (game: Game, attacker: PlayerNumber, to: Spot): boolean => {
  const { fighters, ships } = occupancyOf(game);
  const there = isNaval(groundIn(game), to) ? ships[to] : fighters[to];
  return ((there ?? 0) & ~friendsOf(game, attacker)) !== 0;
};
