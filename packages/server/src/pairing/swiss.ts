import { type Entrant, type Game, halfPointsOf, isBye, type Pairing } from './game.ts';
import { mostPairs } from './matching.ts';
import { sidesOf, surplusOf } from './sides.ts';

/** The next round of a Swiss tournament (MOT-31): best scores first, no rematch that can be avoided. */
export const swissRound = (entrants: readonly Entrant[], games: readonly Game[]): readonly Pairing[] => {
  const ranked = rankedBy(entrants, games);
  const haveMet = metIn(games);
  const bye = byeOf(ranked, games, haveMet);
  const pairs = pairsOf(without(ranked, bye), games, haveMet);
  const paired = pairs.map((pair, board): Pairing => ({ board, ...sidesOf(games, pair, board) }));
  return bye === undefined ? paired : [...paired, { board: pairs.length, first: bye, second: null }];
};

/** By points, then by rating. */
const rankedBy = (entrants: readonly Entrant[], games: readonly Game[]): number[] =>
  entrants
    .filter(({ hasLeft }) => !hasLeft)
    .map(({ number, seed }) => ({ number, seed, points: halfPointsOf(games, number) }))
    .sort((a, b) => b.points - a.points || a.seed - b.seed)
    .map(({ number }) => number);

type HaveMet = (a: number, b: number) => boolean;

const metIn = (games: readonly Game[]): HaveMet => {
  const met = new Set(games.flatMap(({ first, second }) => [`${first} ${second}`, `${second} ${first}`]));
  return (a, b) => met.has(`${a} ${b}`);
};

const without = (numbers: readonly number[], gone: number | undefined): readonly number[] =>
  numbers.filter((number) => number !== gone);

/** How many pairs among these must be rematches. */
const rematchesIn = (numbers: readonly number[], haveMet: HaveMet): number =>
  numbers.length / 2 -
  mostPairs(numbers.length, (a, b) => !haveMet(numbers[a] as number, numbers[b] as number));

/** With an odd number the lowest who has not had a bye, unless that forces a rematch that another bye avoids. */
const byeOf = (ranked: readonly number[], games: readonly Game[], haveMet: HaveMet): number | undefined => {
  if (ranked.length % 2 === 0) return undefined;
  const fromBelow = [...ranked].reverse();
  const hadBye = (number: number): boolean => games.some((game) => isBye(game) && game.first === number);
  const first = fromBelow.filter((number) => !hadBye(number));
  const candidates = first.length > 0 ? first : fromBelow;
  const costs = candidates.map((bye) => rematchesIn(without(ranked, bye), haveMet));
  return candidates[costs.indexOf(Math.min(...costs))];
};

/**
 * From the top: each gets the first opponent in the order of preference who leaves the others as few rematches as there
 * must be.
 */
const pairsOf = (ranked: readonly number[], games: readonly Game[], haveMet: HaveMet): [number, number][] => {
  const pairs: [number, number][] = [];
  let left = ranked;
  let rematches = rematchesIn(ranked, haveMet);
  while (left.length > 0) {
    const [top, ...others] = left as [number, ...number[]];
    const cost = (other: number): number =>
      (haveMet(top, other) ? 1 : 0) + rematchesIn(without(others, other), haveMet);
    const opponent = preferenceOf(top, others, games).find((other) => cost(other) <= rematches) as number;
    if (haveMet(top, opponent)) rematches--;
    pairs.push([top, opponent]);
    left = without(others, opponent);
  }
  return pairs;
};

/**
 * Equal points first: the upper half of a score group meets its lower half, in order. Within a group those who want the
 * other side come first; two players who both had one side twice too often meet last of all (MOT-32).
 */
const preferenceOf = (top: number, others: readonly number[], games: readonly Game[]): readonly number[] => {
  const points = halfPointsOf(games, top);
  const isEqual = (number: number): boolean => halfPointsOf(games, number) === points;
  const group = others.filter(isEqual);
  const half = Math.floor(group.length / 2);
  const folded = [...group.slice(half), ...group.slice(0, half).reverse()];
  const own = surplusOf(games, top);
  const clash = (number: number): number => own * surplusOf(games, number);
  const byGroup = [
    ...folded.filter((number) => clash(number) <= 0),
    ...folded.filter((number) => clash(number) > 0),
    ...others.filter((number) => !isEqual(number)),
  ];
  return [
    ...byGroup.filter((number) => clash(number) < 4),
    ...byGroup.filter((number) => clash(number) >= 4),
  ];
};
