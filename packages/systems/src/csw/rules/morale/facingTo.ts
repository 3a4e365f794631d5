import type { Direction } from '@warmoot/hex';
import { STEPS } from '@warmoot/hex';
import { type Board, distance } from '../../state/board.ts';

/** CSW-R-49: the nearest of several hexes, among equally near ones the lowest id. */
export const nearestOf = (board: Board, from: number, cells: readonly number[]): number | undefined => {
  let nearest: number | undefined;
  for (const cell of cells)
    if (nearest === undefined || distance(board, from, cell) < distance(board, from, nearest)) nearest = cell;
  return nearest;
};

/** How far a hex offset points in a direction; exact, up to a common factor. */
const along = (q: number, r: number, direction: Direction): number => {
  const step = STEPS[direction];
  return 3 * q * step.q + (2 * r + q) * (2 * step.r + step.q);
};

/** CSW-R-49: the direction that points nearest to a hex. If it is between two, the clockwise one. */
export const facingTo = ({ grid }: Board, from: number, to: number): Direction => {
  const a = grid.hexes[from] as { q: number; r: number };
  const b = grid.hexes[to] as { q: number; r: number };
  const measure = (direction: Direction): number => along(b.q - a.q, b.r - a.r, direction);
  let best: Direction = 0;
  for (const direction of [1, 2, 3, 4, 5] as const) if (measure(direction) >= measure(best)) best = direction;
  return best === 5 && measure(0) === measure(5) ? 0 : best;
};
