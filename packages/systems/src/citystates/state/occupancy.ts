import { cacheByKey, cachePerObject } from '@warmoot/kernel';
import type { Character } from './character.ts';
import type { Game, Stack } from './game.ts';
import { type Ground, groundOf, type LaidBoard, type Spot } from './ground.ts';
import { NO_ROSTER, type Roster, withListed, withoutListed } from './roster.ts';
import { bitOf, NOBODY, type PlayerNumber, SEATS } from './seats.ts';
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
  /** How often Units of each player have changed. */
  readonly changes: number[] = SEATS.map(() => 0);
  readonly rosters: Roster[] = SEATS.map(() => NO_ROSTER);
  readonly #ground: Ground;
  readonly #stacksAt = new Map<Spot, readonly Stack[]>();
  #units: readonly Unit[] = NO_UNITS;
  #stacks: readonly Stack[] = NO_STACKS;
  readonly #stale = new Set<Spot>();

  constructor(ground: Ground) {
    const { spots } = ground;
    this.fighters = new Uint16Array(spots);
    this.supplies = new Uint16Array(spots);
    this.ships = new Uint16Array(spots);
    this.landCount = new Uint8Array(spots);
    this.shipCount = new Uint8Array(spots);
    this.passengers = new Uint8Array(spots);
    this.here = new Array<readonly Unit[]>(spots).fill(NO_UNITS);
    this.#ground = ground;
  }

  with(units: readonly Unit[], stacks: readonly Stack[]): this {
    if (units === this.#units && stacks === this.#stacks) return this;
    if (units !== this.#units) this.#follow(units);
    if (stacks !== this.#stacks) this.#followStacks(stacks);
    for (const spot of this.#stale) this.#count(spot);
    this.#stale.clear();
    return this;
  }

  /** Most stacks are the same as before. */
  #followStacks(stacks: readonly Stack[]): void {
    const before = this.#stacks;
    const shorter = Math.min(before.length, stacks.length);
    let [start, end] = [0, 0];
    while (start < shorter && before[start] === stacks[start]) start++;
    while (end < shorter - start && before.at(-1 - end) === stacks.at(-1 - end)) end++;
    for (const stack of before.slice(start, before.length - end)) {
      const others = this.#stacksIn(stack.at).filter((each) => each !== stack);
      this.#stacksAt.set(stack.at, others);
      this.#stale.add(stack.at);
    }
    for (const stack of stacks.slice(start, stacks.length - end)) {
      this.#stacksAt.set(stack.at, [...this.#stacksIn(stack.at), stack]);
      this.#stale.add(stack.at);
    }
    this.#stacks = stacks;
  }

  #stacksIn(spot: Spot): readonly Stack[] {
    return this.#stacksAt.get(spot) ?? NO_STACKS;
  }

  /** Both lists are in ascending id. */
  #follow(units: readonly Unit[]): void {
    const before = this.#units;
    let at = 0;
    while (at < before.length && before[at] === units[at]) at++;
    for (let next = at; next < units.length; next++) {
      const unit = units[next] as Unit;
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
  }

  #take(unit: Unit): void {
    const { at, owner } = unit;
    this.#stale.add(at);
    this.changes[owner] = (this.changes[owner] as number) + 1;
    this.rosters[owner] = withoutListed(this.rosters[owner] as Roster, unit);
    this.here[at] = (this.here[at] as readonly Unit[]).filter((each) => each !== unit);
  }

  #put(unit: Unit): void {
    const { at, id, owner } = unit;
    this.#stale.add(at);
    this.changes[owner] = (this.changes[owner] as number) + 1;
    this.rosters[owner] = withListed(this.rosters[owner] as Roster, unit);
    const here = this.here[at] as readonly Unit[];
    const next = here.findIndex((each) => each.id > id);
    this.here[at] = next < 0 ? [...here, unit] : [...here.slice(0, next), unit, ...here.slice(next)];
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
    for (const stack of this.#stacksIn(spot)) {
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

/** One table for the states of a map, and one for the views of each player: a view has only his own Units. */
const chartOfStates = cachePerObject((layout: readonly LaidBoard[]) => new Chart(groundOf(layout)));
const chartsOfViews = cachePerObject((layout: readonly LaidBoard[]) =>
  cacheByKey((_player: PlayerNumber) => new Chart(groundOf(layout))),
);

const chartOf = ({ layout, stacks, units }: Game): Chart => {
  const chart =
    stacks.length === 0 ? chartOfStates(layout) : chartsOfViews(layout)(units[0]?.owner ?? NOBODY);
  return chart.with(units, stacks);
};

/** Valid until called with another position. */
export const occupancyOf = (game: Game): Occupancy => chartOf(game);

/** The Units of each spot that are known individually, and how often those of each player have changed. */
export interface Whereabouts {
  readonly here: readonly (readonly Unit[])[];
  readonly changes: readonly number[];
}

/** Valid until called with another position. */
export const whereaboutsOf = (game: Game): Whereabouts => chartOf(game);

/** The Units in a spot that are known individually, in ascending id. */
export const unitsAt = (game: Game, spot: Spot): readonly Unit[] => chartOf(game).here[spot] ?? NO_UNITS;

/** Of the Units known individually. */
export const rosterOf = (game: Game, player: PlayerNumber): Roster => chartOf(game).rosters[player] as Roster;

export const ownUnitsAt = (game: Game, player: PlayerNumber, spot: Spot): Unit[] =>
  unitsAt(game, spot).filter(({ owner }) => owner === player);

export const charactersAt = (game: Game, player: PlayerNumber, spot: Spot): Character[] =>
  game.characters.filter(({ owner, at }) => owner === player && at === spot);
