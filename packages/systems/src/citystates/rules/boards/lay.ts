import { type Dice, pick, shuffle } from '@warmoot/kernel';
import { BOARDS } from '../../data/boards.ts';
import { recording, type Tale } from '../../engine/tale.ts';
import { boardOf } from '../../state/board.ts';
import { DIRECTIONS } from '../../state/directions.ts';
import type { Game } from '../../state/game.ts';
import type { LaidBoard } from '../../state/ground.ts';
import { bestPairs, legalPairs } from './contacts.ts';

/** CST-BRD-11, CST-SET-01: the boards in use. */
const boardsInUse = ({ options: { switches } }: Game): string[] =>
  BOARDS.map(({ id }) => id).filter((id) => switches.boards || id.startsWith('B'));

/** CST-BRD-12 */
const BOARDS_PER_PLAYER = 2;

/** CST-BRD-13: the earliest drawn board whose sides are all land, otherwise the first drawn. */
const firstOf = (drawn: readonly string[]): string =>
  drawn.find((id) => boardOf(id).sides === 'LLLLLL') ?? (drawn[0] as string);

/** CST-BRD-13: shuffles all boards in use, takes two for each player, and lays the first. */
export const drawBoards = (tale: Tale, dice: Dice): void => {
  const { options } = tale.state;
  const drawing = recording(dice);
  const boards = shuffle(drawing.dice, boardsInUse(tale.state), 'order of the boards').slice(
    0,
    BOARDS_PER_PLAYER * options.players,
  );
  tale.tell({
    type: 'boardsDrawn',
    boards,
    rolls: drawing.rolls,
    irrevocable: true,
    rules: ['CST-BRD-11', 'CST-BRD-12', 'CST-BRD-13'],
  });
  const turning = recording(dice);
  const rotation = pick(turning.dice, DIRECTIONS, 'rotation of the first board');
  const laid: LaidBoard = { board: firstOf(boards), q: 0, r: 0, rotation };
  tale.tell({ type: 'boardLaid', laid, rolls: turning.rolls, rules: ['CST-BRD-13'] });
};

/** CST-BRD-13, CST-BRD-14: the first board of the queue that fits; those before it go to the end. */
const nextThatFits = ({ setUp, layout }: Game): string | undefined =>
  setUp.boards.find((board) => legalPairs(layout, board).length > 0);

/** CST-BRD-13: boards that fit nowhere go to the end; if none fits, everything is shuffled again. */
export const bringNextBoard = (tale: Tale, dice: Dice): void => {
  const { setUp } = tale.state;
  if (setUp.boards.length === 0) return;
  const board = nextThatFits(tale.state);
  if (board === undefined) {
    drawBoards(tale, dice);
    bringNextBoard(tale, dice);
    return;
  }
  const passed = setUp.boards.indexOf(board);
  if (passed > 0)
    tale.tell({ type: 'boardsPutBack', boards: setUp.boards.slice(0, passed), rules: ['CST-BRD-13'] });
};

/** One of these pairs at random. */
const layOneOf = (tale: Tale, pairs: readonly { readonly laid: LaidBoard }[], dice: Dice): void => {
  const drawing = recording(dice);
  const { laid } = pick(drawing.dice, pairs, 'place of the board');
  tale.tell({ type: 'boardLaid', laid, rolls: drawing.rolls, rules: ['CST-BRD-13', 'CST-R-62'] });
};

/** CST-PLY-03: places a board for a player who does not choose. */
export const layAnywhere = (tale: Tale, dice: Dice): void => {
  const { layout, setUp } = tale.state;
  layOneOf(tale, legalPairs(layout, setUp.boards[0] as string), dice);
};

/** CST-BRD-13: automatic placement. Whatever the result, land is connected without crossing rivers (CST-BRD-15). */
export const layAll = (tale: Tale, dice: Dice): void => {
  bringNextBoard(tale, dice);
  while (tale.state.setUp.boards.length > 0) {
    const { layout, setUp } = tale.state;
    layOneOf(tale, bestPairs(legalPairs(layout, setUp.boards[0] as string)), dice);
    bringNextBoard(tale, dice);
  }
};
