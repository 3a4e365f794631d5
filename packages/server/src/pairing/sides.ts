import { type Game, isBye, isIn } from './game.ts';

/** How much more often somebody had the first side than the second. */
export const surplusOf = (games: readonly Game[], number: number): number =>
  games
    .filter((game) => isIn(game, number) && !isBye(game))
    .reduce((surplus, { first }) => surplus + (first === number ? 1 : -1), 0);

/** 1 if their latest game was on the first side, -1 on the second, 0 if they have not played. */
const latestSideOf = (games: readonly Game[], number: number): number => {
  const latest = games.filter((game) => isIn(game, number) && !isBye(game)).at(-1);
  if (latest === undefined) return 0;
  return latest.first === number ? 1 : -1;
};

/**
 * MOT-32: the player who had the first side less often has it now, otherwise the one who did not have it last.
 * Between equals the better one has it on every other board.
 */
export const sidesOf = (
  games: readonly Game[],
  [better, other]: readonly [number, number],
  board: number,
): { readonly first: number; readonly second: number } => {
  const claim =
    surplusOf(games, other) - surplusOf(games, better) ||
    latestSideOf(games, other) - latestSideOf(games, better) ||
    (board % 2 === 0 ? 1 : -1);
  return claim > 0 ? { first: better, second: other } : { first: other, second: better };
};
