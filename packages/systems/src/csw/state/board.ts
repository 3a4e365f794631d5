import {
  COLUMN_ROW_IDS,
  type Direction,
  distanceBetween,
  type Edges,
  edgesOf,
  type Grid,
  gridOf,
  type Hex,
  hexAtColumnRow,
  neighbourCell,
  OFF_BOARD,
} from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import type { Edge, Field } from './field.ts';

/** No hex: not on the map. */
export const NOWHERE = OFF_BOARD;

/** The geometry of a field (section 1), computed once. */
export interface Board {
  readonly grid: Grid;
  readonly columns: number;
  readonly rows: number;
  /** CSW-GEO-02: `CCRR` by cell. */
  readonly ids: readonly string[];
  readonly cells: ReadonlyMap<string, number>;
  readonly edges: Edges;
  /** By cell: those next to it that are on the map, in ascending order. */
  readonly beside: readonly (readonly number[])[];
}

/**
 * CSW-GEO-05, CSW-R-07. Column by column, so that the order of the cells is the ascending order of the hex ids, which
 * many clauses use.
 */
const newBoard = (columns: number, rows: number): Board => {
  const hexes: Hex[] = [];
  const ids: string[] = [];
  for (let column = 1; column <= columns; column++)
    for (let row = 1; row <= rows; row++) {
      hexes.push(hexAtColumnRow(COLUMN_ROW_IDS, { column, row }));
      ids.push(String(column * 100 + row).padStart(4, '0'));
    }
  const grid = gridOf(hexes);
  const beside = hexes.map((_, cell) =>
    [...grid.neighbours.subarray(6 * cell, 6 * cell + 6)]
      .filter((next) => next !== NOWHERE)
      .sort((a, b) => a - b),
  );
  const cells = new Map(ids.map((id, cell) => [id, cell]));
  return { grid, columns, rows, ids, cells, edges: edgesOf(grid, COLUMN_ROW_IDS), beside };
};

const boards = cachePerObject((field: Field) => newBoard(field.columns, field.rows));

export const boardOf = (field: Field): Board => boards(field);

/** The cell of a hex id, or NOWHERE. */
export const cellOfId = ({ cells }: Board, id: string): number => cells.get(id) ?? NOWHERE;

export const idOf = ({ ids }: Board, cell: number): string => ids[cell] ?? 'off the map';

/** CSW-GEO-03, CSW-GEO-04 */
export const nextTo = ({ grid }: Board, cell: number, direction: Direction): number =>
  neighbourCell(grid, cell, direction);

export const distance = ({ grid }: Board, a: number, b: number): number => distanceBetween(grid, a, b);

/** The direction of an adjacent cell, or undefined. */
export const directionTo = ({ grid }: Board, from: number, to: number): Direction | undefined => {
  for (let direction = 0; direction < 6; direction++)
    if (grid.neighbours[6 * from + direction] === to) return direction as Direction;
  return undefined;
};

/** The cells next to a cell that are on the map, in ascending order. */
export const cellsBeside = ({ beside }: Board, cell: number): readonly number[] => beside[cell] ?? [];

/** CSW-GEO-09: the least distance to any hex of that edge. Edges are straight, so rows and columns suffice. */
export const distanceToEdge = (board: Board, cell: number, edge: Edge): number => {
  const column = Math.floor(cell / board.rows);
  const row = cell % board.rows;
  if (edge === 'west') return column;
  if (edge === 'east') return board.columns - 1 - column;
  return edge === 'north' ? row : board.rows - 1 - row;
};

const hexesToEdges = cachePerObject((board: Board): Readonly<Record<Edge, Int16Array>> => {
  const from = (edge: Edge) => Int16Array.from(board.ids, (_, cell) => distanceToEdge(board, cell, edge));
  return { north: from('north'), south: from('south'), west: from('west'), east: from('east') };
});

/** CSW-GEO-09, by cell. */
export const distancesToEdge = (board: Board, edge: Edge): Int16Array => hexesToEdges(board)[edge];

/** CSW-GEO-03, CSW-FAC-01, by code: six flats, and a counter's front always points at one. */
export const DIRECTION_NAMES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type DirectionName = (typeof DIRECTION_NAMES)[number];
export const directionOfName = (name: DirectionName): Direction => DIRECTION_NAMES.indexOf(name) as Direction;
