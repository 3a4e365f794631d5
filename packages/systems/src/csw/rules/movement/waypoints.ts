import type { Direction } from '@warmoot/hex';
import { type Board, NOWHERE, nextTo } from '../../board.ts';
import { type Battle, boardIn, type Unit } from '../../state.ts';
import { isFrontFlat } from '../facing/flats.ts';
import { CLEAR_HALF_POINTS, ROAD_HALF_POINTS } from '../terrain/ground.ts';
import { mayAllMove } from './mayMove.ts';
import { beginWalk, stepTowards, turnOnWalk, type Walk, type Walked } from './walk.ts';

/** Total of what was paid: the cheapest way to a hex is found first. */
const spent = ({ spentHalf }: Walk): number => {
  let sum = 0;
  for (let i = 0; i < spentHalf.length; i++) sum += spentHalf[i] as number;
  return sum;
};

/** CSW-FAC-03: going backwards halves the whole allowance, so it is worth it only from the start. */
const mayGoBackwards = (walk: Walk): boolean => walk.steps === 0 || walk.steppedRear;

/** What the next hex costs at the least: by road where one leads on. The first may cost nothing at all (CSW-MOV-05). */
const leastToGoOn = (battle: Battle, { party, cell, steps }: Walk): number => {
  if (steps === 0) return 0;
  return party.units.length * (battle.setup.field.roads[cell] === 0 ? CLEAR_HALF_POINTS : ROAD_HALF_POINTS);
};

const put = (buckets: Walk[][], cost: number, walk: Walk): void => {
  const bucket = buckets[cost];
  if (bucket === undefined) buckets[cost] = [walk];
  else bucket.push(walk);
};

/** The cheapest way to every place, which is a hex and a facing. */
class Search {
  readonly #battle: Battle;
  readonly #board: Board;
  readonly #begun: number;
  readonly #cheapest = new Map<number, number>();
  /** By what they cost beyond the start. */
  readonly #arrivals: Walk[][] = [];
  /** By the least that the places next to them could cost. */
  readonly #departures: Walk[][] = [];

  constructor(battle: Battle, start: Walk) {
    this.#battle = battle;
    this.#board = boardIn(battle);
    this.#begun = spent(start);
    this.#arrive(start, 0);
  }

  /** A place is left only when its neighbours may be the next in order: who looks at a few places pays for few. */
  *places(): Generator<Walk> {
    for (let cost = 0; cost < Math.max(this.#arrivals.length, this.#departures.length); cost++)
      for (let arrived = 0, left = 0; ; left++) {
        for (; arrived < (this.#arrivals[cost]?.length ?? 0); arrived++) {
          const walk = this.#arrivals[cost]?.[arrived] as Walk;
          if (this.#costOf(walk.cell, walk.facing) < cost) continue; // a cheaper way was found after this one
          yield walk;
          if (!walk.stopped) put(this.#departures, cost + leastToGoOn(this.#battle, walk), walk);
        }
        const next = this.#departures[cost]?.[left];
        if (next === undefined) break;
        this.#leave(next, cost);
      }
  }

  #costOf(cell: number, facing: Direction): number {
    return this.#cheapest.get(6 * cell + facing) ?? Number.POSITIVE_INFINITY;
  }

  #arrive(walked: Walked, leastCost: number): void {
    if (!walked.ok) return;
    const cost = Math.max(leastCost, spent(walked) - this.#begun);
    if (this.#costOf(walked.cell, walked.facing) <= cost) return;
    this.#cheapest.set(6 * walked.cell + walked.facing, cost);
    put(this.#arrivals, cost, walked);
  }

  /**
   * To the next hexes: ahead as one faces, to the rear by turning that way first, or backwards. A turn without a step
   * after it is not listed: where the move ends, the `turn` order does that. Places that cannot be had for less than
   * before are left out before their step is looked at, which spares most of the work.
   */
  #leave(walk: Walk, leastCost: number): void {
    for (let turn = 0; turn < 6; turn++) {
      const direction = ((walk.facing + turn) % 6) as Direction;
      const to = nextTo(this.#board, walk.cell, direction);
      if (to === NOWHERE) continue;
      const ahead = isFrontFlat(walk.facing, direction);
      if ((ahead || mayGoBackwards(walk)) && this.#costOf(to, walk.facing) > leastCost)
        this.#arrive(stepTowards(this.#battle, walk, direction, to), leastCost);
      if (ahead || this.#costOf(to, direction) <= leastCost) continue;
      const turned = turnOnWalk(walk, direction);
      if (turned.ok) this.#arrive(stepTowards(this.#battle, turned, direction, to), leastCost);
    }
  }
}

/** Every place the stack can come to, the cheapest way first (CSW-MOV-02, CSW-P-03). */
export const waypoints = (battle: Battle, units: readonly Unit[]): Iterable<Walk> => {
  if (!mayAllMove(battle, units).ok || units.some((unit) => unit.charged !== NOWHERE)) return [];
  return new Search(battle, beginWalk(battle, units, (units[0] as Unit).facing)).places();
};
