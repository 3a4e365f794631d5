import { cachePerObject } from '@warmoot/kernel';
import type { Character } from './character.ts';
import type { Game, Stack } from './game.ts';
import { type Ground, groundOf, type LaidBoard, type Spot } from './ground.ts';
import { bitOf, type PlayerNumber } from './seats.ts';
import { TRAITS, type Unit } from './unit.ts';

/** Which players have what in each spot, from Units and, in a view, from stacks. Players are bits. */
export interface Occupancy {
  /** Owners of land fighting Units and of Caravans ashore, and of ships, in each spot. */
  readonly fighters: Uint16Array;
  readonly supplies: Uint16Array;
  readonly ships: Uint16Array;
  /** CST-STK-01: land Units that count for stacking, and ships. */
  readonly landCount: Uint8Array;
  readonly shipCount: Uint8Array;
  /** Land Units aboard, of anybody. */
  readonly passengers: Uint8Array;
}

const NO_UNITS: readonly Unit[] = [];
const NO_STACKS: readonly Stack[] = [];

/**
 * The occupancy of one list of Units after another: lists differ in few Units from order to order, so only the spots
 * that changed are counted again. The result is valid until another list is looked up.
 */
class Chart implements Occupancy {
  readonly fighters: Uint16Array;
  readonly supplies: Uint16Array;
  readonly ships: Uint16Array;
  readonly landCount: Uint8Array;
  readonly shipCount: Uint8Array;
  readonly passengers: Uint8Array;
  /** The Units of each spot, in ascending id. */
  readonly here: (readonly Unit[])[];
  readonly #ground: Ground;
  readonly #stacks = new Map<Spot, Stack[]>();
  #units: readonly Unit[] = NO_UNITS;
  readonly #stale = new Set<Spot>();

  constructor(ground: Ground, stacks: readonly Stack[]) {
    const { spots } = ground;
    this.fighters = new Uint16Array(spots);
    this.supplies = new Uint16Array(spots);
    this.ships = new Uint16Array(spots);
    this.landCount = new Uint8Array(spots);
    this.shipCount = new Uint8Array(spots);
    this.passengers = new Uint8Array(spots);
    this.here = new Array<readonly Unit[]>(spots).fill(NO_UNITS);
    this.#ground = ground;
    for (const stack of stacks) {
      const there = this.#stacks.get(stack.at);
      if (there === undefined) this.#stacks.set(stack.at, [stack]);
      else there.push(stack);
      this.#stale.add(stack.at);
    }
    this.#recount();
  }

  with(units: readonly Unit[]): this {
    if (units !== this.#units) this.#follow(units);
    return this;
  }

  /** Both lists are in ascending id. */
  #follow(units: readonly Unit[]): void {
    const before = this.#units;
    let at = 0;
    for (const unit of units) {
      if (before[at] === unit) {
        at++;
        continue;
      }
      while (at < before.length && (before[at] as Unit).id < unit.id) this.#take(before[at++] as Unit);
      const known = before[at];
      if (known?.id === unit.id) {
        at++;
        if (known === unit) continue;
        this.#take(known);
      }
      this.#put(unit);
    }
    while (at < before.length) this.#take(before[at++] as Unit);
    this.#units = units;
    this.#recount();
  }

  #take(unit: Unit): void {
    const { at } = unit;
    this.#stale.add(at);
    this.here[at] = (this.here[at] as readonly Unit[]).filter((each) => each !== unit);
  }

  #put(unit: Unit): void {
    const { at, id } = unit;
    this.#stale.add(at);
    const here = this.here[at] as readonly Unit[];
    const next = here.findIndex((each) => each.id > id);
    this.here[at] = next < 0 ? [...here, unit] : [...here.slice(0, next), unit, ...here.slice(next)];
  }

  #recount(): void {
    for (const spot of this.#stale) this.#count(spot);
    this.#stale.clear();
  }

  #count(spot: Spot): void {
    const { hexes, isWater } = this.#ground;
    const isAfloat = spot >= hexes || isWater[spot] === 1;
    const here = this.here[spot] as readonly Unit[];
    let [fighters, supplies, ships, landCount, shipCount, passengers] = [0, 0, 0, 0, 0, 0];
    for (const { type, owner } of here) {
      const { isShip, isFighting } = TRAITS[type];
      if (isShip) {
        ships |= bitOf(owner);
        shipCount++;
      } else if (isAfloat) passengers++;
      else if (isFighting) {
        fighters |= bitOf(owner);
        landCount++;
      } else supplies |= bitOf(owner);
    }
    for (const stack of this.#stacks.get(spot) ?? NO_STACKS) {
      if (stack.fighting > 0) fighters |= bitOf(stack.owner);
      if (stack.hasSupply) supplies |= bitOf(stack.owner);
      if (stack.ships.length > 0) ships |= bitOf(stack.owner);
      landCount += stack.fighting;
      shipCount += stack.ships.length;
      passengers += stack.passengers;
    }
    this.fighters[spot] = fighters;
    this.supplies[spot] = supplies;
    this.ships[spot] = ships;
    this.landCount[spot] = landCount;
    this.shipCount[spot] = shipCount;
    this.passengers[spot] = passengers;
  }
}

/** One table for the states of a map, and one for the views with the same stacks. */
const chartOfStates = cachePerObject((layout: readonly LaidBoard[]) => new Chart(groundOf(layout), []));
const chartOfViews = cachePerObject(
  (stacks: readonly Stack[], layout: readonly LaidBoard[]) => new Chart(groundOf(layout), stacks),
);

const chartOf = ({ layout, stacks, units }: Game): Chart =>
  (stacks.length === 0 ? chartOfStates(layout) : chartOfViews(stacks, layout)).with(units);

/** Valid until called with another position. */
export const occupancyOf = (game: Game): Occupancy => chartOf(game);

/** The Units in a spot that are known individually, in ascending id. */
export const unitsAt = (game: Game, spot: Spot): readonly Unit[] => chartOf(game).here[spot] ?? NO_UNITS;

export const ownUnitsAt = (game: Game, player: PlayerNumber, spot: Spot): Unit[] =>
  unitsAt(game, spot).filter(({ owner }) => owner === player);

export const charactersAt = (game: Game, player: PlayerNumber, spot: Spot): Character[] =>
  game.characters.filter(({ owner, at }) => owner === player && at === spot);
