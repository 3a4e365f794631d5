import { DIRECTIONS, type Direction } from '@warmoot/hex';
import { type Board, DIRECTION_NAMES, idOf, NOWHERE, nextTo } from '../../board.ts';
import { holderOf } from '../../occupancy.ts';
import type { OrderOf } from '../../orders.ts';
import { enemyOf } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit } from '../../state.ts';
import { frontFlats, isFrontFlat } from '../facing/flats.ts';
import { CLEAR_HALF_POINTS } from '../terrain/ground.ts';
import { checkEndOfWalk, idsOf, walkPath } from './path.ts';
import { checkStop, hasStepped, stepTowards, turnOnWalk, type Walk } from './walk.ts';
import { waypoints } from './waypoints.ts';

/** The words of the path that a walk has taken: the hexes it entered and the turns between them. */
export const pathOf = (board: Board, walk: Walk): string[] => {
  const words: string[] = [];
  for (let at = walk; at.before !== undefined; at = at.before)
    words.push(hasStepped(at) ? idOf(board, at.cell) : DIRECTION_NAMES[at.facing]);
  return words.toReversed();
};

/** One move to every hex the stack can stop in, by the cheapest path. */
export function* movesOf(battle: Battle, units: readonly Unit[]): Generator<OrderOf<'move'>> {
  const board = boardIn(battle);
  const reached = new Set<number>();
  const ids = units.map(({ id }) => id);
  for (const walk of waypoints(battle, units)) {
    if (!hasStepped(walk) || reached.has(walk.cell)) continue;
    reached.add(walk.cell);
    if (checkStop(battle, walk).ok) yield { type: 'move', units: ids, path: pathOf(board, walk) };
  }
}

const CHARGING = ['mounted', 'creature'];

/** CSW-P-04: every charge the stack can make: from each place it can come to, straight on until it meets an enemy. */
export function* chargesOf(battle: Battle, units: readonly Unit[]): Generator<OrderOf<'move'>> {
  if (!units.some((unit) => CHARGING.includes(typeOf(battle, unit).category))) return;
  const found = new Set<string>();
  for (const walk of waypoints(battle, units)) {
    if (walk.stopped) continue;
    for (const direction of DIRECTIONS)
      for (const start of facingAhead(walk, direction))
        for (const order of runsFrom(battle, start, direction)) {
          const name = `${order.path.at(-1)} ${order.charge}`;
          if (!found.has(name)) yield order;
          found.add(name);
        }
  }
}

/** CSW-CHG-05: as it faces, if it can run that way, and straight ahead, so that whoever is ahead is in front too. */
const facingAhead = (walk: Walk, direction: Direction): Walk[] => {
  if (walk.facing === direction) return [walk];
  const turned = turnOnWalk(walk, direction);
  return [...(isFrontFlat(walk.facing, direction) ? [walk] : []), ...(turned.ok ? [turned] : [])];
};

function* runsFrom(battle: Battle, from: Walk, direction: Direction): Generator<OrderOf<'move'>> {
  const board = boardIn(battle);
  for (let walk = from; ; ) {
    const to = nextTo(board, walk.cell, direction);
    const walked = to === NOWHERE ? undefined : stepTowards(battle, walk, direction, to);
    if (!walked?.ok) return;
    walk = walked;
    for (const target of enemiesAhead(battle, walk)) {
      const order = chargeAt(battle, walk, idOf(board, target));
      if (order !== undefined) yield order;
    }
    if (walk.stopped) return;
  }
}

/** CSW-TEC-03: as it came, or beside the road where that is too cheap for a charge. */
const chargeAt = (battle: Battle, walk: Walk, charge: string): OrderOf<'move'> | undefined => {
  const order = (): OrderOf<'move'> => ({
    type: 'move',
    units: idsOf(walk),
    path: pathOf(boardIn(battle), walk),
    charge,
  });
  if (checkEndOfWalk(battle, walk, charge).ok) return order();
  if (!runsByRoad(walk)) return undefined;
  const beside = walkPath(battle, startOf(walk), order().path, true);
  return beside.ok && checkEndOfWalk(battle, beside, charge).ok ? { ...order(), offRoad: true } : undefined;
};

const runsByRoad = ({ run }: Walk): boolean => run !== null && run.halfPoints < CLEAR_HALF_POINTS * run.hexes;

const startOf = (walk: Walk): Walk => {
  let start = walk;
  while (start.before !== undefined) start = start.before;
  return start;
};

const enemiesAhead = (battle: Battle, { party, facing, cell }: Walk): number[] => {
  const enemy = enemyOf(party.side);
  return frontFlats(facing)
    .map((direction) => nextTo(boardIn(battle), cell, direction))
    .filter((ahead) => ahead !== NOWHERE && holderOf(battle, ahead)?.side === enemy);
};
