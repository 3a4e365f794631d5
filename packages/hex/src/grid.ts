import { type Direction, distance, type Hex, STEPS } from './coordinates.ts';
import { hexAtColumnRow, type OffsetIds } from './hexIds.ts';
import { disc } from './rings.ts';

/** No cell: the place is off the board. */
export const OFF_BOARD = -1;

/**
 * A bounded board. Every hex has a cell, a whole number from 0 in the order the board was built, so that data about
 * hexes fits in plain arrays.
 */
export interface Grid {
  readonly size: number;
  readonly hexes: readonly Hex[];
  /** Six to a cell, in the order of the directions: `neighbours[6 * cell + direction]`, or OFF_BOARD. */
  readonly neighbours: Int32Array;
  readonly box: Box;
}

/** A box around the board in axial coordinates, one hex wider on each side, with the cell of each of its places. */
export interface Box {
  readonly q: number;
  readonly r: number;
  readonly width: number;
  readonly height: number;
  readonly cells: Int32Array;
}

/** A box this much larger than any board means stray coordinates, not a map. */
const MAX_BOX = 1 << 24;

/** A board of any shape, its cells in the order of the list. */
export const gridOf = (hexes: readonly Hex[]): Grid => {
  const box = boxAround(hexes);
  hexes.forEach((hex, cell) => {
    const place = placeOf(box, hex);
    if (box.cells[place] !== OFF_BOARD) throw new RangeError(`Hex ${hex.q},${hex.r} is on the board twice.`);
    box.cells[place] = cell;
  });
  return { size: hexes.length, hexes, neighbours: neighbourTable(box, hexes), box };
};

/** A staggered rectangle, row by row from the first column and row of its ids (CSW-GEO-08, GRD-MAP-06). */
export const rectangleGrid = (ids: OffsetIds, columns: number, rows: number): Grid => {
  const hexes: Hex[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      hexes.push(hexAtColumnRow(ids, { column: column + ids.first, row: row + ids.first }));
  return gridOf(hexes);
};

/** A hexagon of hexes about (0,0), row by row (CST-BRD-02). */
export const hexagonGrid = (radius: number): Grid => gridOf(disc({ q: 0, r: 0 }, radius));

const boxAround = (hexes: readonly Hex[]): Box => {
  const first = hexes[0] ?? { q: 0, r: 0 };
  let [left, right, top, bottom] = [first.q, first.q, first.r, first.r];
  for (const { q, r } of hexes) {
    if (q < left) left = q;
    if (q > right) right = q;
    if (r < top) top = r;
    if (r > bottom) bottom = r;
  }
  const [width, height] = [right - left + 3, bottom - top + 3];
  if (!(width * height <= MAX_BOX)) throw new RangeError(`A board ${width} by ${height} is too large.`);
  return { q: left - 1, r: top - 1, width, height, cells: new Int32Array(width * height).fill(OFF_BOARD) };
};

/** Where a hex of the board lies in its box. */
export const placeOf = (box: Box, { q, r }: Hex): number => (r - box.r) * box.width + (q - box.q);

/** The margin of the box lets every neighbour be looked up at a fixed distance in it. */
const neighbourTable = (box: Box, hexes: readonly Hex[]): Int32Array => {
  const table = new Int32Array(hexes.length * 6);
  const steps = STEPS.map(({ q, r }) => r * box.width + q);
  let entry = 0;
  for (const hex of hexes) {
    const place = placeOf(box, hex);
    for (let direction = 0; direction < 6; direction++)
      table[entry++] = box.cells[place + steps[direction]!]!;
  }
  return table;
};

const cellInBox = (box: Box, q: number, r: number): number => {
  const across = q - box.q;
  const down = r - box.r;
  if (across < 0 || across >= box.width || down < 0 || down >= box.height) return OFF_BOARD;
  return box.cells[down * box.width + across]!;
};

/** The cell at axial coordinates, or OFF_BOARD. */
export const cellAt = (grid: Grid, q: number, r: number): number => cellInBox(grid.box, q, r);

/** The cell of a hex, or OFF_BOARD. */
export const cellOf = (grid: Grid, hex: Hex): number => cellInBox(grid.box, hex.q, hex.r);

export const isOnBoard = (grid: Grid, hex: Hex): boolean => cellOf(grid, hex) !== OFF_BOARD;

export const hexOf = (grid: Grid, cell: number): Hex => grid.hexes[cell]!;

/** The cell next to this one, or OFF_BOARD. */
export const neighbourCell = (grid: Grid, cell: number, direction: Direction): number =>
  grid.neighbours[6 * cell + direction]!;

/** The cells next to this one that are on the board, in the order of the directions. */
export const neighbourCells = (grid: Grid, cell: number): number[] => {
  const cells: number[] = [];
  for (let entry = 6 * cell; entry < 6 * cell + 6; entry++)
    if (grid.neighbours[entry]! !== OFF_BOARD) cells.push(grid.neighbours[entry]!);
  return cells;
};

export const distanceBetween = (grid: Grid, a: number, b: number): number =>
  distance(grid.hexes[a]!, grid.hexes[b]!);

/** The least distance to any of the cells (CSW-GEO-09); Infinity if there are none. */
export const distanceToNearest = (grid: Grid, cell: number, targets: Iterable<number>): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const target of targets) least = Math.min(least, distanceBetween(grid, cell, target));
  return least;
};

/**
 * The number of a cell's side, the same from both cells it separates and below 6 * size, for arrays of hexside data. A
 * side on the edge of the board belongs to its one cell.
 */
export const sideOf = (grid: Grid, cell: number, direction: Direction): number => {
  const beyond = neighbourCell(grid, cell, direction);
  return direction < 3 || beyond === OFF_BOARD ? 6 * cell + direction : 6 * beyond + direction - 3;
};
