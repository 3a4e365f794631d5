import type { Tale } from '../../engine/tale.ts';
import { cellsBeside } from '../../state/board.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { checksMorale, noteCause, plainCause } from '../morale/causes.ts';

const holdsSteadyFriends = (battle: Battle, side: Side, cell: number): boolean => {
  const { first, next } = occupancyOf(battle);
  for (let id = first[cell] as number; id >= 0; id = next[id] as number) {
    const unit = battle.units[id] as Unit;
    if (unit.side === side && !unit.routed && checksMorale(battle, unit)) return true;
  }
  return false;
};

/** CSW-MOR-05, CSW-ROU-10: friends it ran through or next to, wherever they still stand unrouted. */
export const notePassage = (tale: Tale, side: Side, path: readonly number[]): void => {
  const board = boardIn(tale.state);
  const shaken: number[] = [];
  const pass = (cell: number): void => {
    if (holdsSteadyFriends(tale.state, side, cell) && !shaken.includes(cell)) shaken.push(cell);
  };
  for (const cell of path) {
    pass(cell);
    for (const beside of cellsBeside(board, cell)) pass(beside);
  }
  for (const cell of shaken.sort((a, b) => a - b))
    noteCause(tale, plainCause({ cell, underground: false }, side, 'CSW-MOR-05'));
};
