import { UNITS } from '../../data/units.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Character } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, NOWHERE, type Spot } from '../../state/ground.ts';
import { charactersAt, occupancyOf, ownUnitsAt, unitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { friendsOf, isAlly } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { ownCharacters, ownUnits } from '../movement/group.ts';

/** CST-NAV-03, CST-NAV-13: the ships that sail, and their owner's passengers. */
export interface Fleet {
  readonly player: PlayerNumber;
  readonly from: Spot;
  readonly ships: readonly Unit[];
  readonly cargo: readonly Unit[];
  readonly characters: readonly Character[];
  /** Whether a friendly or allied ship stays in the node. */
  readonly leavesShips: boolean;
  /** Allied passengers that no other ship could carry go along. */
  readonly allies: number;
}

const isShip = ({ type }: Unit): boolean => TRAITS[type].isShip;

const staysBehind = (game: Game, player: PlayerNumber, node: Spot, ships: readonly Unit[]): boolean => {
  const friends = friendsOf(game, player);
  const others = occupancyOf(game).ships[node] as number;
  if ((others & friends & ~(1 << player)) !== 0) return true;
  return ownUnitsAt(game, player, node).filter(isShip).length > ships.length;
};

/** Allied land Units aboard, seen one by one or as a number (CST-HID-02). */
const alliedPassengers = (game: Game, player: PlayerNumber, node: Spot): number =>
  unitsAt(game, node).filter((unit) => isAlly(game, player, unit.owner) && !isShip(unit)).length +
  game.stacks
    .filter(({ at, owner }) => at === node && isAlly(game, player, owner))
    .reduce((sum, { passengers }) => sum + passengers, 0);

/** The fleet that an order names; undefined unless all are the player's own in one node. */
export const fleetIn = (
  game: Game,
  player: PlayerNumber,
  order: Pick<OrderOf<'sail'>, 'ships' | 'cargo' | 'chars'>,
): Fleet | undefined => {
  const ships = ownUnits(game, player, order.ships);
  const named = ownUnits(game, player, order.cargo);
  const chosen = ownCharacters(game, player, order.chars);
  const from = ships?.[0]?.at ?? NOWHERE;
  if (ships === undefined || named === undefined || chosen === undefined || from === NOWHERE)
    return undefined;
  if (!isNaval(groundIn(game), from) || !ships.every(isShip) || named.some(isShip)) return undefined;
  if (![...ships, ...named, ...chosen].every(({ at }) => at === from)) return undefined;
  const here = ownUnitsAt(game, player, from);
  const isWhole = here.filter(isShip).length === ships.length;
  const takesAll = isWhole && named.length === 0 && chosen.length === 0;
  const leavesShips = staysBehind(game, player, from, ships);
  return {
    player,
    from,
    ships,
    cargo: takesAll ? here.filter((unit) => !isShip(unit)) : named,
    characters: takesAll ? charactersAt(game, player, from) : chosen,
    leavesShips,
    allies: leavesShips ? 0 : alliedPassengers(game, player, from),
  };
};

/** CST-UNI-06 to CST-UNI-10: whether the ships that leave have room for all who go with them. */
export const carriesItsOwn = ({ ships, cargo, allies }: Fleet): boolean => {
  const spaceOf = (fits: (ship: Unit) => boolean): number =>
    ships.filter(fits).reduce((sum, { type }) => sum + UNITS[type].carry, 0);
  const flying = cargo.filter(({ type }) => TRAITS[type].isFlying).length;
  return (
    cargo.length + allies <= spaceOf(() => true) &&
    (flying === 0 || flying + allies <= spaceOf(({ type }) => type === 'Transport'))
  );
};
