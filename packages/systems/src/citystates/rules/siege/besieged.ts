import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { NOBODY, type PlayerNumber } from '../../state/seats.ts';
import { friendsOf, hasEnemyFighters, hasEnemyShips, isEnemy } from '../../state/sides.ts';
import { TRAITS } from '../../state/unit.ts';
import { withMost } from '../battle/fighters.ts';
import { portNodes } from '../economy/ports.ts';
import { crossingOf, isBridged } from '../terrain/crossings.ts';
import { inEnemyNavalZone, inEnemyZone } from '../zones/zones.ts';

/** CST-SIE-04: the places that can be besieged: population centres and Fortresses. */
export const placesOf = (game: Game): Spot[] => {
  const { centreAt, hasFortress, hexes } = groundIn(game);
  const places: Spot[] = [];
  for (let hex = 0; hex < hexes; hex++)
    if ((centreAt[hex] as number) >= 0 || hasFortress[hex] === 1) places.push(hex);
  return places;
};

/**
 * CST-R-86: the controller of a centre, otherwise the owner of most Units there (if equal, the lowest seat); nobody if
 * there are no Units.
 */
export const ownerOfPlace = (game: Game, hex: Spot): PlayerNumber => {
  const { fighters, supplies } = occupancyOf(game);
  const controller = game.centres[groundIn(game).centreAt[hex] as number]?.controller ?? NOBODY;
  const present = (fighters[hex] as number) | (supplies[hex] as number);
  if (controller !== NOBODY) return (present & friendsOf(game, controller)) !== 0 ? controller : NOBODY;
  const units = unitsAt(game, hex);
  const fighting = units.filter(({ type }) => TRAITS[type].isFighting);
  const owners = (fighting.length > 0 ? fighting : units).map(({ owner }) => owner);
  return owners.length === 0 ? NOBODY : withMost(owners);
};

/** CST-SIE-04: every adjacent hex that ground Units could enter from it is held by enemies or in their zone. */
const isSurrounded = (game: Game, owner: PlayerNumber, hex: Spot): boolean => {
  const ground = groundIn(game);
  for (let direction = 0; direction < 6; direction++) {
    const to = ground.beside[6 * hex + direction] as Spot;
    if (to < 0 || ground.isOpen[to] !== 1 || crossingOf(game, ground, hex, direction) === 'closed') continue;
    if (!hasEnemyFighters(game, owner, to) && !inEnemyZone(game, owner, to)) return false;
  }
  return true;
};

/** A node without a bridge, enemy ships or their zone. */
const isFreeNode = (game: Game, owner: PlayerNumber, node: Spot): boolean => {
  const { hexes, riverEdges } = groundIn(game);
  const bridged = node >= hexes && isBridged(game, riverEdges[node - hexes] as number);
  return !bridged && !hasEnemyShips(game, owner, node) && !inEnemyNavalZone(game, owner, node);
};

const havensOf = (game: Game, owner: PlayerNumber, besieged: Spot): Set<Spot> =>
  new Set(
    groundIn(game).centres.flatMap(({ hex }, centre) =>
      hex === besieged || isEnemy(game, owner, game.centres[centre]?.controller ?? NOBODY)
        ? []
        : portNodes(game, hex),
    ),
  );

/** CST-SIE-04, CST-R-73: a port is open while free water joins it to another centre that no enemy controls. */
const hasOpenPort = (game: Game, owner: PlayerNumber, hex: Spot): boolean => {
  if ((groundIn(game).centreAt[hex] as number) < 0) return false;
  const havens = havensOf(game, owner, hex);
  const open = portNodes(game, hex).filter((node) => isFreeNode(game, owner, node));
  const seen = new Set(open);
  for (const node of open) {
    if (havens.has(node)) return true;
    for (const next of groundIn(game).links[node] ?? [])
      if (!seen.has(next) && isFreeNode(game, owner, next)) {
        seen.add(next);
        open.push(next);
      }
  }
  return false;
};

/** CST-SIE-04, CST-SIE-08 */
export const isSealedOff = (game: Game, owner: PlayerNumber, hex: Spot): boolean =>
  isSurrounded(game, owner, hex) && !hasOpenPort(game, owner, hex);
