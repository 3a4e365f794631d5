import { DIRECTIONS, type Direction } from './coordinates.ts';
import { turn } from './facing.ts';
import { type Grid, neighbourCell, OFF_BOARD } from './grid.ts';
import { columnRowOf, type HexIds } from './hexIds.ts';

export interface Edges {
  readonly north: readonly number[];
  readonly south: readonly number[];
  readonly west: readonly number[];
  readonly east: readonly number[];
}

/** CSW-GEO-09: the first and last row, the first and last column, each in the order of the cells. */
export const edgesOf = (grid: Grid, ids: HexIds): Edges => {
  const places = grid.hexes.map((hex) => columnRowOf(ids, hex));
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  return {
    north: cellsWith(rows, least(rows)),
    south: cellsWith(rows, greatest(rows)),
    west: cellsWith(columns, least(columns)),
    east: cellsWith(columns, greatest(columns)),
  };
};

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b));
const greatest = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b));

const cellsWith = (numbers: readonly number[], wanted: number): number[] =>
  numbers.flatMap((number, cell) => (number === wanted ? [cell] : []));

/** Whether a neighbour of the cell is off the board. */
export const isBorderCell = (grid: Grid, cell: number): boolean =>
  DIRECTIONS.some((direction) => neighbourCell(grid, cell, direction) === OFF_BOARD);

/**
 * The border cells in order along the outer border, clockwise, beginning with the lowest cell (CSW-SET-10). Where the
 * board is one hex wide, its border passes a cell twice, so that cell is listed twice. For a board in several pieces
 * this is the border of the topmost piece.
 */
export const borderRing = (grid: Grid): number[] => {
  if (grid.size === 0) return [];
  const ring: number[] = [];
  let side = { cell: uppermost(grid), direction: 0 as Direction };
  const first = side;
  do {
    if (ring.at(-1) !== side.cell) ring.push(side.cell);
    side = nextAlongBorder(grid, side);
  } while (side.cell !== first.cell || side.direction !== first.direction);
  if (ring.length > 1 && ring.at(-1) === ring[0]) ring.pop();
  return fromLowest(ring);
};

/** The hex with the least r: its neighbour in direction 0 is certainly outside and not in a hole. */
const uppermost = ({ hexes }: Grid): number =>
  hexes.reduce((best, hex, cell) => (hex.r < hexes[best]!.r ? cell : best), 0);

/** Clockwise round the end of a side: to the next side of this cell, or to the cell that blocks the way. */
const nextAlongBorder = (grid: Grid, { cell, direction }: { cell: number; direction: Direction }) => {
  const clockwise = turn(direction, 1);
  const beyond = neighbourCell(grid, cell, clockwise);
  return beyond === OFF_BOARD
    ? { cell, direction: clockwise }
    : { cell: beyond, direction: turn(direction, -1) };
};

const fromLowest = (ring: readonly number[]): number[] => {
  const lowest = ring.indexOf(least(ring));
  return [...ring.slice(lowest), ...ring.slice(0, lowest)];
};
