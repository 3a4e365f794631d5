import { expect, test } from 'vitest';
import {
  borderRing,
  COLUMN_ROW_IDS,
  cellAt,
  cellOf,
  columnRowOf,
  DIRECTIONS,
  disc,
  distance,
  distanceBetween,
  distanceToNearest,
  edgesOf,
  type Grid,
  gridOf,
  hexagonGrid,
  hexOf,
  isBorderCell,
  isOnBoard,
  neighbour,
  neighbourCell,
  neighbourCells,
  OFF_BOARD,
  opposite,
  printHexId,
  readHexId,
  rectangleGrid,
  regionAround,
  regionsOf,
  ring,
  SHIFTED_ROW_IDS,
  sideOf,
} from './index.ts';

const board = rectangleGrid(COLUMN_ROW_IDS, 22, 17);

const cell = (id: string): number => {
  const hex = readHexId(COLUMN_ROW_IDS, id);
  if (!hex.ok) throw new Error(hex.problem);
  return cellOf(board, hex.value);
};
const id = (at: number): string => printHexId(COLUMN_ROW_IDS, hexOf(board, at));

test('[CSW-GEO-08] a board of 22 columns by 17 rows counts its cells row by row', () => {
  expect(board.size).toBe(374);
  expect([0, 1, 21, 22, 373].map(id)).toEqual(['0101', '0201', '2201', '0102', '2217']);
  expect(cell('0317')).toBe(16 * 22 + 2);
});

test.each([
  ['rectangle', board],
  ['shifted rows', rectangleGrid(SHIFTED_ROW_IDS, 7, 6)],
  ['hexagon', hexagonGrid(3)],
  ['list with a hole', gridOf(ring({ q: 4, r: 9 }, 2))],
])('cells, hexes and neighbours agree on a %s', (_, grid) => {
  for (let at = 0; at < grid.size; at++) {
    const hex = hexOf(grid, at);
    expect(cellAt(grid, hex.q, hex.r)).toBe(at);
    const around = DIRECTIONS.map((direction) => cellOf(grid, neighbour(hex, direction)));
    expect(DIRECTIONS.map((direction) => neighbourCell(grid, at, direction))).toEqual(around);
    expect(neighbourCells(grid, at)).toEqual(around.filter((each) => each !== OFF_BOARD));
    expect(distanceBetween(grid, 0, at)).toBe(distance(hexOf(grid, 0), hex));
  }
});

test('both cells of a hexside give it the same number, and no two hexsides share a number', () => {
  const grid = hexagonGrid(3);
  const numbers = new Map<number, string>();
  for (let at = 0; at < grid.size; at++)
    for (const direction of DIRECTIONS) {
      const beyond = neighbourCell(grid, at, direction);
      const number = sideOf(grid, at, direction);
      if (beyond !== OFF_BOARD) expect(sideOf(grid, beyond, opposite(direction))).toBe(number);
      const name = [at, beyond].sort().join() + (beyond === OFF_BOARD ? direction : '');
      expect(numbers.get(number) ?? name).toBe(name);
      numbers.set(number, name);
    }
  expect(Math.max(...numbers.keys())).toBeLessThan(6 * grid.size);
});

test('places off the board have no cell', () => {
  const grid = hexagonGrid(2);
  expect(cellAt(grid, 2, 1)).toBe(OFF_BOARD);
  expect(cellAt(grid, 1000, 0)).toBe(OFF_BOARD);
  expect(isOnBoard(grid, { q: 0, r: 3 })).toBe(false);
  expect(cellAt(gridOf([]), 0, 0)).toBe(OFF_BOARD);
});

test('a board cannot contain a hex twice, nor be too large', () => {
  expect(() =>
    gridOf([
      { q: 1, r: 2 },
      { q: 1, r: 2 },
    ]),
  ).toThrow('Hex 1,2 is on the board twice.');
  expect(() =>
    gridOf([
      { q: 0, r: 0 },
      { q: 1e6, r: 1e6 },
    ]),
  ).toThrow('too large');
});

test('[CSW-GEO-09] the edges are the first and last row and column', () => {
  const edges = edgesOf(board, COLUMN_ROW_IDS);
  expect(edges.north.map(id)).toContain('0201');
  expect(edges.north).toHaveLength(22);
  expect(edges.south.map(id).slice(0, 2)).toEqual(['0117', '0217']);
  expect(edges.west.every((at) => columnRowOf(COLUMN_ROW_IDS, hexOf(board, at)).column === 1)).toBe(true);
  expect(edges.east).toHaveLength(17);
});

test('[CSW-GEO-09] distance to an edge is the least distance to any of its hexes', () => {
  const { north, east } = edgesOf(board, COLUMN_ROW_IDS);
  expect(distanceToNearest(board, cell('1109'), north)).toBe(8);
  expect(distanceToNearest(board, cell('1109'), east)).toBe(11);
  expect(distanceToNearest(board, cell('1109'), [])).toBe(Number.POSITIVE_INFINITY);
});

test('[CSW-SET-10] the border hexes are listed along the border, clockwise from the north-west', () => {
  const border = borderRing(board);
  expect(border).toHaveLength(2 * (22 + 17) - 4);
  expect(new Set(border).size).toBe(border.length);
  expect(border.slice(0, 3).map(id)).toEqual(['0101', '0201', '0301']);
  border.forEach((at, index) => {
    expect(isBorderCell(board, at)).toBe(true);
    expect(distanceBetween(board, at, border[(index + 1) % border.length]!)).toBe(1);
  });
  const { north, south, west, east } = edgesOf(board, COLUMN_ROW_IDS);
  expect(new Set(border)).toEqual(new Set([...north, ...south, ...west, ...east]));
});

test('the border of a board of any shape goes round it once', () => {
  expect(borderRing(hexagonGrid(3))).toHaveLength(18);
  expect(borderRing(hexagonGrid(0))).toEqual([0]);
  expect(borderRing(gridOf([]))).toEqual([]);
  const strip = gridOf([0, 1, 2].map((q) => ({ q, r: 0 })));
  expect(borderRing(strip)).toEqual([0, 1, 2, 1]);
  const withHole = gridOf(disc({ q: 0, r: 0 }, 2).filter(({ q, r }) => q !== 0 || r !== 0));
  expect(borderRing(withHole)).toHaveLength(12);
});

const parity = (grid: Grid) => (at: number) => hexOf(grid, at).q % 2 === 0;

test('a region is everything connected with its start, and regions are ordered by their first cells', () => {
  const grid = hexagonGrid(2);
  const regions = regionsOf(grid, parity(grid));
  expect(regions.map((region) => region.length)).toEqual([5, 3, 3]);
  expect(regions.map((region) => region[0])).toEqual([...regions.map((region) => Math.min(...region))]);
  expect(regionAround(grid, 0, parity(grid)).toSorted()).toEqual(regions[0]!.toSorted());
  expect(regionAround(grid, cellAt(grid, 1, 0), parity(grid))).toEqual([]);
});

test('[CST-BRD-15] hexsides may divide a region', () => {
  const grid = hexagonGrid(1);
  const riverAroundCentre = (from: number, to: number) => from !== 3 && to !== 3;
  expect(regionsOf(grid, () => true, riverAroundCentre).map((region) => region.length)).toEqual([6, 1]);
});
