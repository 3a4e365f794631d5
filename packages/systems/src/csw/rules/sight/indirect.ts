import { distance, idOf } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import { groundAt } from '../terrain/ground.ts';
import { blockedByTerrain, type Ends, endsOf } from './obstacles.ts';
import { blockingHexes } from './sight.ts';

/** CSW-IND-01, CSW-IND-02: over units, level 1 hills and buildings, not over woods, high hills or walls. */
const isLowEnough = (battle: Battle, ends: Ends, cell: number): boolean => {
  if (blockedByTerrain(battle, ends, cell) === undefined) return true;
  const ground = groundAt(battle, cell);
  return ground === 'hill1' || ground === 'building';
};

/** Why a blocked line cannot be shot over (CSW-R-65: every blocking hex is checked), or undefined if it can. */
export const notOver = (battle: Battle, from: number, to: number): string | undefined => {
  const board = boardIn(battle);
  const ends = endsOf(battle, from, to);
  for (const cell of blockingHexes(battle, from, to)) {
    if (!isLowEnough(battle, ends, cell)) return `what stands in ${idOf(board, cell)} cannot be shot over`;
    if (distance(board, cell, to) <= 1) return `${idOf(board, cell)} lies next to the target`;
  }
  return undefined;
};
