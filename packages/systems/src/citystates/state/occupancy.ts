import { cachePerObject } from '@warmoot/kernel';
import type { Character } from './character.ts';
import { type Game, groundIn, type Stack } from './game.ts';
import type { Ground, Spot } from './ground.ts';
import { bitOf, type PlayerNumber } from './seats.ts';
import { TRAITS, type Unit } from './unit.ts';

/** Who has what where, from Units and, in a view, from stacks. Players as bits. */
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
  /** Units by spot: the first in each, the next after each, as places in `game.units`; -1 for none. */
  readonly first: Int16Array;
  readonly next: Int16Array;
}

type Tables = { -readonly [Key in keyof Occupancy]: Occupancy[Key] };

const add = (table: Uint16Array | Uint8Array, spot: Spot, bits: number): void => {
  table[spot] = (table[spot] as number) | bits;
};

const countUnit = (tables: Tables, ground: Ground, { at, owner, type }: Unit, place: number): void => {
  const { isShip, isFighting } = TRAITS[type];
  const isAfloat = at >= ground.hexes || ground.isWater[at] === 1;
  if (isShip) {
    add(tables.ships, at, bitOf(owner));
    tables.shipCount[at] = (tables.shipCount[at] as number) + 1;
  } else if (isAfloat) {
    tables.passengers[at] = (tables.passengers[at] as number) + 1;
  } else if (isFighting) {
    add(tables.fighters, at, bitOf(owner));
    tables.landCount[at] = (tables.landCount[at] as number) + 1;
  } else add(tables.supplies, at, bitOf(owner));
  tables.next[place] = tables.first[at] as number;
  tables.first[at] = place;
};

const countStack = (tables: Tables, { at, owner, fighting, passengers, hasSupply, ships }: Stack): void => {
  if (fighting > 0) add(tables.fighters, at, bitOf(owner));
  if (hasSupply) add(tables.supplies, at, bitOf(owner));
  if (ships.length > 0) add(tables.ships, at, bitOf(owner));
  tables.landCount[at] = (tables.landCount[at] as number) + fighting;
  tables.shipCount[at] = (tables.shipCount[at] as number) + ships.length;
  tables.passengers[at] = (tables.passengers[at] as number) + passengers;
};

const count = (units: readonly Unit[], game: Game): Occupancy => {
  const ground = groundIn(game);
  const { spots } = ground;
  const tables: Tables = {
    fighters: new Uint16Array(spots),
    supplies: new Uint16Array(spots),
    ships: new Uint16Array(spots),
    landCount: new Uint8Array(spots),
    shipCount: new Uint8Array(spots),
    passengers: new Uint8Array(spots),
    first: new Int16Array(spots).fill(-1),
    next: new Int16Array(units.length).fill(-1),
  };
  for (let place = units.length - 1; place >= 0; place--)
    countUnit(tables, ground, units[place] as Unit, place);
  for (const stack of game.stacks) countStack(tables, stack);
  return tables;
};

const occupancies = cachePerObject(count);

/** A view's Units and stacks are made together, so the list of Units stands for both. */
export const occupancyOf = (game: Game): Occupancy => occupancies(game.units, game);

/** The Units in a spot that are known one by one, in ascending id. */
export const unitsAt = (game: Game, spot: Spot): Unit[] => {
  const { first, next } = occupancyOf(game);
  const found: Unit[] = [];
  for (let place = first[spot] ?? -1; place >= 0; place = next[place] as number)
    found.push(game.units[place] as Unit);
  return found;
};

export const ownUnitsAt = (game: Game, player: PlayerNumber, spot: Spot): Unit[] =>
  unitsAt(game, spot).filter(({ owner }) => owner === player);

export const charactersAt = (game: Game, player: PlayerNumber, spot: Spot): Character[] =>
  game.characters.filter(({ owner, at }) => owner === player && at === spot);
