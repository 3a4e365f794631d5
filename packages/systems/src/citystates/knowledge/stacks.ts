import { cacheLastTwo, cachePerObject } from '@warmoot/kernel';
import type { UnitType } from '../data/units.ts';
import { type Game, groundIn, type Stack } from '../state/game.ts';
import { type Ground, isNaval, type LaidBoard, type Spot } from '../state/ground.ts';
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

/** One stack for each spot; types in alphabetical order, so that nothing reveals which Unit is which. */
const stacksOf = (ground: Ground, units: readonly Unit[], isFoggy: boolean): Stack[] => {
  const stacks = new Map<Spot, Growing>();
  for (const unit of units) {
    let stack = stacks.get(unit.at);
    if (stack === undefined) {
      stack = emptyStack(unit);
      stacks.set(unit.at, stack);
    }
    addTo(stack, unit, isNaval(ground, unit.at), isFoggy);
  }
  for (const { ships, types } of stacks.values()) {
    ships.sort();
    types.sort();
  }
  return [...stacks.values()];
};

/** The Units of one player, and what others see of them. */
interface Force {
  readonly units: readonly Unit[];
  readonly stacks: readonly Stack[];
}

/** The place of the first Unit of this player or a later one: ids go player by player. */
const firstOf = (units: readonly Unit[], player: PlayerNumber): number => {
  let [low, high] = [0, units.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle] as Unit).owner < player) low = middle + 1;
    else high = middle;
  }
  return low;
};

const areSame = <T>(a: readonly T[], b: readonly T[], from = 0): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[from + i]) return false;
  return true;
};

const bySpotAndOwner = (a: Stack, b: Stack): number => a.at - b.at || a.owner - b.owner;

/** What was made of some forces. */
interface Sight {
  readonly forces: readonly Force[];
  readonly stacks: readonly Stack[];
}

/** The last forces and sights on a map: few change from order to order. */
class Sights {
  readonly #isFoggy: boolean;
  readonly #forces: Force[] = [];
  readonly #seen = new Map<PlayerNumber, Sight>();
  #all: Sight = { forces: [], stacks: [] };

  constructor(isFoggy: boolean) {
    this.#isFoggy = isFoggy;
  }

  /** The stacks of all others, in the order of spots and players. */
  stacks(game: Game, player: PlayerNumber): readonly Stack[] {
    const forces = game.players.flatMap((_, owner) => (owner === player ? [] : this.#forceOf(game, owner)));
    const last = this.#seen.get(player);
    if (last !== undefined && areSame(forces, last.forces)) return last.stacks;
    const stacks = this.#stacksOfAll(game).filter(({ owner }) => owner !== player);
    this.#seen.set(player, { forces, stacks });
    return stacks;
  }

  /** Sorted once for everybody who looks. */
  #stacksOfAll(game: Game): readonly Stack[] {
    const forces = game.players.map((_, owner) => this.#forceOf(game, owner));
    if (!areSame(forces, this.#all.forces)) {
      const stacks = forces.flatMap((force) => force.stacks).sort(bySpotAndOwner);
      this.#all = { forces, stacks };
    }
    return this.#all.stacks;
  }

  #forceOf(game: Game, owner: PlayerNumber): Force {
    const [first, end] = [firstOf(game.units, owner), firstOf(game.units, owner + 1)];
    const last = this.#forces[owner];
    if (last?.units.length === end - first && areSame(last.units, game.units, first)) return last;
    const units = game.units.slice(first, end);
    const force = { units, stacks: stacksOf(groundIn(game), units, this.#isFoggy) };
    this.#forces[owner] = force;
    return force;
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
