import type { Direction } from '@warmoot/hex';
import { cachePerObject } from '@warmoot/kernel';
import { CLEAR_HALF_POINTS, ROAD_HALF_POINTS } from '../../data/terrain.ts';
import { type Board, NOWHERE, nextTo } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { mayAllMove } from './mayMove.ts';
import { allowanceIn } from './party.ts';
import { beginWalk, stepTowards, TURN_HALF_POINTS, turnOnWalk, type Walk, type Walked } from './walk.ts';

/** Total of what was paid: the cheapest way to a hex is found first. */
const spent = ({ spentHalf }: Walk): number => {
  let sum = 0;
  for (let i = 0; i < spentHalf.length; i++) sum += spentHalf[i] as number;
  return sum;
};

/** CSW-FAC-03: going backwards halves the whole allowance, so it is worth it only from the start. */
const mayGoBackwards = (walk: Walk): boolean => walk.steps === 0 || walk.steppedRear;

/** The least the next hex can cost one unit: by road if one leads there. */
export const leastForOne = (battle: Battle, cell: number): number =>
  battle.setup.field.roads[cell] === 0 ? CLEAR_HALF_POINTS : ROAD_HALF_POINTS;

/** Whether all of them could still pay this much. */
const canSpend = ({ party, spentHalf, steppedRear }: Walk, halfPoints: number): boolean => {
  for (let i = 0; i < spentHalf.length; i++)
    if ((spentHalf[i] as number) + halfPoints > 2 * allowanceIn(party, i, steppedRear)) return false;
  return true;
};

/** CSW-FAC-02: turns from the facing, the three front flats first. */
const FRONT_FIRST = [0, 1, 5, 2, 3, 4];

/** CSW-FAC-02: facings that have a direction in front, from that direction. */
const ASIDE = [0, 1, 5];

/** A turn and two hexes by road: a unit that cannot go on after the first skips the second. */
const MIN_TO_BEND = TURN_HALF_POINTS + 2 * ROAD_HALF_POINTS;

/** CSW-FAC-03: a step through a rear flat changes the allowance, and so the possible paths. */
const placeOf = (cell: number, facing: Direction, rear: boolean): number =>
  12 * cell + 2 * facing + (rear ? 1 : 0);

/** No path to a place is known yet. */
const UNREACHED = 0x7fff;

/** Free buffers of costs by place: a search borrows one and returns it clean. */
const spareCosts = cachePerObject((_board: Board): Int16Array[] => []);

const put = (buckets: Walk[][], cost: number, walk: Walk): void => {
  const bucket = buckets[cost];
  if (bucket === undefined) buckets[cost] = [walk];
  else bucket.push(walk);
};

/**
 * The cheapest way to every place, which is a hex, a facing, and whether a rear flat was used; the cheapest place first. A place is left only when its
 * neighbours may come next in order, so reading a few places costs little.
 */
class Search implements IterableIterator<Walk> {
  readonly #battle: Battle;
  readonly #board: Board;
  readonly #begun: number;
  readonly #cheapest: Int16Array;
  /** Grouped by their cost beyond the start. */
  readonly #arrivals: Walk[][] = [];
  /** Grouped by the least cost of the places next to them, and of those behind them after a turn. */
  readonly #departures: Walk[][] = [];
  readonly #turns: Walk[][] = [];
  /** The current cost, and how many of its places are done. */
  #cost = 0;
  #arrived = 0;
  #left = 0;
  #turned = 0;

  constructor(battle: Battle, starts: readonly Walk[]) {
    this.#battle = battle;
    this.#board = boardIn(battle);
    this.#begun = Math.min(...starts.map(spent));
    this.#cheapest =
      spareCosts(this.#board).pop() ?? new Int16Array(12 * this.#board.grid.size).fill(UNREACHED);
    for (const start of starts) this.#arrive(start);
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(): IteratorResult<Walk, undefined> {
    for (;;) {
      const arrival = this.#arrivals[this.#cost]?.[this.#arrived];
      if (arrival !== undefined) {
        this.#arrived++;
        if (this.#settle(arrival)) return { done: false, value: arrival };
      } else if (!this.#lookFurther()) return this.return();
    }
  }

  /** A caller that stops early returns the buffer; an abandoned search keeps it. */
  return(): IteratorResult<Walk, undefined> {
    for (const walks of this.#arrivals)
      for (const { cell, facing, steppedRear } of walks ?? [])
        this.#cheapest[placeOf(cell, facing, steppedRear)] = UNREACHED;
    if (this.#arrivals.length > 0) spareCosts(this.#board).push(this.#cheapest);
    this.#arrivals.length = 0;
    this.#departures.length = 0;
    this.#turns.length = 0;
    return { done: true, value: undefined };
  }

  /** From the next place that may lead on at the current cost, otherwise at a higher one. */
  #lookFurther(): boolean {
    const leaving = this.#departures[this.#cost]?.[this.#left];
    const turning = this.#turns[this.#cost] ?? [];
    if (leaving !== undefined) {
      this.#left++;
      this.#leave(leaving);
    } else if (this.#turned < ASIDE.length * turning.length) {
      const aside = ASIDE[Math.floor(this.#turned / turning.length)] as number;
      const walk = turning[this.#turned++ % turning.length] as Walk;
      if (aside === 0 || canSpend(walk, MIN_TO_BEND)) this.#turnAway(walk, aside);
    } else return this.#goOn();
    return true;
  }

  /** Unless a cheaper way was found after this one. */
  #settle(walk: Walk): boolean {
    if (this.#costOf(walk.cell, walk.facing, walk.steppedRear) < this.#cost) return false;
    if (walk.stopped) return true;
    const { steps, spentHalf, party } = walk;
    const least = leastForOne(this.#battle, walk.cell);
    put(this.#departures, this.#cost + (steps === 0 ? 0 : spentHalf.length * least), walk);
    if (!party.strays) this.#wait(walk, least);
    return true;
  }

  /** Until it is time to turn. The first hex is free for units that cannot pay for it after the turn (CSW-MOV-05). */
  #wait(walk: Walk, least: number): void {
    const { steps, spentHalf } = walk;
    const paysNext = canSpend(walk, TURN_HALF_POINTS + least);
    if (!paysNext && steps > 0) return;
    put(this.#turns, this.#cost + spentHalf.length * (TURN_HALF_POINTS + (paysNext ? least : 0)), walk);
  }

  #goOn(): boolean {
    this.#cost++;
    this.#arrived = 0;
    this.#left = 0;
    this.#turned = 0;
    return this.#cost < Math.max(this.#arrivals.length, this.#departures.length, this.#turns.length);
  }

  #costOf(cell: number, facing: Direction, rear: boolean): number {
    return this.#cheapest[placeOf(cell, facing, rear)] as number;
  }

  #arrive(walked: Walked): void {
    if (!walked.ok) return;
    const cost = Math.max(this.#cost, spent(walked) - this.#begun);
    const { cell, facing, steppedRear } = walked;
    if (this.#costOf(cell, facing, steppedRear) <= cost) return;
    this.#cheapest[placeOf(cell, facing, steppedRear)] = cost;
    put(this.#arrivals, cost, walked);
  }

  /**
   * Straight ahead, or backwards. Places that cannot become cheaper are skipped before their step is checked, which
   * saves most of the work.
   */
  #leave(walk: Walk): void {
    const flats = mayGoBackwards(walk) ? 6 : 3;
    for (let i = 0; i < flats; i++) {
      const direction = ((walk.facing + (FRONT_FIRST[i] as number)) % 6) as Direction;
      const to = nextTo(this.#board, walk.cell, direction);
      const rear = walk.steppedRear || i >= 3;
      if (to !== NOWHERE && this.#costOf(to, walk.facing, rear) > this.#cost)
        this.#arrive(stepTowards(this.#battle, walk, direction, to));
    }
  }

  /**
   * To the rear by turning first: directly that way, or so that it is to one side, for a bent path. A turn without a
   * step after it is not listed: where the move ends, the `turn` order does that.
   */
  #turnAway(walk: Walk, aside: number): void {
    for (let turn = 2; turn <= 4; turn++) {
      const direction = ((walk.facing + turn) % 6) as Direction;
      const facing = ((direction + aside) % 6) as Direction;
      const to = nextTo(this.#board, walk.cell, direction);
      if (to === NOWHERE || this.#costOf(to, facing, walk.steppedRear) <= this.#cost) continue;
      const turned = turnOnWalk(walk, facing);
      if (turned.ok) this.#arrive(stepTowards(this.#battle, turned, direction, to));
    }
  }
}

/** Every place the stack can come to, the cheapest way first (CSW-MOV-02, CSW-P-03). */
export const waypoints = (battle: Battle, units: readonly Unit[]): Iterable<Walk> => {
  if (!mayAllMove(battle, units).ok || units.some((unit) => unit.charged !== NOWHERE)) return [];
  return new Search(battle, [beginWalk(battle, units, (units[0] as Unit).facing)]);
};

/** The same for units that enter, from every entrance open to them (CSW-SET-07). */
export const waypointsFrom = (battle: Battle, entrances: readonly Walk[]): Iterable<Walk> =>
  entrances.length === 0 ? [] : new Search(battle, entrances);
