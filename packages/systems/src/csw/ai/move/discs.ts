import { cacheByKey, cachePerObject } from '@warmoot/kernel';
import type { Board } from '../../state/board.ts';
import { distance, NOWHERE } from '../../state/board.ts';

/** The cells around a cell, nearest first, with their distance. */
export interface Disc {
  readonly cells: readonly number[];
  readonly hexes: readonly number[];
}

const spread = (board: Board, centre: number, radius: number): Disc => {
  const { neighbours } = board.grid;
  const cells = new Set([centre]);
  for (const cell of cells) {
    if (distance(board, centre, cell) >= radius) continue;
    for (let entry = 6 * cell; entry < 6 * cell + 6; entry++) {
      const next = neighbours[entry] as number;
      if (next !== NOWHERE) cells.add(next);
    }
  }
  const found = [...cells];
  return { cells: found, hexes: found.map((cell) => distance(board, centre, cell)) };
};

const discsOn = cachePerObject((board: Board) =>
  cacheByKey((key: number) => spread(board, Math.floor(key / 64), key % 64)),
);

export const discAbout = (board: Board, centre: number, radius: number): Disc =>
  discsOn(board)(64 * centre + radius);
