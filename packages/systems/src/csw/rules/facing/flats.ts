import type { Direction } from '@warmoot/hex';
import { type Board, directionTo } from '../../state/board.ts';
import type { Unit } from '../../state/unit.ts';

/** CSW-FAC-02: the facing direction and the one on either side of it. */
export const isFrontFlat = (facing: Direction, direction: Direction): boolean => {
  const turn = (direction - facing + 6) % 6;
  return turn <= 1 || turn === 5;
};

/** The three front directions, the facing one first. */
export const frontFlats = (facing: Direction): Flats => FRONTS[facing];

type Flats = readonly [Direction, Direction, Direction];
const FRONTS: readonly [Flats, Flats, Flats, Flats, Flats, Flats] = [
  [0, 1, 5],
  [1, 2, 0],
  [2, 3, 1],
  [3, 4, 2],
  [4, 5, 3],
  [5, 0, 4],
];

/** CSW-FAC-02, CSW-FAC-07: whether an adjacent cell lies in a unit's front; a routed unit has none. */
export const isInFront = (board: Board, unit: Unit, cell: number): boolean => {
  if (unit.routed) return false;
  const direction = directionTo(board, unit.cell, cell);
  return direction !== undefined && isFrontFlat(unit.facing, direction);
};
