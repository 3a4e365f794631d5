import { cachePerObject } from '@warmoot/kernel';
import { type Game, groundIn } from '../../state/game.ts';
import type { Ground, Spot } from '../../state/ground.ts';
import { roomFor } from '../stacking/stacking.ts';
import { BARRED, stepCost, stepCosts, type Terms } from '../terrain/stepCost.ts';
import { countedOf, type Group } from './group.ts';
import { mayEnter, stopsIn } from './walk.ts';

/** Members who move on the same terms with the same points left. */
interface Kind {
  readonly terms: Terms;
  readonly left: number;
}

/** The slowest first: the search uses his costs. */
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
  /** What each kind has spent to reach a hex, at index hex * kinds + kind. */
  spent: Int16Array;
  run = 0;
  isInUse = false;

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

/** A search that goes on only as far as its reader asks for more. */
class Search {
  /** The hexes reached so far, in the order found. */
  readonly order: Spot[] = [];
  readonly #game: Game;
  readonly #group: Group;
  readonly #ground: Ground;
  readonly #memory: Memory;
  readonly #kinds: readonly Kind[];
  readonly #steps: readonly Int8Array[];
  readonly #costs: number[];
  /** Hexes by what the slowest has spent there. */
  readonly #open: Spot[][];
  #level = 0;

  constructor(game: Game, group: Group, memory: Memory) {
    this.#game = game;
    this.#group = group;
    this.#ground = groundIn(game);
    this.#memory = memory;
    this.#kinds = kindsOf(group);
    this.#steps = this.#kinds.map(({ terms }) => stepCosts(game, terms));
    this.#costs = this.#kinds.map(() => 0);
    this.#open = [[group.from]];
    memory.begin(this.#ground.hexes, this.#kinds.length);
    memory.visit[group.from] = memory.run;
    memory.came[group.from] = -1;
    for (let k = 0; k < this.#kinds.length; k++) memory.spent[group.from * this.#kinds.length + k] = 0;
  }

  /** Goes on from all hexes at the next cost; false when there are none left. */
  advance(): boolean {
    const level = this.#level;
    if (level >= this.#open.length) return false;
    const count = this.#kinds.length;
    for (const from of this.#open[level] ?? []) {
      if (this.#memory.spent[from * count] !== level) continue;
      if (from !== this.#group.from && stopsIn(this.#game, this.#group, from)) continue;
      for (let direction = 0; direction < 6; direction++) this.#step(from, direction);
    }
    this.#level++;
    return true;
  }

  /** Whether no cheaper way to a hex can be found any more. */
  isFinal(hex: Spot): boolean {
    return (this.#memory.spent[hex * this.#kinds.length] as number) <= this.#level;
  }

  isReached(hex: Spot): boolean {
    return this.#memory.visit[hex] === this.#memory.run;
  }

  pathTo(hex: Spot): Spot[] {
    const { came } = this.#memory;
    const path: Spot[] = [];
    for (let at = hex; (came[at] as Spot) >= 0; at = came[at] as Spot) path.push(at);
    return path.reverse();
  }

  #step(from: Spot, direction: number): void {
    const to = this.#ground.beside[6 * from + direction] as Spot;
    if (to < 0 || !this.#fits(from, direction)) return;
    const { visit, came, spent, run } = this.#memory;
    const count = this.#kinds.length;
    const cost = this.#costs[0] as number;
    const isKnown = visit[to] === run;
    if (isKnown && (spent[to * count] as number) <= cost) return;
    if (!isKnown && !mayEnter(this.#game, this.#group, to)) return;
    if (!isKnown) this.order.push(to);
    visit[to] = run;
    came[to] = from;
    for (let k = 0; k < count; k++) spent[to * count + k] = this.#costs[k] as number;
    while (this.#open.length <= cost) this.#open.push([]);
    this.#open[cost]?.push(to);
  }

  /** Whether everybody can pay for a step; leaves what each would have spent in `costs`. */
  #fits(from: Spot, direction: number): boolean {
    const { spent } = this.#memory;
    const count = this.#kinds.length;
    for (let k = 0; k < count; k++) {
      const cost = (this.#steps[k] as Int8Array)[6 * from + direction] as number;
      const sum = (spent[from * count + k] as number) + cost;
      if (cost === BARRED || sum > (this.#kinds[k] as Kind).left) return false;
      this.#costs[k] = sum;
    }
    return true;
  }
}

/** Goes on with the search only as far as its reader asks; quicker than a generator. */
class Paths implements IterableIterator<Spot[]> {
  readonly #game: Game;
  readonly #group: Group;
  readonly #memory: Memory;
  readonly #search: Search;
  readonly #arriving: number;
  /** How many of the hexes found have been looked at. */
  #looked = 0;
  /** What is left when the search is over. */
  #last: Spot[][] | undefined;
  #isOver = false;

  constructor(game: Game, group: Group, memory: Memory) {
    this.#game = game;
    this.#group = group;
    this.#memory = memory;
    this.#arriving = countedOf(group);
    this.#search = new Search(game, group, memory);
    memory.isInUse = true;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Spot[]> {
    if (this.#isOver) return this.return();
    const path = this.#searched() ?? this.#left();
    return path === undefined ? this.return() : { done: false, value: path };
  }

  return(): IteratorResult<Spot[]> {
    if (!this.#isOver) this.#memory.isInUse = false;
    this.#isOver = true;
    return { done: true, value: undefined };
  }

  #searched(): Spot[] | undefined {
    if (this.#last !== undefined) return undefined;
    const { order } = this.#search;
    do {
      while (this.#looked < order.length && this.#search.isFinal(order[this.#looked] as Spot)) {
        const hex = order[this.#looked++] as Spot;
        if (roomFor(this.#game, hex, this.#arriving)) return this.#search.pathTo(hex);
      }
    } while (this.#search.advance());
    return undefined;
  }

  #left(): Spot[] | undefined {
    this.#last ??= minimumMoves(
      this.#game,
      groundIn(this.#game),
      this.#group,
      (hex) => hex !== this.#group.from && this.#search.isReached(hex),
    );
    return this.#last.shift();
  }
}

/** The hexes a group can reach on the ground, each with the cheapest path for its slowest member. */
export const reach = (game: Game, group: Group): Iterable<Spot[]> => {
  const ground = groundIn(game);
  const shared = memoryOf(ground);
  return new Paths(game, group, shared.isInUse ? new Memory(ground.hexes) : shared);
};

/** CST-MOV-04: adjacent hexes that are open but too expensive. */
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
