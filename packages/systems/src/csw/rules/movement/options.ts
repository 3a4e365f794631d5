import type { Direction } from '@warmoot/hex';
import { DIRECTION_NAMES, idOf, NOWHERE, nextTo } from '../../board.ts';
import { holderOf } from '../../occupancy.ts';
import type { OrderOf } from '../../orders.ts';
import { enemyOf } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit } from '../../state.ts';
import { frontFlats, isFrontFlat } from '../facing/flats.ts';
import { mayAllMove } from './mayMove.ts';
import { checkEndOfWalk } from './path.ts';
import { beginWalk, checkStop, stepOnWalk, turnOnWalk, type Walk } from './walk.ts';

/** A place on the way, with the words of the path that led there. */
interface Waypoint {
  readonly walk: Walk;
  readonly path: readonly string[];
}

const key = ({ cell, facing }: Walk): number => 6 * cell + facing;

/** Total of what was paid: the cheapest way to a hex is found first. */
const spent = ({ spentHalf }: Walk): number => spentHalf.reduce((sum, half) => sum + half, 0);

const stepTo = (battle: Battle, { walk, path }: Waypoint, to: number): Waypoint | undefined => {
  const walked = stepOnWalk(battle, walk, to);
  return walked.ok ? { walk: walked.walk, path: [...path, idOf(boardIn(battle), to)] } : undefined;
};

const turnTo = (battle: Battle, { walk, path }: Waypoint, facing: Direction): Waypoint | undefined => {
  const walked = turnOnWalk(battle, walk, facing);
  return walked.ok ? { walk: walked.walk, path: [...path, DIRECTION_NAMES[facing]] } : undefined;
};

/** CSW-FAC-03: going backwards halves the whole allowance, so it is worth it only from the start. */
const mayGoBackwards = ({ walk }: Waypoint): boolean => walk.steps === 0 || walk.steppedRear;

/**
 * The next hexes: ahead as one faces, to the rear by turning that way first, or backwards. A turn without a step after
 * it is not listed: where the move ends, the `turn` order does that.
 */
function* onwards(battle: Battle, from: Waypoint): Generator<Waypoint | undefined> {
  const board = boardIn(battle);
  const { cell, facing } = from.walk;
  for (let turn = 0; turn < 6; turn++) {
    const direction = ((facing + turn) % 6) as Direction;
    const to = nextTo(board, cell, direction);
    if (to === NOWHERE) continue;
    const ahead = isFrontFlat(facing, direction);
    if (ahead || mayGoBackwards(from)) yield stepTo(battle, from, to);
    if (ahead) continue;
    const turned = turnTo(battle, from, direction);
    if (turned !== undefined) yield stepTo(battle, turned, to);
  }
}

/** Every place the stack can come to, the cheapest way first (CSW-MOV-02, CSW-P-03). */
export function* waypoints(battle: Battle, units: readonly Unit[]): Generator<Waypoint> {
  if (!mayAllMove(battle, units).ok || units.some((unit) => unit.charged !== NOWHERE)) return;
  const start: Waypoint = { walk: beginWalk(units, (units[0] as Unit).facing), path: [] };
  const begun = spent(start.walk);
  const seen = new Set<number>([key(start.walk)]);
  const buckets: Waypoint[][] = [[start]];
  for (let cost = 0; cost < buckets.length; cost++)
    for (const waypoint of buckets[cost] ?? []) {
      yield waypoint;
      if (waypoint.walk.stopped) continue;
      for (const next of onwards(battle, waypoint)) {
        if (next === undefined || seen.has(key(next.walk))) continue;
        seen.add(key(next.walk));
        const at = Math.max(cost, spent(next.walk) - begun);
        buckets[at] ??= [];
        (buckets[at] as Waypoint[]).push(next);
      }
    }
}

/** One move to every hex the stack can stop in, by the cheapest path. */
export function* movesOf(battle: Battle, units: readonly Unit[]): Generator<OrderOf<'move'>> {
  const reached = new Set<number>();
  const ids = units.map(({ id }) => id);
  for (const { walk, path } of waypoints(battle, units)) {
    if (walk.cells.length === 0 || reached.has(walk.cell)) continue;
    reached.add(walk.cell);
    if (checkStop(battle, walk).ok) yield { type: 'move', units: ids, path: [...path] };
  }
}

const CHARGING = ['mounted', 'creature'];

/** CSW-P-04: every charge the stack can make: from each place it can come to, straight on until it meets an enemy. */
export function* chargesOf(battle: Battle, units: readonly Unit[]): Generator<OrderOf<'move'>> {
  if (!units.some((unit) => CHARGING.includes(typeOf(battle, unit).category))) return;
  const found = new Set<string>();
  for (const { walk, path } of waypoints(battle, units)) {
    if (walk.stopped) continue;
    for (const direction of frontFlats(walk.facing))
      for (const order of runsFrom(battle, { walk, path }, direction)) {
        const name = `${order.path.at(-1)} ${order.charge}`;
        if (!found.has(name)) yield order;
        found.add(name);
      }
  }
}

function* runsFrom(battle: Battle, from: Waypoint, direction: Direction): Generator<OrderOf<'move'>> {
  const board = boardIn(battle);
  let { walk, path } = from;
  for (;;) {
    const to = nextTo(board, walk.cell, direction);
    const walked = to === NOWHERE ? undefined : stepOnWalk(battle, walk, to);
    if (!walked?.ok) return;
    walk = walked.walk;
    path = [...path, idOf(board, to)];
    for (const target of enemiesAhead(battle, walk))
      if (checkEndOfWalk(battle, walk, idOf(board, target)).ok)
        yield {
          type: 'move',
          units: walk.units.map(({ id }) => id),
          path: [...path],
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
