import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { hasEnemyShips } from '../../state/sides.ts';
import { TRAITS } from '../../state/unit.ts';
import { battleOf, fightersOf } from '../battle/fighters.ts';
import { riverIsFree } from '../economy/ports.ts';
import { roomForShips } from '../stacking/stacking.ts';
import { inEnemyNavalZone } from '../zones/zones.ts';

/** CST-NCB-09, CST-R-84: linked nodes free of enemy ships and zones. Flyers without a ship cannot leave. */
export const fleetRetreatsTo = (game: Game): Spot[] => {
  const battle = battleOf(game);
  const ships = fightersOf(battle, 'defender').filter(({ type }) => TRAITS[type].isShip);
  const owner = ships[0]?.owner;
  if (owner === undefined) return [];
  return (groundIn(game).links[battle.to] ?? []).filter(
    (node) =>
      !hasEnemyShips(game, owner, node) &&
      !inEnemyNavalZone(game, owner, node) &&
      riverIsFree(game, node) &&
      roomForShips(game, node, ships.length),
  );
};
