import { cachePerObject } from '@warmoot/kernel';
import { type Game, groundIn, type HexsideChange } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { type Occupancy, occupancyOf } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { friendsOf } from '../../state/sides.ts';
import { crossingOf } from '../terrain/crossings.ts';

interface Zones {
  readonly hexsides: readonly HexsideChange[];
  /** Players whose zones of control cover each hex, as bits. */
  readonly land: Uint16Array;
}

/** CST-ZOC-01: every land fighting Unit ashore, into each adjacent hex that ground Units could enter from its own. */
const landZones = (occupancy: Occupancy, game: Game): Zones => {
  const ground = groundIn(game);
  const land = new Uint16Array(ground.hexes);
  for (let hex = 0; hex < ground.hexes; hex++) {
    const owners = occupancy.fighters[hex] as number;
    if (owners === 0 || ground.isWater[hex] === 1) continue;
    for (let direction = 0; direction < 6; direction++) {
      const to = ground.beside[6 * hex + direction] as Spot;
      if (to < 0 || ground.isOpen[to] !== 1) continue;
      if (crossingOf(game, ground, hex, direction) === 'closed') continue;
      land[to] = (land[to] as number) | owners;
    }
  }
  return { hexsides: game.hexsides, land };
};

const zonesBy = cachePerObject((_occupancy: Occupancy): { zones: Zones | undefined } => ({
  zones: undefined,
}));

const zonesOf = (game: Game): Zones => {
  const occupancy = occupancyOf(game);
  const known = zonesBy(occupancy);
  if (known.zones?.hexsides !== game.hexsides) known.zones = landZones(occupancy, game);
  return known.zones as Zones;
};

/** CST-ZOC-01, CST-ZOC-02: friendly Units do not cancel it. */
export const inEnemyZone = (game: Game, player: PlayerNumber, hex: Spot): boolean =>
  ((zonesOf(game).land[hex] as number) & ~friendsOf(game, player)) !== 0;

/** CST-ZOC-04: in or beside a node with enemy ships; land zones do not count at sea (CST-ZOC-03). */
export const inEnemyNavalZone = (game: Game, player: PlayerNumber, node: Spot): boolean => {
  const { ships } = occupancyOf(game);
  const friends = friendsOf(game, player);
  return (groundIn(game).links[node] as readonly Spot[]).some(
    (other) => ((ships[other] as number) & ~friends) !== 0,
  );
};
