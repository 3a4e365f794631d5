import { cellAt, type Grid } from './grid.ts';
import { walkLine } from './line.ts';

/** In place of a second cell: the line crosses one hex here and runs along no hexside. */
export const NO_PAIR = -2;

/**
 * The line between two cells (see `lineBetween`), written into `out` two entries to a stretch: the cell crossed and
 * NO_PAIR, or the two cells of a hexside. A hex off the board is OFF_BOARD. Gives the number of stretches.
 */
export const lineCells = (grid: Grid, from: number, to: number, out: Int32Array): number => {
  const start = grid.hexes[from]!;
  const end = grid.hexes[to]!;
  let entry = 0;
  walkLine(start.q, start.r, end.q, end.r, (q, r, pairQ, pairR) => {
    out[entry] = cellAt(grid, q, r);
    out[entry + 1] = pairQ === q && pairR === r ? NO_PAIR : cellAt(grid, pairQ, pairR);
    entry += 2;
  });
  return entry / 2;
};

/** Room enough for the longest line on the board. */
export const lineBuffer = (grid: Grid): Int32Array =>
  new Int32Array(4 * (grid.box.width + grid.box.height) + 4);
