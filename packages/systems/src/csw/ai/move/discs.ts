import type { Board } from '../../state/board.ts';
import { distance, NOWHERE } from '../../state/board.ts';

/** The cells about a cell, nearest first, with how far they are. */
export interface Disc {
  readonly cells: readonly number[];
  readonly hexes: readonly number[];
}

const KNOWN = new WeakMap<Board, Map<number, Disc>>();

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

export const discAbout = (board: Board, centre: number, radius: number): Disc => {
  let known = KNOWN.get(board);
  if (known === undefined) {
    known = new Map();
    KNOWN.set(board, known);
  }
  const key = centre * 64 + radius;
  let disc = known.get(key);
  if (disc === undefined) {
    disc = spread(board, centre, radius);
    known.set(key, disc);
  }
  return disc;
};
