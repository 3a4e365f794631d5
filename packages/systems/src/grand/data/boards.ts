import type { Terrain } from './terrain.ts';

/** GRD-PLY-29: one tactical board. */
export const BOARD_COLUMNS = 22;
export const BOARD_ROWS = 17;

/** GRD-PLY-29: boards and turns by the combined strength of both armies in points. */
export const LENGTHS = [
  { upTo: 200, boards: 1, turns: 10 },
  { upTo: 350, boards: 1, turns: 15 },
  { upTo: Number.POSITIVE_INFINITY, boards: 2, turns: 18 },
] as const;
/** GRD-PLY-29: in a fortified city. */
export const SIEGE_TURNS = 18;

interface Shares {
  readonly hill1: number;
  readonly hill2: number;
  readonly woods: number;
}

/** GRD-PLY-22: percentages by campaign hex; the rest is clear. Cities fill their outer rows like a plain (GRD-PLY-30). */
export const SHARES: Readonly<Record<Terrain, Shares>> = {
  plain: { hill1: 5, hill2: 0, woods: 10 },
  woods: { hill1: 5, hill2: 0, woods: 60 },
  hills: { hill1: 50, hill2: 15, woods: 10 },
  mountains: { hill1: 40, hill2: 40, woods: 10 },
  city: { hill1: 5, hill2: 0, woods: 10 },
  fortified: { hill1: 5, hill2: 0, woods: 10 },
};

/** GRD-PLY-30, GRD-PLY-31: the first row that is filled with terrain. */
export const FIRST_FILLED_ROW: Readonly<Record<Terrain, number>> = {
  plain: 1,
  woods: 1,
  hills: 1,
  mountains: 1,
  city: 9,
  fortified: 11,
};

/** GRD-PLY-30: column and row on one board. */
export const BUILDINGS: readonly (readonly [column: number, row: number])[] = [
  [4, 4],
  [4, 5],
  [5, 4],
  [9, 4],
  [9, 5],
  [10, 4],
  [13, 4],
  [13, 5],
  [14, 4],
  [18, 4],
  [18, 5],
  [19, 4],
];
export const WALL_ROW = 8;
export const TOWER_COLUMNS: readonly number[] = [3, 9, 15, 21];
export const GATE_COLUMNS: readonly number[] = [6, 18];

/** GRD-PLY-29: the rows in which both sides set up. */
export const DEFENDER_ROWS = [1, 6] as const;
export const SIEGE_ROWS = [1, 8] as const;
export const ATTACKER_ROWS = [13, 17] as const;
