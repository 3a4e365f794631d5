import { DIRECTIONS, type Direction } from '@warmoot/hex';
import type { CswOrder } from '../../orders/orders.ts';
import { DIRECTION_NAMES, idOf, NOWHERE } from '../../state/board.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { couldStop } from '../stacking/stacks.ts';
import { fullAllowance } from './allowance.ts';
import { entrancesOf } from './enter.ts';
import { enterOrderFor, pathOf } from './options.ts';
import { turnOnWalk, type Walk } from './walk.ts';
import { waypoints, waypointsFrom } from './waypoints.ts';

/** A path to a hex, and the stack's final facing: as it came, or after a turn it can pay for (CSW-FAC-04). */
export interface End {
  readonly way: Walk;
  readonly facing: Direction;
}

/** The hexes a stack can reach, as the rules list them. */
export interface Reach {
  readonly units: readonly Unit[];
  /** The cheapest ways first; charges begin at any of them. */
  readonly waypoints: readonly Walk[];
  /** Every hex and facing in which it can end its move. */
  readonly ends: readonly End[];
}

const canTurn = (walk: Walk): boolean => turnOnWalk(walk, walk.facing).ok;

const reachBy = (battle: Battle, units: readonly Unit[], ways: Iterable<Walk>): Reach => {
  const known = new Uint8Array(6 * boardIn(battle).grid.size);
  const ends: End[] = [];
  const add = (way: Walk, facing: Direction): void => {
    const place = 6 * way.cell + facing;
    if (known[place] === 0) ends.push({ way, facing });
    known[place] = 1;
  };
  const found = [...ways];
  for (const way of found) add(way, way.facing);
  for (const way of found) if (canTurn(way)) for (const facing of DIRECTIONS) add(way, facing);
  return { units, waypoints: found, ends };
};

const pointsLeft = (battle: Battle, unit: Unit): number => 2 * fullAllowance(battle, unit) - unit.spentHalf;

/** A stack goes as far as the slowest in it (CSW-MOV-01): its paths are the paths of all, and are found much faster. */
const slowestOf = (battle: Battle, units: readonly Unit[]): Unit =>
  units.reduce((slowest, unit) => (pointsLeft(battle, unit) < pointsLeft(battle, slowest) ? unit : slowest));

/** Of units on the map, or of units that wait to enter it (CSW-SET-07). */
export const reachOf = (battle: Battle, units: readonly Unit[]): Reach => {
  const enters = (units[0] as Unit).cell === NOWHERE;
  const ways = enters
    ? waypointsFrom(battle, entrancesOf(battle, units))
    : waypoints(battle, [slowestOf(battle, units)]);
  return reachBy(battle, units, ways);
};

/** CSW-STK-01, CSW-STK-03: whether it could legally stay there. */
export const mayStay = (battle: Battle, { units }: Reach, cell: number): boolean =>
  cell === (units[0] as Unit).cell || couldStop(battle, units, cell);

/** It neither moves nor turns, and has not done so before. */
export const staysPut = ({ way, facing }: End): boolean =>
  way.before === undefined && way.steps === 0 && way.facing === facing;

/** The order that brings it there; undefined if it is already there. */
export const orderTo = (battle: Battle, { units }: Reach, { way, facing }: End): CswOrder | undefined => {
  const board = boardIn(battle);
  const turn = facing === way.facing ? [] : [DIRECTION_NAMES[facing]];
  if (way.before === undefined)
    return facing === way.facing
      ? undefined
      : { type: 'turn', hex: idOf(board, way.cell), facing: DIRECTION_NAMES[facing] };
  if ((units[0] as Unit).cell !== NOWHERE)
    return { type: 'move', units: units.map(({ id }) => id), path: [...pathOf(board, way), ...turn] };
  const enter = enterOrderFor(battle, way);
  return { ...enter, path: [...enter.path, ...turn] };
};
