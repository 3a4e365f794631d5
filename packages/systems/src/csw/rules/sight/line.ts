import { lineBuffer, lineCells, NO_PAIR } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import type { Board } from '../../state/board.ts';

/** In place of the second hex of a stretch that runs along no hexside (CSW-LOS-11). */
export const ALONE = NO_PAIR;

/**
 * The straight line between two centres (CSW-LOS-01, CSW-LOS-13), two entries to a stretch: the cell crossed and
 * ALONE, or the two cells of a hexside. One buffer serves every line of a board: read a line before drawing the next.
 */
export interface Line {
  readonly cells: Int32Array;
  /** Where the stretches between the two ends begin and end in `cells`. */
  start: number;
  stop: number;
}

const lineOn = cachePerObject(({ grid }: Board): Line => ({ cells: lineBuffer(grid), start: 2, stop: 0 }));

export const drawLine = (board: Board, from: number, to: number): Line => {
  const line = lineOn(board);
  line.stop = 2 * lineCells(board.grid, from, to, line.cells) - 2;
  return line;
};
