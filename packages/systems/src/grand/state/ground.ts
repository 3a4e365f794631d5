import { type Grid, gridOf, hexAtColumnRow, type OffsetIds, printHexId } from '@warmoot/hex';
import { cachePerObject, type HexPlace } from '@warmoot/kernel';
import { TERRAIN, TERRAINS, type Terrain } from '../data/terrain.ts';
import type { Kingdom } from './seats.ts';

/** A hex by its number: row by row, then by column. */
export type Spot = number;
export const NOWHERE: Spot = -1;

/** GRD-MAP-05: offset (column, row) from 0, pointy-top, odd rows shifted right; written `0412`. */
export const HEX_IDS: OffsetIds = {
  kind: 'offset',
  orientation: 'pointy',
  shifted: 'odd',
  first: 0,
  digits: 2,
};

/** GRD-MAP-07: what never changes about a city; its owner is in the game. */
export interface City {
  readonly name: string;
  readonly column: number;
  readonly row: number;
  readonly isFortified: boolean;
  readonly isCapital: boolean;
  readonly founder: Kingdom;
}

/** A map as plain data. */
export interface MapData {
  /** A letter for each hex, row by row (data/terrain.ts); a space is off the map. */
  readonly terrain: readonly string[];
  /** In the order of their ids, which is that of their numbers. */
  readonly cities: readonly City[];
  /** GRD-R-87: the upper left hex of each kingdom's block; none on a custom map. */
  readonly blocks: readonly { readonly column: number; readonly row: number }[];
}

/** The map compiled once. */
export interface Ground {
  readonly grid: Grid;
  readonly ids: readonly string[];
  readonly spotOf: ReadonlyMap<string, Spot>;
  readonly terrain: readonly Terrain[];
  /** Number of the city in each hex, or -1. */
  readonly cityAt: Int16Array;
  /** The hex of each city. */
  readonly citySpots: readonly Spot[];
  readonly cities: readonly City[];
  /** GRD-MAP-05: neighbours in direction order E, NE, NW, W, SW, SE; -1 off the map. */
  readonly beside: Int32Array;
  /** Distance of every hex from every city: `cityDistance[city * size + spot]`. */
  readonly cityDistance: Uint8Array;
}

const TERRAIN_BY_LETTER: ReadonlyMap<string, Terrain> = new Map(
  TERRAINS.map((terrain) => [TERRAIN[terrain].letter, terrain]),
);

/** The kernel's directions start in the north-west and go clockwise; the rulebook's go the other way from east. */
const KERNEL_DIRECTION: readonly number[] = [2, 1, 0, 5, 4, 3];

const besideOf = (grid: Grid): Int32Array => {
  const beside = new Int32Array(grid.size * 6);
  for (let spot = 0; spot < grid.size; spot++)
    for (let direction = 0; direction < 6; direction++)
      beside[6 * spot + direction] = grid.neighbours[
        6 * spot + (KERNEL_DIRECTION[direction] as number)
      ] as number;
  return beside;
};

/** GRD-MAP-05 */
const apart = (a: HexPlace, b: HexPlace): number => {
  const [dq, dr] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};

const distancesFrom = (grid: Grid, spots: readonly Spot[]): Uint8Array => {
  const distances = new Uint8Array(spots.length * grid.size);
  spots.forEach((from, city) => {
    const hex = grid.hexes[from] as HexPlace;
    grid.hexes.forEach((to, spot) => {
      distances[city * grid.size + spot] = apart(hex, to);
    });
  });
  return distances;
};

const compile = ({ terrain, cities }: MapData): Ground => {
  const cells = terrain.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) => {
      const kind = TERRAIN_BY_LETTER.get(letter);
      return kind === undefined ? [] : [{ hex: hexAtColumnRow(HEX_IDS, { column, row }), kind }];
    }),
  );
  const grid = gridOf(cells.map(({ hex }) => hex));
  const ids = cells.map(({ hex }) => printHexId(HEX_IDS, hex));
  const spotOf = new Map(ids.map((id, spot) => [id, spot]));
  const citySpots = cities.map(
    ({ column, row }) => spotOf.get(printHexId(HEX_IDS, hexAtColumnRow(HEX_IDS, { column, row }))) as Spot,
  );
  const cityAt = new Int16Array(grid.size).fill(-1);
  citySpots.forEach((spot, city) => {
    cityAt[spot] = city;
  });
  return {
    grid,
    ids,
    spotOf,
    terrain: cells.map(({ kind }) => kind),
    cityAt,
    citySpots,
    cities,
    beside: besideOf(grid),
    cityDistance: distancesFrom(grid, citySpots),
  };
};

export const groundOf = cachePerObject(compile);

/** GRD-GEN-06: plain hex distance. */
export const distance = ({ grid }: Ground, a: Spot, b: Spot): number =>
  apart(grid.hexes[a] as HexPlace, grid.hexes[b] as HexPlace);

export const distanceToCity = ({ grid, cityDistance }: Ground, city: number, spot: Spot): number =>
  cityDistance[city * grid.size + spot] as number;

/** The hexes next to this one, in direction order. */
export const neighboursOf = cachePerObject((ground: Ground): readonly (readonly Spot[])[] =>
  Array.from({ length: ground.grid.size }, (_, spot) =>
    Array.from(ground.beside.subarray(6 * spot, 6 * spot + 6)).filter((beside) => beside >= 0),
  ),
);

export const besideSpot = (ground: Ground, spot: Spot): readonly Spot[] =>
  neighboursOf(ground)[spot] as readonly Spot[];

export const isBeside = (ground: Ground, a: Spot, b: Spot): boolean => besideSpot(ground, a).includes(b);
