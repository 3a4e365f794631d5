import type { Direction } from '@warmoot/hex';
import { type Board, directionTo } from '../../board.ts';
import type { Unit } from '../../state.ts';

/** CSW-FAC-02: the facing direction and the one on either side of it. */
export const isFrontFlat = (facing: Direction, direction: Direction): boolean => {
  const turn = (direction - facing + 6) % 6;
  return turn <= 1 || turn === 5;
};

/** The three front directions, the facing one first. */
export const frontFlats = (facing: Direction): readonly [Direction, Direction, Direction] => [
  facing,
  ((facing + 1) % 6) as Direction,
  ((facing + 5) % 6) as Direction,
];

/** CSW-FAC-02, CSW-FAC-07: whether an adjacent cell lies in a unit's front; a routed unit has none. */
export const isInFront = (board: Board, unit: Unit, cell: number): boolean => {
  if (unit.routed) return false;
  const direction = directionTo(board, unit.cell, cell);
  return direction !== undefined && isFrontFlat(unit.facing, direction);
};
