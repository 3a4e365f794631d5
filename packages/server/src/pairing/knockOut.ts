import type { Entrant, Game, Pairing } from './game.ts';
import { sidesOf } from './sides.ts';

/** How many rounds it takes until one is left. */
export const knockOutRounds = (entrants: number): number => Math.ceil(Math.log2(Math.max(2, entrants)));

/** The board of the game for third place, beside the final on board 0. */
const THIRD_PLACE = 1;

/** MOT-34: where each seed stands in the first round, so that the best meet as late as possible. */
const bracketOf = (rounds: number): readonly number[] => {
  let seeds = [1];
  for (let round = 0; round < rounds; round++)
    seeds = seeds.flatMap((seed) => [seed, 2 * seeds.length + 1 - seed]);
  return seeds;
};

interface Cup {
  readonly entrants: readonly Entrant[];
  readonly games: readonly Game[];
  readonly hasThirdPlace: boolean;
}

/** The next round of a knock-out tournament; a board without anybody is left out. */
export const knockOutRound = ({ entrants, games, hasThirdPlace }: Cup): readonly Pairing[] => {
  const rounds = knockOutRounds(entrants.length);
  const round = Math.max(0, ...games.map((game) => game.round)) + 1;
  const slots =
    round === 1
      ? firstSlots(entrants, rounds)
      : survivorsOf(entrants, games, round - 1, 2 ** (rounds - round + 1));
  const pairings = pairUp(slots, entrants, games);
  if (round !== rounds || !hasThirdPlace || rounds < 2) return pairings;
  return [...pairings, ...thirdPlace(entrants, games, round - 1)];
};

type Slot = number | undefined;

const firstSlots = (entrants: readonly Entrant[], rounds: number): readonly Slot[] =>
  bracketOf(rounds).map((seed) => entrants.find((entrant) => entrant.seed === seed)?.number);

/** Who goes on from each board of a round. */
const survivorsOf = (
  entrants: readonly Entrant[],
  games: readonly Game[],
  round: number,
  boards: number,
): readonly Slot[] =>
  Array.from({ length: boards }, (_, board) => {
    const game = games.find((each) => each.round === round && each.board === board);
    return game && winnerOf(entrants, game);
  });

const seedOf = (entrants: readonly Entrant[], number: number): number =>
  entrants.find((entrant) => entrant.number === number)?.seed ?? Number.POSITIVE_INFINITY;

/** MOT-34: after a draw the better seed goes on. */
export const winnerOf = (entrants: readonly Entrant[], { first, second, result }: Game): Slot => {
  if (second === null || result === 'first') return first;
  if (result === 'second') return second;
  if (result !== 'draw') return undefined;
  return seedOf(entrants, first) < seedOf(entrants, second) ? first : second;
};

export const loserOf = (entrants: readonly Entrant[], game: Game): Slot => {
  const winner = winnerOf(entrants, game);
  if (winner === undefined || game.second === null) return undefined;
  return winner === game.first ? game.second : game.first;
};

/** Somebody who withdrew leaves the slot empty: the other has a bye. */
const pairUp = (slots: readonly Slot[], entrants: readonly Entrant[], games: readonly Game[]): Pairing[] => {
  const present = slots.map((slot) =>
    entrants.some(({ number, hasLeft }) => number === slot && !hasLeft) ? slot : undefined,
  );
  return Array.from({ length: slots.length / 2 }, (_, board) =>
    pairingOf(board, [present[2 * board], present[2 * board + 1]], entrants, games),
  ).flat();
};

const pairingOf = (
  board: number,
  slots: readonly [Slot, Slot],
  entrants: readonly Entrant[],
  games: readonly Game[],
): Pairing[] => {
  const [better, other] = slots
    .filter((slot) => slot !== undefined)
    .sort((a, b) => seedOf(entrants, a) - seedOf(entrants, b));
  if (better === undefined) return [];
  if (other === undefined) return [{ board, first: better, second: null }];
  return [{ board, ...sidesOf(games, [better, other], board) }];
};

/** The losers of the semi-finals; no bye for third place. */
const thirdPlace = (entrants: readonly Entrant[], games: readonly Game[], semiFinal: number): Pairing[] => {
  const losers = games
    .filter(({ round }) => round === semiFinal)
    .map((game) => loserOf(entrants, game))
    .filter((loser) => entrants.some(({ number, hasLeft }) => number === loser && !hasLeft));
  const [one, two] = losers;
  if (one === undefined || two === undefined) return [];
  return pairingOf(THIRD_PLACE, [one, two], entrants, games);
};
