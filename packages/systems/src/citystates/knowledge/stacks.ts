import { cacheLastTwo, cachePerObject } from '@warmoot/kernel';
import type { UnitType } from '../data/units.ts';
import { type Game, groundIn, type Stack } from '../state/game.ts';
import { type Ground, isNaval, type LaidBoard, type Spot } from '../state/ground.ts';
import { whereaboutsOf } from '../state/occupancy.ts';
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

/** One stack for each player in a spot; types in alphabetical order, so that nothing reveals which Unit is which. */
const stacksIn = (ground: Ground, here: readonly Unit[], isFoggy: boolean): Stack[] => {
  const stacks: Growing[] = [];
  for (const unit of here) {
    let stack = stacks.at(-1);
    if (stack?.owner !== unit.owner) {
      stack = emptyStack(unit);
      stacks.push(stack);
    }
    addTo(stack, unit, isNaval(ground, unit.at), isFoggy);
  }
  for (const { ships, types } of stacks) {
    ships.sort();
    types.sort();
  }
  return stacks;
};

/** Index of the first Unit of this or a later player; Units are ordered by player. */
const firstOf = (units: readonly Unit[], player: PlayerNumber): number => {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle] as Unit).owner < player) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** What a player saw, and how often the Units of each player had changed by then. */
interface Sight {
  readonly changes: readonly number[];
  readonly stacks: readonly Stack[];
}

/** What was seen last on a map: little changes from order to order. */
class Sights {
  readonly #isFoggy: boolean;
  /** The stacks of each spot, and the Units they were made of. */
  readonly #units: (readonly Unit[])[] = [];
  readonly #stacks: (readonly Stack[])[] = [];
  readonly #seen = new Map<PlayerNumber, Sight>();

  constructor(isFoggy: boolean) {
    this.#isFoggy = isFoggy;
  }

  /** The stacks of all others, in the order of spots and players. */
  stacks(game: Game, player: PlayerNumber): readonly Stack[] {
    const { here, changes } = whereaboutsOf(game);
    const last = this.#seen.get(player);
    if (last?.changes.every((count, owner) => owner === player || count === changes[owner]))
      return last.stacks;
    const stacks: Stack[] = [];
    const ground = groundIn(game);
    for (let spot = 0; spot < here.length; spot++) {
      const units = here[spot] as readonly Unit[];
      if (units.length === 0) continue;
      for (const stack of this.#stacksAt(ground, spot, units)) if (stack.owner !== player) stacks.push(stack);
    }
    this.#seen.set(player, { changes: changes.slice(), stacks });
    return stacks;
  }

  #stacksAt(ground: Ground, spot: Spot, units: readonly Unit[]): readonly Stack[] {
    if (this.#units[spot] !== units) {
      this.#units[spot] = units;
      this.#stacks[spot] = stacksIn(ground, units, this.#isFoggy);
    }
    return this.#stacks[spot] as readonly Stack[];
  }
}

const sightsOn = cachePerObject((_layout: readonly LaidBoard[]) => ({
  foggy: new Sights(true),
  clear: new Sights(false),
}));

const seenFrom = cacheLastTwo((_units: readonly Unit[]) => new Map<PlayerNumber, UnitsSeen>());

/** The same object for the same list of Units, so that values derived from it stay cached. */
export const unitsSeenBy = (game: Game, player: PlayerNumber): UnitsSeen => {
  const known = seenFrom(game.units);
  const before = known.get(player);
  if (before !== undefined) return before;
  const { foggy, clear } = sightsOn(game.layout);
  const seen = {
    units: game.units.slice(firstOf(game.units, player), firstOf(game.units, player + 1)),
    stacks: (game.options.switches.fog ? foggy : clear).stacks(game, player),
  };
  known.set(player, seen);
  return seen;
};
