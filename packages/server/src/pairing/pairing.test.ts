import { type SeededDice, seededDice } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import { type Entrant, type Game, type GameResult, isBye, isIn, type Pairing } from './game.ts';
import { knockOutRound, knockOutRounds } from './knockOut.ts';
import { mostPairs } from './matching.ts';
import { surplusOf } from './sides.ts';
import { knockOutStandings, swissStandings } from './standings.ts';
import { swissRound } from './swiss.ts';

const field = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, seed: at + 1, hasLeft: false }));

const RESULTS: readonly GameResult[] = [
  'first',
  'first',
  'first',
  'second',
  'second',
  'second',
  'draw',
  'neither',
];

const played = (
  round: number,
  pairings: readonly Pairing[],
  resultOf: (pairing: Pairing) => GameResult,
): Game[] =>
  pairings.map((pairing) => ({
    round,
    ...pairing,
    result: pairing.second === null ? 'first' : resultOf(pairing),
  }));

const anyResult = (dice: SeededDice) => (): GameResult =>
  RESULTS[dice.roll(RESULTS.length, 'result') - 1] as GameResult;

/** The better seed wins. */
const formResult = ({ first, second }: Pairing): GameResult =>
  first < (second as number) ? 'first' : 'second';

const numbersIn = (pairings: readonly Pairing[]): number[] =>
  pairings
    .flatMap(({ first, second }) => (second === null ? [first] : [first, second]))
    .sort((a, b) => a - b);

/** By trying everything: the fewest rematches these can be paired with. */
const fewestRematches = (numbers: readonly number[], games: readonly Game[]): number => {
  const [top, ...others] = numbers;
  if (top === undefined) return 0;
  const costs = others.map((other) => {
    const rest = others.filter((number) => number !== other);
    return rematchOf(games, top, other) + fewestRematches(rest, games);
  });
  return Math.min(...costs);
};

const rematchOf = (games: readonly Game[], a: number, b: number): number =>
  games.some((game) => isIn(game, a) && isIn(game, b)) ? 1 : 0;

const withoutEach = (numbers: readonly number[]): number[][] =>
  numbers.map((bye) => numbers.filter((number) => number !== bye));

describe('pairs', () => {
  test('the largest number of pairs is found, on any graph', () => {
    const dice = seededDice('graphs');
    for (let graph = 0; graph < 300; graph++) {
      const count = dice.roll(9, 'size');
      const edges = new Set<string>();
      for (let a = 0; a < count; a++)
        for (let b = a + 1; b < count; b++) if (dice.roll(3, 'edge') === 1) edges.add(`${a} ${b}`);
      const mayPair = (a: number, b: number) => edges.has(`${Math.min(a, b)} ${Math.max(a, b)}`);
      const most = (left: readonly number[]): number => {
        const [one, ...rest] = left;
        if (one === undefined) return 0;
        const paired = rest.filter((two) => mayPair(one, two));
        return Math.max(most(rest), ...paired.map((two) => 1 + most(rest.filter((each) => each !== two))));
      };
      expect(mostPairs(count, mayPair)).toBe(most(Array.from({ length: count }, (_, at) => at)));
    }
  });

  test('an odd cycle hides no pair: two triangles joined by an edge', () => {
    const edges = ['0 1', '1 2', '0 2', '2 3', '3 4', '4 5', '3 5'];
    expect(mostPairs(6, (a, b) => edges.includes(`${Math.min(a, b)} ${Math.max(a, b)}`))).toBe(3);
  });
});

describe('Swiss', () => {
  test('[MOT-31] random tournaments: each plays once a round, no avoidable rematch, at most one bye', () => {
    const dice = seededDice('swiss');
    let rematches = 0;
    for (let tournament = 0; tournament < 120; tournament++) {
      const count = 1 + dice.roll(9, 'players');
      let entrants = field(count);
      let games: Game[] = [];
      const rounds = dice.roll(count + 1, 'rounds');
      for (let round = 1; round <= rounds; round++) {
        if (dice.roll(12, 'withdraws') === 1) {
          const gone = dice.roll(count, 'who');
          entrants = entrants.map((each) => (each.number === gone ? { ...each, hasLeft: true } : each));
        }
        const present = entrants.filter(({ hasLeft }) => !hasLeft).map(({ number }) => number);
        const pairings = swissRound(entrants, games);
        expect(numbersIn(pairings)).toEqual(present);
        const byes = pairings.filter(({ second }) => second === null);
        expect(byes).toHaveLength(present.length % 2);
        const had = games.filter(isBye).map(({ first }) => first);
        const due = present.filter((number) => !had.includes(number));
        for (const { first } of byes) if (due.length > 0) expect(due).toContain(first);
        const again = pairings.filter(
          ({ first, second }) => second !== null && rematchOf(games, first, second),
        );
        const fields =
          byes.length === 0
            ? [present]
            : withoutEach(present).filter((_, at) => due.length === 0 || due.includes(present[at] as number));
        expect(again.length).toBe(Math.min(...fields.map((numbers) => fewestRematches(numbers, games))));
        rematches += again.length;
        games = [...games, ...played(round, pairings, anyResult(dice))];
      }
    }
    expect(rematches).toBeGreaterThan(0); // some were unavoidable: the comparison was not empty
  });

  test('[MOT-31] forty players, six rounds: nobody meets anybody twice', () => {
    const dice = seededDice('forty');
    const entrants = field(40);
    let games: Game[] = [];
    for (let round = 1; round <= 6; round++)
      games = [...games, ...played(round, swissRound(entrants, games), anyResult(dice))];
    const met = games.map(({ first, second }) => [first, second].sort().join(' '));
    expect(new Set(met).size).toBe(6 * 20);
  });

  test('[MOT-31] first the upper half of the ratings meets the lower half, then equals in points meet', () => {
    const entrants = field(8);
    const first = swissRound(entrants, []);
    expect(first.map(({ first: a, second: b }) => [a, b].sort())).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
    const games = played(1, first, formResult);
    const winners = [1, 2, 3, 4];
    for (const { first: a, second: b } of swissRound(entrants, games))
      expect(winners.includes(a)).toBe(winners.includes(b as number));
  });

  test('[MOT-31] the bye goes to the lowest player without one so far', () => {
    const entrants = field(5);
    let games: Game[] = [];
    const byes: number[] = [];
    for (let round = 1; round <= 5; round++) {
      const pairings = swissRound(entrants, games);
      byes.push(...pairings.filter(({ second }) => second === null).map(({ first }) => first));
      games = [...games, ...played(round, pairings, formResult)];
    }
    expect(byes[0]).toBe(5);
    expect(new Set(byes).size).toBe(5);
  });

  test('[MOT-32] sides even out: among eight or more nobody has one side three times too often', () => {
    const dice = seededDice('sides');
    for (let tournament = 0; tournament < 60; tournament++) {
      const entrants = field(7 + dice.roll(13, 'players'));
      let games: Game[] = [];
      for (let round = 1; round <= 5; round++)
        games = [...games, ...played(round, swissRound(entrants, games), anyResult(dice))];
      for (const { number } of entrants) expect(Math.abs(surplusOf(games, number))).toBeLessThanOrEqual(2);
    }
  });

  test('[MOT-33] points, then Buchholz, then wins', () => {
    const game = (
      round: number,
      board: number,
      first: number,
      second: number | null,
      result: GameResult,
    ): Game => ({
      round,
      board,
      first,
      second,
      result,
    });
    // 1 and 2 have 3 half points; 1 beat the stronger opponents.
    const games = [
      game(1, 0, 1, 3, 'first'),
      game(1, 1, 2, 4, 'first'),
      game(2, 0, 1, 2, 'draw'),
      game(2, 1, 3, 4, 'first'),
    ];
    const table = swissStandings(field(4), games);
    expect(
      table.map(({ number, halfPoints, buchholz, wins }) => [number, halfPoints, buchholz, wins]),
    ).toEqual([
      [1, 3, 5, 1],
      [2, 3, 3, 1],
      [3, 2, 3, 1],
      [4, 0, 5, 0],
    ]);
    expect(table.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  test('[MOT-33] players equal in everything share a place; a bye counts as an opponent with the player’s own points', () => {
    const games: Game[] = [
      { round: 1, board: 0, first: 1, second: 2, result: 'draw' },
      { round: 1, board: 1, first: 3, second: null, result: 'first' },
    ];
    const table = swissStandings(field(3), games);
    expect(table.map(({ number, place, buchholz }) => [number, place, buchholz])).toEqual([
      [3, 1, 2],
      [1, 2, 1],
      [2, 2, 1],
    ]);
  });
});

describe('knock-out', () => {
  const cup = (
    entrants: readonly Entrant[],
    resultOf: (pairing: Pairing) => GameResult,
    hasThirdPlace = false,
  ) => {
    let games: Game[] = [];
    for (let round = 1; round <= knockOutRounds(entrants.length); round++)
      games = [...games, ...played(round, knockOutRound({ entrants, games, hasThirdPlace }), resultOf)];
    return games;
  };

  test('[MOT-34] the best seeds meet as late as possible and get the byes', () => {
    const first = knockOutRound({ entrants: field(6), games: [], hasThirdPlace: false });
    expect(first.map(({ first: a, second: b }) => [a, b].sort())).toEqual([
      [1, null].sort(),
      [4, 5],
      [2, null].sort(),
      [3, 6],
    ]);
    const games = cup(field(8), formResult);
    expect(
      games.filter(({ round }) => round === 3).map(({ first, second }) => [first, second].sort()),
    ).toEqual([[1, 2]]);
  });

  test('[MOT-34] random cups: each loses at most once, one is left, and every round halves the field', () => {
    const dice = seededDice('cups');
    for (let tournament = 0; tournament < 200; tournament++) {
      const entrants = field(1 + dice.roll(20, 'players'));
      const resultOf = (): GameResult =>
        (['first', 'second', 'draw'] as const)[dice.roll(3, 'result') - 1] as GameResult;
      const games = cup(entrants, resultOf);
      expect(games.filter((game) => !isBye(game))).toHaveLength(entrants.length - 1);
      const table = knockOutStandings(entrants, games);
      expect(table.filter(({ place }) => place === 1)).toHaveLength(1);
      for (let round = 1; round <= knockOutRounds(entrants.length); round++) {
        const numbers = numbersIn(games.filter((game) => game.round === round));
        expect(new Set(numbers).size).toBe(numbers.length);
      }
    }
  });

  test('[MOT-34] the losers of the semi-finals play for third place if the keeper chose so', () => {
    const games = cup(field(4), formResult, true);
    expect(games.filter(({ round }) => round === 2)).toHaveLength(2);
    expect(knockOutStandings(field(4), games).map(({ number, place }) => [number, place])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    expect(knockOutStandings(field(4), cup(field(4), formResult)).map(({ place }) => place)).toEqual([
      1, 2, 3, 3,
    ]);
  });

  test('[MOT-34] after a draw the better seed advances; if both failed to play, neither does', () => {
    const draws = cup(field(4), () => 'draw');
    expect(knockOutStandings(field(4), draws)[0]).toMatchObject({ number: 1 });
    const games = played(
      1,
      knockOutRound({ entrants: field(4), games: [], hasThirdPlace: false }),
      ({ board }) => (board === 0 ? 'neither' : 'first'),
    );
    const final = knockOutRound({ entrants: field(4), games, hasThirdPlace: true });
    expect(final).toEqual([{ board: 0, first: games[1]?.first, second: null }]);
  });

  test('[MOT-35] the opponent of a player who withdrew gets a bye', () => {
    const entrants = field(4).map((each) => ({ ...each, hasLeft: each.number === 4 }));
    const games = played(
      1,
      knockOutRound({ entrants: field(4), games: [], hasThirdPlace: false }),
      ({ first }) => (first === 4 || first === 2 ? 'first' : 'second'),
    );
    const winners = games.map(({ first, second, result }) => (result === 'first' ? first : second));
    const final = knockOutRound({ entrants, games, hasThirdPlace: false });
    if (winners.includes(4))
      expect(final).toEqual([{ board: 0, first: winners.find((n) => n !== 4), second: null }]);
    expect(winners).toContain(4);
  });
});
