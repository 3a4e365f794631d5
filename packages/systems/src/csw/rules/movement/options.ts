import type { Direction } from '@warmoot/hex';
import { type Board, DIRECTION_NAMES, idOf, NOWHERE, nextTo } from '../../board.ts';
import { holderOf } from '../../occupancy.ts';
import type { OrderOf } from '../../orders.ts';
import { enemyOf } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit } from '../../state.ts';
import { frontFlats, isFrontFlat } from '../facing/flats.ts';
import { mayAllMove } from './mayMove.ts';
import { checkEndOfWalk } from './path.ts';
import { beginWalk, checkStop, stepOnWalk, turnOnWalk, type Walk, type Walked } from './walk.ts';

/** A place on the way: one step on from the place before, ahead or backwards, or after a turn. */
class Waypoint {
  readonly walk: Walk;
  readonly before: Waypoint | undefined;
  readonly turned: boolean;
  readonly board: Board;

  constructor(walk: Walk, before: Waypoint | undefined, turned: boolean, board: Board) {
    this.walk = walk;
    this.before = before;
    this.turned = turned;
    this.board = board;
  }

  /** The words of the path that led there; put together only when asked for, because most places are passed by. */
  get path(): string[] {
    if (this.before === undefined) return [];
    const words = this.before.path;
    if (this.turned) words.push(DIRECTION_NAMES[this.walk.facing]);
    words.push(idOf(this.board, this.walk.cell));
    return words;
  }
}

const keyOf = (cell: number, facing: Direction): number => 6 * cell + facing;

/** Total of what was paid: the cheapest way to a hex is found first. */
const spent = ({ spentHalf }: Walk): number => {
  let sum = 0;
  for (const half of spentHalf) sum += half;
  return sum;
};

/** CSW-FAC-03: going backwards halves the whole allowance, so it is worth it only from the start. */
const mayGoBackwards = (walk: Walk): boolean => walk.steps === 0 || walk.steppedRear;

/**
 * The next hexes: ahead as one faces, to the rear by turning that way first, or backwards. A turn without a step after
 * it is not listed: where the move ends, the `turn` order does that. Places already settled are left out before their
 * step is looked at, which spares most of the work.
 */
const onwards = (battle: Battle, from: Waypoint, settled: ReadonlySet<number>): Waypoint[] => {
  const { walk, board } = from;
  const { cell, facing } = walk;
  const found: Waypoint[] = [];
  const add = (walked: Walked, turned: boolean): void => {
    if (walked.ok) found.push(new Waypoint(walked.walk, from, turned, board));
  };
  for (let turn = 0; turn < 6; turn++) {
    const direction = ((facing + turn) % 6) as Direction;
    const to = nextTo(board, cell, direction);
    if (to === NOWHERE) continue;
    const ahead = isFrontFlat(facing, direction);
    if ((ahead || mayGoBackwards(walk)) && !settled.has(keyOf(to, facing)))
      add(stepOnWalk(battle, walk, to), false);
    if (ahead || settled.has(keyOf(to, direction))) continue;
    const turned = turnOnWalk(battle, walk, direction);
    if (turned.ok) add(stepOnWalk(battle, turned.walk, to), true);
  }
  return found;
};

/** Every place the stack can come to, the cheapest way first (CSW-MOV-02, CSW-P-03). */
export function* waypoints(battle: Battle, units: readonly Unit[]): Generator<Waypoint> {
  if (!mayAllMove(battle, units).ok || units.some((unit) => unit.charged !== NOWHERE)) return;
  const walk = beginWalk(units, (units[0] as Unit).facing);
  const begun = spent(walk);
  const settled = new Set<number>();
  const cheapest = new Map<number, number>();
  const buckets: Waypoint[][] = [[new Waypoint(walk, undefined, false, boardIn(battle))]];
  for (let cost = 0; cost < buckets.length; cost++)
    for (const waypoint of buckets[cost] ?? []) {
      const key = keyOf(waypoint.walk.cell, waypoint.walk.facing);
      if (settled.has(key)) continue; // a cheaper way was found after this one
      settled.add(key);
      yield waypoint;
      if (waypoint.walk.stopped) continue;
      for (const next of onwards(battle, waypoint, settled)) {
        const place = keyOf(next.walk.cell, next.walk.facing);
        const at = Math.max(cost, spent(next.walk) - begun);
        if ((cheapest.get(place) ?? Number.POSITIVE_INFINITY) <= at) continue;
        cheapest.set(place, at);
        buckets[at] ??= [];
        (buckets[at] as Waypoint[]).push(next);
      }
    }
}

/** One move to every hex the stack can stop in, by the cheapest path. */
export function* movesOf(battle: Battle, units: readonly Unit[]): Generator<OrderOf<'move'>> {
  const reached = new Set<number>();
  const ids = units.map(({ id }) => id);
  for (const waypoint of waypoints(battle, units)) {
    const { walk } = waypoint;
    if (walk.cells.length === 0 || reached.has(walk.cell)) continue;
    reached.add(walk.cell);
    if (checkStop(battle, walk).ok) yield { type: 'move', units: ids, path: waypoint.path };
  }
}

const CHARGING = ['mounted', 'creature'];

/** CSW-P-04: every charge the stack can make: from each place it can come to, straight on until it meets an enemy. */
export function* chargesOf(battle: Battle, units: readonly Unit[]): Generator<OrderOf<'move'>> {
  if (!units.some((unit) => CHARGING.includes(typeOf(battle, unit).category))) return;
  const found = new Set<string>();
  for (const waypoint of waypoints(battle, units)) {
    if (waypoint.walk.stopped) continue;
    for (const direction of frontFlats(waypoint.walk.facing))
      for (const order of runsFrom(battle, waypoint, direction)) {
        const name = `${order.path.at(-1)} ${order.charge}`;
        if (!found.has(name)) yield order;
        found.add(name);
      }
  }
}

function* runsFrom(battle: Battle, from: Waypoint, direction: Direction): Generator<OrderOf<'move'>> {
  const board = boardIn(battle);
  const run: string[] = [];
  let { walk } = from;
  for (;;) {
    const to = nextTo(board, walk.cell, direction);
    const walked = to === NOWHERE ? undefined : stepOnWalk(battle, walk, to);
    if (!walked?.ok) return;
    walk = walked.walk;
    run.push(idOf(board, to));
    for (const target of enemiesAhead(battle, walk))
      if (checkEndOfWalk(battle, walk, idOf(board, target)).ok)
        yield {
          type: 'move',
          units: walk.units.map(({ id }) => id),
          path: [...from.path, ...run],
          charge: idOf(board, target),
        };
    if (walk.stopped) return;
  }
}

const enemiesAhead = (battle: Battle, walk: Walk): number[] => {
  const enemy = enemyOf((walk.units[0] as Unit).side);
  return frontFlats(walk.facing)
    .map((direction) => nextTo(boardIn(battle), walk.cell, direction))
    .filter((cell) => cell !== NOWHERE && holderOf(battle, cell)?.side === enemy);
};
