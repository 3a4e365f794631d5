import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { friendsOf } from '../../state/sides.ts';
import { crossingOf } from '../terrain/crossings.ts';

/**
 * CST-ZOC-01, CST-ZOC-02: whether a land hex is in the zone of control of an enemy's land fighting Unit ashore, that
 * is, whether ground Units could enter it from the Unit's hex. Friendly Units do not cancel it.
 */
export const inEnemyZone = (game: Game, player: PlayerNumber, hex: Spot): boolean => {
  const ground = groundIn(game);
  if (ground.isOpen[hex] !== 1) return false;
  const { fighters } = occupancyOf(game);
  const friends = friendsOf(game, player);
  for (let direction = 0; direction < 6; direction++) {
    const from = ground.beside[6 * hex + direction] as Spot;
    if (from < 0 || ((fighters[from] as number) & ~friends) === 0) continue;
    if (crossingOf(game, ground, hex, direction) !== 'closed') return true;
  }
  return false;
};

/** CST-ZOC-04: in or beside a node with enemy ships; land zones do not count at sea (CST-ZOC-03). */
export const inEnemyNavalZone = (game: Game, player: PlayerNumber, node: Spot): boolean => {
  const { ships } = occupancyOf(game);
  const friends = friendsOf(game, player);
  return (groundIn(game).links[node] as readonly Spot[]).some(
    (other) => ((ships[other] as number) & ~friends) !== 0,
  );
};
