import { cellOf, columnRowOf, fromTiled, type Grid, type HexMap, hexesBeside, readMap } from '@warmoot/hex';
import { type Reading, readingOf, unreadable } from '@warmoot/kernel';
import { boardOf, NOWHERE } from '../state/board.ts';
import type { Field, Terrain } from '../state/field.ts';
import { MAP_CLAUSES } from './mapClauses.ts';
import { isRampart, TERRAIN_OF_WORD } from './words.ts';

/** CSW-MIN-01: a map somebody drew as text, or the first thing that is wrong with it. */
export const readField = (text: string): Reading<Field> => checked(readMap(text));

/** The same for a map drawn with Tiled. */
export const readTiledField = (json: unknown): Reading<Field> => checked(fromTiled(json));

const checked = (reading: ReturnType<typeof readMap>): Reading<Field> => {
  if (!reading.ok) return unreadable(reading.problem.replace(/\.$/, ''));
  const { value: map } = reading;
  for (const clause of MAP_CLAUSES) {
    const problem = clause(map);
    if (problem !== undefined) return unreadable(problem);
  }
  return readingOf(fieldOf(map));
};

/** One of our own maps; a fault in it is a defect. */
export const drawnField = (text: string): Field => {
  const reading = readField(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
};

export const blankField = (name: string, columns: number, rows: number): Field => ({
  name,
  columns,
  rows,
  terrain: Array<Terrain>(columns * rows).fill('clear'),
  water: Array<null>(columns * rows).fill(null),
  roads: Array<number>(columns * rows).fill(0),
  within: Array<null>(columns * rows).fill(null),
  names: [],
});

/** It passed the clauses, so its hexes are those of a board of its size. */
const fieldOf = (map: HexMap): Field => {
  const places = map.cells.map(({ hex }) => columnRowOf(map.notation.ids, hex));
  const columns = Math.max(...places.map(({ column }) => column));
  const rows = Math.max(...places.map(({ row }) => row));
  const blank = blankField(map.name, columns, rows);
  const { grid } = boardOf(blank);
  const terrain = terrainOf(map, grid);
  return {
    ...blank,
    terrain,
    water: waterOf(map, grid),
    roads: roadsOf(map, grid),
    within: withinOf(map, grid, terrain),
    names: map.marks.flatMap(({ hex, name }) => (name === '' ? [] : [{ cell: cellOf(grid, hex), name }])),
  };
};

const terrainOf = (map: HexMap, grid: Grid): Terrain[] => {
  const terrain = Array<Terrain>(grid.size).fill('clear');
  for (const { hex, terrain: word } of map.cells)
    terrain[cellOf(grid, hex)] = TERRAIN_OF_WORD[word] as Terrain;
  return terrain;
};

const waterOf = ({ overlays }: HexMap, grid: Grid): Field['water'] => {
  const water = Array<'stream' | 'moat' | null>(grid.size).fill(null);
  for (const kind of ['stream', 'moat'] as const)
    for (const hex of overlays[kind] ?? []) water[cellOf(grid, hex)] = kind;
  return water;
};

/** CSW-GEO-06: hexside to hexside. A road may leave the map, which joins boards (CSW-SCN-03). */
const roadsOf = ({ sides }: HexMap, grid: Grid): number[] => {
  const roads = Array<number>(grid.size).fill(0);
  const lay = (cell: number, direction: number): void => {
    if (cell !== NOWHERE) roads[cell] = (roads[cell] as number) | (1 << direction);
  };
  for (const side of sides.road ?? []) {
    const [near, far] = hexesBeside(side);
    lay(cellOf(grid, near), side.direction);
    lay(cellOf(grid, far), (side.direction + 3) % 6);
  }
  return roads;
};

/** CSW-WAL-02: on a map with walls every ordinary hex that is not inside is outside. */
const withinOf = ({ overlays }: HexMap, grid: Grid, terrain: readonly Terrain[]): Field['within'] => {
  if (!terrain.some(isRampart)) return Array<null>(grid.size).fill(null);
  const inside = new Set((overlays.inside ?? []).map((hex) => cellOf(grid, hex)));
  return terrain.map((here, cell) => (isRampart(here) ? null : inside.has(cell) ? 'inside' : 'outside'));
};
