import { cellsBeside } from '../../board.ts';
import type { Side } from '../../setup.ts';
import { type Battle, boardIn } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { checkersIn, noteCause, plainCause } from '../morale/causes.ts';

const holdsSteadyFriends = (battle: Battle, side: Side, cell: number): boolean =>
  checkersIn(battle, { cell, underground: false }, side).some((unit) => !unit.routed);

/** CSW-MOR-05, CSW-ROU-10: friends it ran through or next to, wherever they still stand unrouted. */
export const notePassage = (tale: Tale, side: Side, path: readonly number[]): void => {
  const board = boardIn(tale.state);
  const passed = new Set(path.flatMap((cell) => [cell, ...cellsBeside(board, cell)]));
  const shaken = [...passed].filter((cell) => holdsSteadyFriends(tale.state, side, cell));
  for (const cell of shaken.sort((a, b) => a - b))
    noteCause(tale, plainCause({ cell, underground: false }, side, 'CSW-MOR-05'));
};
