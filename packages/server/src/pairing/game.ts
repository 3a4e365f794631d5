/** Somebody in a tournament. */
export interface Entrant {
  /** Their number in this tournament. */
  readonly number: number;
  /** 1 for the highest rated. */
  readonly seed: number;
  /** Withdrew: not paired any more. */
  readonly hasLeft: boolean;
}

/** How a game of a tournament ended; `neither` if both sides lost it by not playing. */
export type GameResult = 'first' | 'second' | 'draw' | 'neither';

/** Two entrants paired in a round, by their numbers; `second` is null for a bye, which counts as won. */
export interface Game {
  readonly round: number;
  readonly board: number;
  readonly first: number;
  readonly second: number | null;
  readonly result: GameResult | null;
}

/** A game that the next round opens. */
export type Pairing = Pick<Game, 'board' | 'first' | 'second'>;

export const isIn = ({ first, second }: Game, number: number): boolean =>
  first === number || second === number;

export const opponentIn = ({ first, second }: Game, number: number): number | null =>
  first === number ? second : first;

export const isBye = ({ second }: Game): boolean => second === null;

/** In half points: 2 for a win, 1 for a draw. */
export const pointsIn = ({ first, result }: Game, number: number): 0 | 1 | 2 => {
  if (result === 'draw') return 1;
  return result === (first === number ? 'first' : 'second') ? 2 : 0;
};

export const halfPointsOf = (games: readonly Game[], number: number): number =>
  games.filter((game) => isIn(game, number)).reduce((sum, game) => sum + pointsIn(game, number), 0);
