/** The land itself: hexes of two layers by number, terrain, distances, labels (CHR-MAP-01, CHR-MAP-04, CHR-R-02, CHR-R-03). */

import {
  COLUMN_ROW_IDS,
  cellOf,
  type Direction,
  distanceBetween,
  type Grid,
  neighbourCell,
  OFF_BOARD,
  printHexId,
  readHexId,
  rectangleGrid,
} from '@warmoot/hex';
import { cacheByKey } from '@warmoot/kernel';

/** Surface hexes are numbered 0 to N-1 row by row, those beneath them N to 2N-1 (CHR-MAP-05). */
export type Hex = number;
export const NOWHERE: Hex = OFF_BOARD;

/** Base terrains, each with its letter in `Ground.surface` (CHR-TER-01). */
export const TERRAIN_LETTERS = {
  plains: '.',
  oasis: 'o',
  forest: 'f',
  fringe: 'j',
  heart: 'J',
  mountains: 'm',
  desert: 'd',
  badlands: 'b',
  crag: 'c',
  water: 'w',
  /** Underground: solid rock, tunnel, cavern (CHR-R-69). */
  rock: '#',
  tunnel: 't',
  cavern: 'C',
  /** Not known to the empire that looks. */
  unknown: '?',
} as const;
export type Terrain = keyof typeof TERRAIN_LETTERS;

/** Strings of one letter per hex, so that a map of ten thousand hexes is short and copies in one step. */
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly surface: string;
  readonly below: string;
  /** `*` where snow lies (CHR-TER-15), else a blank. */
  readonly snow: string;
}

/** By the code of its letter: looked up more often than anything else about the terrain. */
const TERRAINS: readonly Terrain[] = Object.entries(TERRAIN_LETTERS).reduce<Terrain[]>(
  (terrains, [terrain, letter]) => {
    terrains[letter.charCodeAt(0)] = terrain as Terrain;
    return terrains;
  },
  Array<Terrain>(128).fill('unknown'),
);

const MAX_ROWS = 65_536;
const grids = cacheByKey(
  (key: number): Grid => rectangleGrid(COLUMN_ROW_IDS, Math.floor(key / MAX_ROWS), key % MAX_ROWS),
);

export const gridOf = ({ columns, rows }: Pick<Ground, 'columns' | 'rows'>): Grid =>
  grids(MAX_ROWS * columns + rows);

export const hexCount = ({ columns, rows }: Ground): number => columns * rows;
export const isBelow = (ground: Ground, hex: Hex): boolean => hex >= hexCount(ground);
/** The surface hex above, or the hex itself. */
export const cellOn = (ground: Ground, hex: Hex): number => hex % hexCount(ground);
/** The hex of the other layer at the same place. */
export const otherLayer = (ground: Ground, hex: Hex): Hex =>
  isBelow(ground, hex) ? hex - hexCount(ground) : hex + hexCount(ground);

export const terrainAt = (ground: Ground, hex: Hex): Terrain => {
  const count = hexCount(ground);
  return TERRAINS[hex < count ? ground.surface.charCodeAt(hex) : ground.below.charCodeAt(hex - count)]!;
};
export const hasSnow = (ground: Ground, hex: Hex): boolean =>
  !isBelow(ground, hex) && ground.snow[hex] === '*';

/** The hex in a direction 1 to 6 on the same layer, or NOWHERE (CHR-R-02). */
export const neighbour = (ground: Ground, hex: Hex, direction: number): Hex => {
  const count = hexCount(ground);
  const beyond = neighbourCell(gridOf(ground), hex % count, (direction - 1) as Direction);
  return beyond === OFF_BOARD ? NOWHERE : hex < count ? beyond : beyond + count;
};

/** In the order of the directions, those on the map. */
export const neighbours = (ground: Ground, hex: Hex): Hex[] => {
  const found: Hex[] = [];
  for (let direction = 1; direction <= 6; direction++) {
    const beyond = neighbour(ground, hex, direction);
    if (beyond !== NOWHERE) found.push(beyond);
  }
  return found;
};

/** The distance in hexes; places on different layers are measured as if on one. */
export const distance = (ground: Ground, a: Hex, b: Hex): number =>
  distanceBetween(gridOf(ground), cellOn(ground, a), cellOn(ground, b));

const idsOf = (ground: Ground) => ({
  ...COLUMN_ROW_IDS,
  digits: Math.max(ground.columns, ground.rows) > 99 ? 3 : 2,
});

/** `0412`, and `0412 below` underground (CHR-R-03). Maps beyond 99 columns or rows write three digits each. */
export const labelOf = (ground: Ground, hex: Hex): string => {
  const id = printHexId(idsOf(ground), gridOf(ground).hexes[cellOn(ground, hex)]!);
  return isBelow(ground, hex) ? `${id} below` : id;
};

export const hexOfLabel = (ground: Ground, label: string): Hex => {
  const [id, layer] = label.trim().split(/\s+/);
  const reading = readHexId(idsOf(ground), id ?? '');
  if (!reading.ok) return NOWHERE;
  const cell = cellOf(gridOf(ground), reading.value);
  return cell === OFF_BOARD || layer === undefined ? cell : cell + hexCount(ground);
};
