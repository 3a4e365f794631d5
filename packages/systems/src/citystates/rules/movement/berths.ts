import { UNITS, type UnitType } from '../../data/units.ts';
import type { CharacterId } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { groundIn } from '../../state/game.ts';
import { isNaval, NOWHERE, type Spot } from '../../state/ground.ts';
import { charactersAt, unitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { friendsOf } from '../../state/sides.ts';
import { TRAITS, type Unit, type UnitId } from '../../state/unit.ts';
import { findUnit } from '../../state/units.ts';

/** What the ships of a player and his allies in a node carry, and their capacity. */
interface Berths {
  /** CST-NCB-12: three for each Transport, one for each Man-o'-War, none for a Corvette (CST-UNI-08, CST-UNI-09). */
  readonly space: number;
  /** CST-UNI-10: flying Units berth only in Transports. */
  readonly spaceForFlyers: number;
  /** Passengers that the player knows one by one, and those of his allies, whose type may be unknown (CST-R-69). */
  readonly ground: number;
  readonly flying: number;
  readonly unknown: number;
}

const berthsOf = (game: Game, player: PlayerNumber, node: Spot, without: readonly UnitId[] = []): Berths => {
  const friends = friendsOf(game, player);
  const isFriend = (owner: PlayerNumber): boolean => (friends & (1 << owner)) !== 0;
  const known = unitsAt(game, node).filter(({ owner, id }) => isFriend(owner) && !without.includes(id));
  const stacks = game.stacks.filter(({ at, owner }) => at === node && isFriend(owner));
  const ships: readonly UnitType[] = [
    ...known.filter(({ type }) => TRAITS[type].isShip).map(({ type }) => type),
    ...stacks.flatMap((stack) => stack.ships),
  ];
  const own = known.filter(({ type, owner }) => !TRAITS[type].isShip && owner === player);
  const allied = known.filter(({ type, owner }) => !TRAITS[type].isShip && owner !== player);
  return {
    space: ships.reduce((sum, type) => sum + UNITS[type].carry, 0),
    spaceForFlyers: ships.reduce((sum, type) => sum + (type === 'Transport' ? UNITS[type].carry : 0), 0),
    ground: own.filter(({ type }) => TRAITS[type].isGround).length,
    flying: own.filter(({ type }) => TRAITS[type].isFlying).length,
    unknown: allied.length + stacks.reduce((sum, { passengers }) => sum + passengers, 0),
  };
};

const fits = ({ space, spaceForFlyers, ground, flying, unknown }: Berths): boolean =>
  ground + flying + unknown <= space && (flying === 0 || flying + unknown <= spaceForFlyers);

/** CST-MOV-10, CST-UNI-06 to CST-UNI-10: whether all of these have a berth. Characters need none. */
export const hasBerths = (
  game: Game,
  player: PlayerNumber,
  node: Spot,
  boarding: readonly Unit[],
): boolean => {
  const berths = berthsOf(game, player, node);
  return fits({
    ...berths,
    ground: berths.ground + boarding.filter(({ type }) => TRAITS[type].isGround).length,
    flying: berths.flying + boarding.filter(({ type }) => TRAITS[type].isFlying).length,
  });
};

/** CST-PAX-04: Characters need no berth, but they need a ship. */
const keepsAShip = (game: Game, player: PlayerNumber, node: Spot, without: readonly UnitId[]): boolean =>
  unitsAt(game, node).some(
    ({ id, type, owner }) => owner === player && TRAITS[type].isShip && !without.includes(id),
  );

const nodesOf = (game: Game, ids: readonly UnitId[]): Spot[] => {
  const ground = groundIn(game);
  const spots = ids.map((id) => findUnit(game, id)?.at ?? NOWHERE);
  return [...new Set(spots.filter((spot) => spot !== NOWHERE && isNaval(ground, spot)))];
};

/** CST-R-66, CST-NAV-13: whether everybody left aboard keeps a berth without these Units. */
export const keepsItsBerths = (game: Game, player: PlayerNumber, without: readonly UnitId[]): boolean =>
  nodesOf(game, without).every(
    (node) =>
      fits(berthsOf(game, player, node, without)) &&
      (charactersAt(game, player, node).length === 0 || keepsAShip(game, player, node, without)),
  );

/** CST-R-78: whether allies aboard keep their berths without these Units; the player's own are lost with his ships. */
export const keepsAlliesAboard = (game: Game, player: PlayerNumber, without: readonly UnitId[]): boolean =>
  nodesOf(game, without).every((node) => {
    const berths = berthsOf(game, player, node, without);
    return berths.unknown === 0 || fits(berths);
  });

interface Staying {
  /** Passengers of the player and his allies. */
  readonly units: number;
  readonly fits: boolean;
  readonly hasCharacters: boolean;
}

/** CST-NAV-13: who stays in a node when these leave it, and whether they keep their berths. */
export const staysAboard = (
  game: Game,
  player: PlayerNumber,
  node: Spot,
  without: readonly UnitId[],
  leaving: readonly CharacterId[],
): Staying => {
  const berths = berthsOf(game, player, node, without);
  return {
    units: berths.ground + berths.flying + berths.unknown,
    fits: fits(berths),
    hasCharacters: charactersAt(game, player, node).some(({ id }) => !leaving.includes(id)),
  };
};
