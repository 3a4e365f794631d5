import { cachePerObject } from '@warmoot/kernel';
import { type Game, groundIn } from '../../state/game.ts';
import type { Ground, Spot } from '../../state/ground.ts';
import { roomFor } from '../stacking/stacking.ts';
import { BARRED, stepCost, stepCosts, type Terms } from '../terrain/stepCost.ts';
import { countedOf, type Group } from './group.ts';
import { mayEnter, stopsIn } from './walk.ts';

/** Members who move alike: on the same terms with the same points left. */
interface Kind {
  readonly terms: Terms;
  readonly left: number;
}

/** The slowest first: the search goes by his costs. */
const kindsOf = ({ members }: Group): Kind[] => {
  const kinds: Kind[] = [];
  for (const { terms, left } of members)
    if (!kinds.some((kind) => kind.left === left && kind.terms === terms)) kinds.push({ terms, left });
  return kinds.sort((a, b) => a.left - b.left);
};

/** Scratch memory for one search at a time. */
class Memory {
  readonly visit: Int32Array;
  readonly came: Int16Array;
  /** What each kind has spent to reach a hex: hex * kinds + kind. */
  spent: Int16Array;
  run = 0;

  constructor(hexes: number) {
    this.visit = new Int32Array(hexes);
    this.came = new Int16Array(hexes);
    this.spent = new Int16Array(hexes);
  }

  begin(hexes: number, kinds: number): void {
    this.run++;
    if (this.spent.length < hexes * kinds) this.spent = new Int16Array(hexes * kinds);
  }
}

const memoryOf = cachePerObject((ground: Ground) => new Memory(ground.hexes));

/** Where a group can go on the ground, each with the cheapest path for its slowest member. */
export function* reach(game: Game, group: Group): Generator<Spot[]> {
  const { order, came, isReached } = search(game, group);
  const arriving = countedOf(group);
  for (const hex of order) if (roomFor(game, hex, arriving)) yield pathTo(came, hex);
  yield* minimumMoves(game, groundIn(game), group, isReached);
}

interface Found {
  /** The hexes reached, nearest first. */
  readonly order: readonly Spot[];
  /** The hex from which each was reached. */
  readonly came: Int16Array;
  readonly isReached: (hex: Spot) => boolean;
}

const search = (game: Game, group: Group): Found => {
  const ground = groundIn(game);
  const kinds = kindsOf(group);
  const memory = memoryOf(ground);
  memory.begin(ground.hexes, kinds.length);
  const { visit, came, run } = memory;
  const { spent } = memory;
  const count = kinds.length;
  const steps = kinds.map(({ terms }) => stepCosts(game, terms));
  const costs = kinds.map(() => 0);
  const order: Spot[] = [group.from];
  visit[group.from] = run;
  came[group.from] = -1;
  for (let k = 0; k < count; k++) spent[group.from * count + k] = 0;
  const open: Spot[][] = [[group.from]];
  for (let level = 0; level < open.length; level++)
    for (const from of open[level] ?? []) {
      if (spent[from * count] !== level) continue;
      if (from !== group.from && stopsIn(game, group, from)) continue;
      for (let direction = 0; direction < 6; direction++) {
        const to = ground.beside[6 * from + direction] as Spot;
        if (to < 0) continue;
        let fits = true;
        for (let k = 0; k < count && fits; k++) {
          const cost = (steps[k] as Int8Array)[6 * from + direction] as number;
          costs[k] = (spent[from * count + k] as number) + cost;
          fits = cost !== BARRED && (costs[k] as number) <= (kinds[k] as Kind).left;
        }
        if (!fits) continue;
        const isKnown = visit[to] === run;
        if (isKnown && (spent[to * count] as number) <= (costs[0] as number)) continue;
        if (!isKnown && !mayEnter(game, group, to)) continue;
        if (!isKnown) order.push(to);
        visit[to] = run;
        came[to] = from;
        for (let k = 0; k < count; k++) spent[to * count + k] = costs[k] as number;
        const bucket = open[costs[0] as number];
        if (bucket === undefined) {
          while (open.length < (costs[0] as number)) open.push([]);
          open[costs[0] as number] = [to];
        } else bucket.push(to);
      }
    }
  order.shift();
  const reached = new Set(order);
  return { order, came: came.slice(), isReached: (hex) => reached.has(hex) };
};

const pathTo = (came: Int16Array, hex: Spot): Spot[] => {
  const path: Spot[] = [];
  for (let at = hex; (came[at] as Spot) >= 0; at = came[at] as Spot) path.push(at);
  return path.reverse();
};

/** CST-MOV-04: adjacent hexes that nobody barred could pay for. */
const minimumMoves = (
  game: Game,
  ground: Ground,
  group: Group,
  isReached: (hex: Spot) => boolean,
): Spot[][] => {
  const paths: Spot[][] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = ground.beside[6 * group.from + direction] as Spot;
    if (to < 0 || isReached(to) || !mayEnter(game, group, to) || !roomFor(game, to, countedOf(group)))
      continue;
    const canStep = group.members.every(({ terms, left, hasMoved }) => {
      const cost = stepCost(game, ground, terms, group.from, direction);
      return cost !== BARRED && (!hasMoved || cost <= left);
    });
    if (canStep) paths.push([to]);
  }
  return paths;
};
