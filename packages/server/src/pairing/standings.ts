import { type Entrant, type Game, halfPointsOf, isBye, isIn, opponentIn, pointsIn } from './game.ts';
import { knockOutRounds, loserOf, winnerOf } from './knockOut.ts';

/** A line of the table. Points and Buchholz are in half points. */
export interface Standing {
  readonly number: number;
  /** Those who share a place have the same one. */
  readonly place: number;
  readonly halfPoints: number;
  readonly buchholz: number;
  readonly wins: number;
}

type Figures = Omit<Standing, 'place'> & { readonly seed: number };

const figuresOf = (entrants: readonly Entrant[], games: readonly Game[]): readonly Figures[] =>
  entrants.map(({ number, seed }) => {
    const own = games.filter((game) => isIn(game, number) && game.result !== null);
    return {
      number,
      seed,
      halfPoints: halfPointsOf(own, number),
      buchholz: own.reduce((sum, game) => sum + halfPointsOf(games, opponentIn(game, number) ?? number), 0),
      wins: own.filter((game) => !isBye(game) && pointsIn(game, number) === 2).length,
    };
  });

/** MOT-33: points, then Buchholz (a bye counts as the player's own points), then games won. */
export const swissStandings = (entrants: readonly Entrant[], games: readonly Game[]): readonly Standing[] =>
  placed(
    figuresOf(entrants, games),
    (a, b) => b.halfPoints - a.halfPoints || b.buchholz - a.buchholz || b.wins - a.wins,
  );

/** MOT-34: the later somebody was knocked out the better; the game for third place decides that place. */
export const knockOutStandings = (
  entrants: readonly Entrant[],
  games: readonly Game[],
): readonly Standing[] => {
  const reached = (number: number): number => reachedBy(entrants, games, number);
  return placed(figuresOf(entrants, games), (a, b) => reached(b.number) - reached(a.number));
};

/** The number of rounds survived, and half a round more for winning the game for third place. */
const reachedBy = (entrants: readonly Entrant[], games: readonly Game[], number: number): number => {
  const final = knockOutRounds(entrants.length);
  const own = games.filter((game) => isIn(game, number) && game.result !== null);
  const wins = own.filter((game) => winnerOf(entrants, game) === number);
  const isForThird = ({ round, board }: Game): boolean => round === final && board > 0;
  return wins.reduce((sum, game) => sum + (isForThird(game) ? 0.5 : 1), 0) + bonusOf(entrants, own, number);
};

/** Losing a game that was played is better than having withdrawn. */
const bonusOf = (entrants: readonly Entrant[], own: readonly Game[], number: number): number =>
  own.some((game) => loserOf(entrants, game) === number) ? 0.25 : 0;

const placed = (
  figures: readonly Figures[],
  compare: (a: Figures, b: Figures) => number,
): readonly Standing[] => {
  const sorted = [...figures].sort((a, b) => compare(a, b) || a.seed - b.seed);
  return sorted.map(({ seed: _, ...line }, at) => ({
    ...line,
    place: sorted.findIndex((other) => compare(other, sorted[at] as Figures) === 0) + 1,
  }));
};
