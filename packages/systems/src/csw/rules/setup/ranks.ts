import { type Board, distanceToEdge } from '../../state/board.ts';
import type { Edge } from '../../state/field.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import { groundAt, hasWater } from '../terrain/ground.ts';

/** A map as an army sees it: `depth` from its own edge towards the enemy, `file` along the line. */
export interface Ranks {
  readonly board: Board;
  readonly depth: (cell: number) => number;
  readonly file: (cell: number) => number;
  /** Ranks of the whole map. */
  readonly depths: number;
}

export const ranksOf = (
  battle: Battle,
  side: Side,
  edge: Edge = battle.setup.sides[side].friendlyEdge,
): Ranks => {
  const board = boardIn(battle);
  const facesAcross = edge === 'west' || edge === 'east';
  return {
    board,
    depth: (cell) => distanceToEdge(board, cell, edge),
    file: (cell) => (facesAcross ? cell % board.rows : Math.floor(cell / board.rows)),
    depths: facesAcross ? board.columns : board.rows,
  };
};

/** The value of terrain to a line that stands on it. */
const worth = (battle: Battle, cell: number): number => {
  const ground = groundAt(battle, cell);
  if (ground === 'swamp' || hasWater(battle, cell)) return 0;
  return ground === 'clear' || ground === 'woods' || ground === 'wreck' ? 2 : 3;
};

/**
 * Where a line could stand, the best rank first: well forward but in its own half, on ground that helps it. In tenths,
 * so that a rank of hills is worth giving up ten hexes of ground.
 */
export const frontDepths = (battle: Battle, { depth, depths }: Ranks, cells: readonly number[]): number[] => {
  const middle = Math.floor((depths - 1) / 2);
  const byDepth = new Map<number, number[]>();
  for (const cell of cells) byDepth.set(depth(cell), [...(byDepth.get(depth(cell)) ?? []), cell]);
  const score = (at: number): number => {
    const rank = byDepth.get(at) as number[];
    const ground = rank.reduce((sum, cell) => sum + worth(battle, cell), 0);
    return Math.floor((10 * ground) / rank.length) + (at <= middle ? at : 2 * middle - 3 * at);
  };
  return [...byDepth.keys()].sort((a, b) => score(b) - score(a) || a - b);
};
