import { UNITS } from '../data/units.ts';
import { type Game, groundIn } from '../state/game.ts';
import { isNaval, type Spot } from '../state/ground.ts';
import { ownUnitsAt } from '../state/occupancy.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import { mightOfMean } from './might.ts';
import { type Prize, prizesOf } from './prizes.ts';
import { awayFrom, FAR, travelFrom } from './travel.ts';

/** The nodes where a player has ships, in ascending order. */
export const fleetNodes = (game: Game, player: PlayerNumber): Spot[] => {
  const ships = game.units.filter(({ owner, type }) => owner === player && TRAITS[type].isShip);
  return [...new Set(ships.map(({ at }) => at))].sort((a, b) => a - b);
};

export const cargoAt = (game: Game, player: PlayerNumber, node: Spot): Unit[] =>
  ownUnitsAt(game, player, node).filter(({ type }) => TRAITS[type].isLand);

/** A place worth a voyage. */
export interface Haven {
  readonly prize: Prize;
  /** What the rest of the way costs on foot, from every hex. */
  readonly onFoot: Int16Array;
  /** How many nodes every naval spot is from a shore near the place. */
  readonly bySea: Int16Array;
}

/** Movement points: Units that would have to walk further take a ship. */
const LONG_WALK = 14;
/** Movement points from the landing to the place. */
export const SHORT_WALK = 10;
/** How many Units a landing brings. */
const LANDING_FORCE = 3;
const MOST_HAVENS = 3;

/** From each naval spot, how many nodes to the nearest of these. */
export const seaDistances = (game: Game, to: Iterable<Spot>): Int16Array => {
  const { spots, links } = groundIn(game);
  const away = new Int16Array(spots).fill(FAR);
  const open = [...to];
  for (const spot of open) away[spot] = 0;
  for (const from of open)
    for (const next of links[from] ?? []) {
      if ((away[next] as number) < FAR) continue;
      away[next] = (away[from] as number) + 1;
      open.push(next);
    }
  return away;
};

const landingNodes = (game: Game, onFoot: Int16Array): Set<Spot> => {
  const { shores, hexes } = groundIn(game);
  const nodes = new Set<Spot>();
  for (let hex = 0; hex < hexes; hex++)
    if ((onFoot[hex] as number) <= SHORT_WALK) for (const node of shores[hex] ?? []) nodes.add(node);
  return nodes;
};

const isFarOnFoot = (game: Game, player: PlayerNumber, onFoot: Int16Array): boolean => {
  const ground = groundIn(game);
  return !game.units.some(
    ({ owner, type, at }) =>
      owner === player &&
      TRAITS[type].isLandFighting &&
      !isNaval(ground, at) &&
      (onFoot[at] as number) <= LONG_WALK,
  );
};

/** The best places that are far on foot, that a few Units could take, and that lie near a shore. */
export const havensOf = (game: Game, player: PlayerNumber): Haven[] => {
  const most = LANDING_FORCE * mightOfMean(game, player);
  const havens: Haven[] = [];
  const prizes = prizesOf(game, player).filter(({ defence }) => defence <= most / 2);
  for (const prize of prizes.sort((a, b) => b.value - a.value || a.hex - b.hex)) {
    const onFoot = travelFrom(game, player, prize.hex);
    if (!isFarOnFoot(game, player, onFoot)) continue;
    const nodes = landingNodes(game, onFoot);
    if (nodes.size === 0) continue;
    havens.push({ prize, onFoot, bySea: seaDistances(game, nodes) });
    if (havens.length === MOST_HAVENS) break;
  }
  return havens;
};

/** The haven that promises most for the length of the voyage; none that cannot be reached. */
export const havenFrom = (havens: readonly Haven[], node: Spot): Haven | undefined => {
  const worth = ({ prize, bySea }: Haven): number =>
    prize.value / (2 + (bySea[node] as number) / UNITS.Transport.move);
  return havens.filter(({ bySea }) => (bySea[node] as number) < FAR).sort((a, b) => worth(b) - worth(a))[0];
};

/** How far a node is from the player's nearest place, as the crow flies. */
export const awayFromHome = (game: Game, player: PlayerNumber, node: Spot): number =>
  Math.min(
    ...groundIn(game).centres.map(({ hex }, centre) =>
      game.centres[centre]?.controller === player ? awayFrom(game, node, hex) : FAR,
    ),
  );
