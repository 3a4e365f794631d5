import { DIRECTIONS, type Direction } from '@warmoot/hex';
import { CLEAR_HALF_POINTS } from '../../data/terrain.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Board, cellsBeside, DIRECTION_NAMES, idOf, NOWHERE, nextTo } from '../../state/board.ts';
import { holderOf } from '../../state/occupancy.ts';
import { enemyOf, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isOnSurface } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hasChargers, isRun } from '../charge/charge.ts';
import { frontFlats, isFrontFlat } from '../facing/flats.ts';
import { allowanceIn } from './party.ts';
import { checkEndOfWalk, idsOf, walkPath } from './path.ts';
import { checkStop, hasStepped, stepTowards, turnOnWalk, type Walk } from './walk.ts';
import { leastForOne, waypoints } from './waypoints.ts';

/** The steps of the path that a walk has taken: the hexes it entered and the turns between them. */
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

/** The `enter` order for a walk that began off the map. */
export const enterOrderFor = (battle: Battle, walk: Walk): OrderOf<'enter'> => {
  const [hex, ...path] = pathOf(boardIn(battle), walk) as [string, ...string[]];
  const { facing } = startOf(walk);
  return { type: 'enter', units: idsOf(walk), hex, facing: DIRECTION_NAMES[facing], path };
};

/** A charge the stack can make: its run, and the hex it strikes. */
export interface ListedCharge {
  readonly walk: Walk;
  readonly target: number;
  /** CSW-TEC-03: beside the road, if the road would be too cheap for a charge. */
  readonly offRoad: boolean;
}

export const chargeOrder = (battle: Battle, { walk, target, offRoad }: ListedCharge): OrderOf<'move'> => {
  const board = boardIn(battle);
  const order = { type: 'move', units: idsOf(walk), path: pathOf(board, walk) } as const;
  return { ...order, charge: idOf(board, target), ...(offRoad ? { offRoad } : {}) };
};

/** CSW-P-04: every charge the stack can make, as an order. */
export function* chargesOf(battle: Battle, units: readonly Unit[]): Generator<OrderOf<'move'>> {
  if (!hasChargers(battle, units)) return;
  for (const rush of rushesFrom(battle, waypoints(battle, units))) yield chargeOrder(battle, rush);
}

/** CSW-P-04: from each place the stack can come to, straight on until it meets an enemy; one for each end and target. */
export function* rushesFrom(battle: Battle, places: Iterable<Walk>): Generator<ListedCharge> {
  let contact: Uint8Array | undefined;
  const found = new Set<number>();
  for (const walk of places) {
    if (walk.stopped) continue;
    contact ??= cellsInContact(battle, enemyOf(walk.party.side));
    for (const direction of DIRECTIONS) {
      if (!leadsToEnemy(battle, contact, walk, direction)) continue;
      for (const start of facingAhead(walk, direction)) yield* runsFrom(battle, start, direction, found);
    }
  }
}

/** By cell: whether a unit of that side stands next to it. */
const cellsInContact = (battle: Battle, side: Side): Uint8Array => {
  const board = boardIn(battle);
  const contact = new Uint8Array(board.grid.size);
  for (const unit of battle.units)
    if (unit.side === side && isOnSurface(unit))
      for (const cell of cellsBeside(board, unit.cell)) contact[cell] = 1;
  return contact;
};

/** Whether its points could pay for a run that way up to an enemy: checking the line is cheaper than walking it. */
const leadsToEnemy = (battle: Battle, contact: Uint8Array, walk: Walk, direction: Direction): boolean => {
  const { neighbours } = boardIn(battle).grid;
  let leftHalf = 2 * allowanceIn(walk.party, 0, walk.steppedRear) - (walk.spentHalf[0] as number);
  for (let cell = walk.cell; ; ) {
    leftHalf -= leastForOne(battle, cell);
    cell = neighbours[6 * cell + direction] as number;
    if (cell === NOWHERE || leftHalf < 0) return false;
    if (contact[cell] === 1) return true;
  }
};

/** CSW-CHG-05: as it faces, if it can run that way, and straight ahead, so that the enemy ahead is in its front. */
const facingAhead = (walk: Walk, direction: Direction): Walk[] => {
  if (walk.facing === direction) return [walk];
  const turned = turnOnWalk(walk, direction);
  return [...(isFrontFlat(walk.facing, direction) ? [walk] : []), ...(turned.ok ? [turned] : [])];
};

function* runsFrom(
  battle: Battle,
  from: Walk,
  direction: Direction,
  found: Set<number>,
): Generator<ListedCharge> {
  const board = boardIn(battle);
  for (let walk = from; ; ) {
    const to = nextTo(board, walk.cell, direction);
    const walked = to === NOWHERE ? undefined : stepTowards(battle, walk, direction, to);
    if (!walked?.ok) return;
    walk = walked;
    if (isRun(walk))
      for (const target of enemiesAhead(battle, walk)) {
        const name = walk.cell * board.grid.size + target;
        const rush = found.has(name) ? undefined : rushAt(battle, walk, target);
        if (rush === undefined) continue;
        found.add(name);
        yield rush;
      }
    if (walk.stopped) return;
  }
}

/** CSW-TEC-03: as it came, or beside the road if the road is too cheap for a charge. */
const rushAt = (battle: Battle, walk: Walk, target: number): ListedCharge | undefined => {
  const charge = idOf(boardIn(battle), target);
  if (checkEndOfWalk(battle, walk, charge).ok) return { walk, target, offRoad: false };
  if (!runsByRoad(walk)) return undefined;
  const beside = walkPath(battle, startOf(walk), pathOf(boardIn(battle), walk), true);
  return beside.ok && checkEndOfWalk(battle, beside, charge).ok
    ? { walk: beside, target, offRoad: true }
    : undefined;
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
