import {
  COLUMN_ROW_IDS,
  cellOf,
  distanceBetween,
  hexOf,
  neighbourCells,
  printHexId,
  readHexId,
  rectangleGrid,
} from '@warmoot/hex';
import { TERRAIN_ROWS, type Terrain } from './data/board.ts';

/** A hex as the rulebook writes it (PRC-BRD-01): `0403`. */
export type HexId = string;

const GRID = rectangleGrid(COLUMN_ROW_IDS, 7, 5);

/** Every hex of the board, column by column. */
export const HEXES: readonly HexId[] = GRID.hexes.map((hex) => printHexId(COLUMN_ROW_IDS, hex));

export const isHex = (id: string): boolean => HEXES.includes(id);

const cell = (id: HexId): number => {
  const reading = readHexId(COLUMN_ROW_IDS, id);
  return reading.ok ? cellOf(GRID, reading.value) : -1;
};

export const axialOf = (id: HexId): { q: number; r: number } => hexOf(GRID, cell(id));

export const terrainAt = (id: HexId): Terrain =>
  TERRAIN_ROWS[Number(id.slice(2)) - 1]?.[Number(id.slice(0, 2)) - 1] as Terrain;

export const neighboursOf = (id: HexId): HexId[] =>
  neighbourCells(GRID, cell(id)).map((next) => printHexId(COLUMN_ROW_IDS, hexOf(GRID, next)));

export const distance = (a: HexId, b: HexId): number => distanceBetween(GRID, cell(a), cell(b));

export const WOODS: readonly HexId[] = HEXES.filter((id) => terrainAt(id) === 'woods');
export const MILL: HexId = HEXES.find((id) => terrainAt(id) === 'mill') as HexId;
