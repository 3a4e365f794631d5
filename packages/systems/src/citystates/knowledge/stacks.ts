import { cacheLastTwo, cachePerObject } from '@warmoot/kernel';
import type { UnitType } from '../data/units.ts';
import { type Game, groundIn, type Stack } from '../state/game.ts';
import { type Ground, isNaval, type LaidBoard } from '../state/ground.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import type { Changing } from '../state/units.ts';

/** What one player sees of all Units: his own one by one, the others' as stacks (CST-HID-02, CST-R-69). */
interface UnitsSeen {
  readonly units: readonly Unit[];
  readonly stacks: readonly Stack[];
}

type Growing = Changing<Omit<Stack, 'ships' | 'types'>> & { ships: UnitType[]; types: UnitType[] };

const addTo = (stack: Growing, { type, isRevealed }: Unit, isAfloat: boolean, isFoggy: boolean): void => {
  const { isShip, isFighting } = TRAITS[type];
  if (isShip) stack.ships.push(type);
  else if (isAfloat) stack.passengers++;
  else if (isFighting) stack.fighting++;
  else stack.hasSupply = true;
  if (!isShip && (!isFoggy || isRevealed)) stack.types.push(type);
};

const emptyStack = ({ owner, at }: Unit): Growing => ({
  owner,
  at,
  fighting: 0,
  passengers: 0,
  hasSupply: false,
  ships: [],
  types: [],
});

/** In the order of spots and players; types in alphabetical order, so that nothing reveals which Unit is which. */
const stacksOf = (ground: Ground, units: readonly Unit[], isFoggy: boolean): Stack[] => {
  const stacks = new Map<number, Growing>();
  for (const unit of units) {
    const key = unit.at * 16 + unit.owner;
    let stack = stacks.get(key);
    if (stack === undefined) {
      stack = emptyStack(unit);
      stacks.set(key, stack);
    }
    addTo(stack, unit, isNaval(ground, unit.at), isFoggy);
  }
  for (const { ships, types } of stacks.values()) {
    ships.sort();
    types.sort();
  }
  return [...stacks.values()].sort((a, b) => a.at - b.at || a.owner - b.owner);
};

/** A list of Units, and which of them are the player's own: they stand together, because ids go player by player. */
interface Divided {
  readonly all: readonly Unit[];
  readonly first: number;
  readonly end: number;
}

/** The place of the first Unit of this player or a later one. */
const firstOf = (units: readonly Unit[], player: PlayerNumber): number => {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle] as Unit).owner < player) low = middle + 1;
    else high = middle;
  }
  return low;
};

const divided = (all: readonly Unit[], player: PlayerNumber): Divided => ({
  all,
  first: firstOf(all, player),
  end: firstOf(all, player + 1),
});

const othersIn = ({ all, first, end }: Divided): Unit[] => [...all.slice(0, first), ...all.slice(end)];

const haveSameOthers = (a: Divided, b: Divided): boolean => {
  if (a.first !== b.first || a.all.length - a.end !== b.all.length - b.end) return false;
  for (let i = 0; i < a.first; i++) if (a.all[i] !== b.all[i]) return false;
  for (let i = a.end, j = b.end; i < a.all.length; i++, j++) if (a.all[i] !== b.all[j]) return false;
  return true;
};

/** The last stacks seen on a map by each player, and the Units they were made from: few change from order to order. */
class Sights {
  readonly #last = new Map<PlayerNumber, { readonly units: Divided; readonly stacks: Stack[] }>();

  stacks(ground: Ground, player: PlayerNumber, units: Divided, isFoggy: boolean): Stack[] {
    const key = isFoggy ? player : -2 - player;
    const last = this.#last.get(key);
    if (last !== undefined && haveSameOthers(last.units, units)) return last.stacks;
    const stacks = stacksOf(ground, othersIn(units), isFoggy);
    this.#last.set(key, { units, stacks });
    return stacks;
  }
}

const sightsOn = cachePerObject((_layout: readonly LaidBoard[]) => new Sights());

const seenFrom = cacheLastTwo((_units: readonly Unit[]) => new Map<PlayerNumber, UnitsSeen>());

/** The same object for the same list of Units, so that values derived from it stay cached. */
export const unitsSeenBy = (game: Game, player: PlayerNumber): UnitsSeen => {
  const known = seenFrom(game.units);
  const before = known.get(player);
  if (before !== undefined) return before;
  const units = divided(game.units, player);
  const { fog } = game.options.switches;
  const seen = {
    units: game.units.slice(units.first, units.end),
    stacks: sightsOn(game.layout).stacks(groundIn(game), player, units, fog),
  };
  known.set(player, seen);
  return seen;
};
