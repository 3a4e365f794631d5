import type { Board } from '../../state/board.ts';
import { enemyOf, type Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Band } from '../bands.ts';
import type { Aim } from './doctrine.ts';

/** The position of a cell along the line of an army that faces away from its edge. */
const fileOf = (battle: Battle, side: Side, board: Board, cell: number): number => {
  const { friendlyEdge } = battle.setup.sides[side];
  return friendlyEdge === 'west' || friendlyEdge === 'east'
    ? cell % board.rows
    : Math.floor(cell / board.rows);
};

const lowerHalf = (bands: readonly Band[], measure: (band: Band) => number): Band[] =>
  [...bands].sort((a, b) => measure(a) - measure(b)).slice(0, Math.ceil(bands.length / 2));

/** The enemies that an aim selects. */
const aimedAt = (battle: Battle, side: Side, enemies: readonly Band[], aim: Aim): readonly Band[] => {
  const board = boardIn(battle);
  const file = ({ cell }: Band): number => fileOf(battle, side, board, cell);
  switch (aim) {
    case 'leaders':
      return enemies.filter(({ leaders }) => leaders.length > 0);
    case 'weakest':
      return lowerHalf(enemies, ({ might, defence }) => might * (2 + defence));
    case 'left':
      return lowerHalf(enemies, file);
    case 'right':
      return lowerHalf(enemies, (band) => -file(band));
    default:
      return enemies;
  }
};

/** Where to go: to the chosen enemies, to any enemy, or to where the enemy will come from. */
export const goalsOf = (
  battle: Battle,
  side: Side,
  enemies: readonly Band[],
  aim: Aim,
): readonly number[] => {
  const aimed = aimedAt(battle, side, enemies, aim);
  if (aimed.length > 0) return aimed.map(({ cell }) => cell);
  if (enemies.length > 0) return enemies.map(({ cell }) => cell);
  const { entry, area } = battle.setup.sides[enemyOf(side)];
  return entry.length > 0 ? entry : area;
};
