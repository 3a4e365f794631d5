import {
  COLUMN_ROW_IDS,
  distanceBetween,
  hexOf,
  neighbourCells,
  printHexId,
  rectangleGrid,
} from '@warmoot/hex';
import { TERRAIN_ROWS, type Terrain } from './data/board.ts';

/** A hex as the rulebook writes it (PRC-BRD-01): `0403`. */
export type HexId = string;

const GRID = rectangleGrid(COLUMN_ROW_IDS, 7, 5);

/** Every hex of the board, row by row. */
export const HEXES: readonly HexId[] = GRID.hexes.map((hex) => printHexId(COLUMN_ROW_IDS, hex));

const CELL_OF = new Map(HEXES.map((id, cell) => [id, cell]));
const cell = (id: HexId): number => CELL_OF.get(id) as number;

export const isHex = (id: string): boolean => CELL_OF.has(id);

export const axialOf = (id: HexId): { q: number; r: number } => hexOf(GRID, cell(id));

export const terrainAt = (id: HexId): Terrain =>
  TERRAIN_ROWS[Number(id.slice(2)) - 1]?.[Number(id.slice(0, 2)) - 1] as Terrain;

export const neighboursOf = (id: HexId): HexId[] =>
  neighbourCells(GRID, cell(id)).map((next) => HEXES[next] as HexId);

export const distance = (a: HexId, b: HexId): number => distanceBetween(GRID, cell(a), cell(b));

export const WOODS: readonly HexId[] = HEXES.filter((id) => terrainAt(id) === 'woods');
export const MILL: HexId = HEXES.find((id) => terrainAt(id) === 'mill') as HexId;
