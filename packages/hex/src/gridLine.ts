import { type Grid, placeOf } from './grid.ts';
import { longestTrace, traceLine } from './line.ts';

/** In place of a second cell: the line crosses one hex here and runs along no hexside. */
export const NO_PAIR = -2;

/**
 * The line between two cells (see `lineBetween`), written into `out` two entries to a stretch: the cell crossed and
 * NO_PAIR, or the two cells of a hexside. A hex off the board is OFF_BOARD. Returns the number of stretches.
 */
export const lineCells = ({ hexes, box }: Grid, from: number, to: number, out: Int32Array): number => {
  const start = hexes[from]!;
  const end = hexes[to]!;
  const count = traceLine(end.q - start.q, end.r - start.r, placeOf(box, start), box.width, out);
  for (let at = 0; at < 2 * count; at += 2) {
    const place = out[at]!;
    const pair = out[at + 1]!;
    out[at] = box.cells[place]!;
    out[at + 1] = pair === place ? NO_PAIR : box.cells[pair]!;
  }
  return count;
};

/** Large enough for the longest line on the board. */
export const lineBuffer = ({ box }: Grid): Int32Array => new Int32Array(longestTrace(box.width + box.height));
