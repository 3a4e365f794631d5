import { facingTo } from '../rules/morale/facingTo.ts';
import { entrancesOf } from '../rules/movement/enter.ts';
import { enterOrderFor } from '../rules/movement/options.ts';
import { turnOnWalk, type Walk } from '../rules/movement/walk.ts';
import { waypointsFrom } from '../rules/movement/waypoints.ts';
import { entryCellsFor } from '../rules/setup/entry.ts';
import { stacksOf } from '../rules/setup/stacks.ts';
import { couldStop } from '../rules/stacking/stacks.ts';
import { cellsBeside, distance, distanceToEdge } from '../state/board.ts';
import { isEmpty } from '../state/occupancy.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, isLeader, isOnSurface, typeOf, unitOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { Draft } from './draft.ts';

/**
 * The road from an entry hex into the map, hex by hex; at a fork it takes the branch that leads farthest from the edge.
 */
const roadFrom = (battle: Battle, side: Side, entry: number): number[] => {
  const board = boardIn(battle);
  const { roads } = battle.setup.field;
  const edge = battle.setup.sides[side].friendlyEdge;
  const road = [entry];
  for (;;) {
    const last = road.at(-1) as number;
    const ahead = cellsBeside(board, last)
      .filter((cell) => !road.includes(cell) && joins(roads, board.grid.neighbours, last, cell))
      .sort((a, b) => distanceToEdge(board, b, edge) - distanceToEdge(board, a, edge));
    const [next] = ahead;
    if (next === undefined) return road;
    road.push(next);
  }
};

/** CSW-TEC-03: whether the road crosses the side between two cells. */
const joins = (
  roads: readonly number[],
  neighbours: ArrayLike<number>,
  from: number,
  to: number,
): boolean => {
  for (let direction = 0; direction < 6; direction++)
    if (neighbours[6 * from + direction] === to) return ((roads[from] as number) & (1 << direction)) !== 0;
  return false;
};

/** The longest road by which these units may enter, if there is one. */
export const entryRoad = (
  battle: Battle,
  side: Side,
  [first]: readonly Unit[],
): readonly number[] | undefined =>
  first &&
  entryCellsFor(battle, first)
    .map((cell) => roadFrom(battle, side, cell))
    .filter((road) => road.length > 1)
    .sort((a, b) => b.length - a.length)[0];

/** CSW-SET-07, CSW-TEC-03: one behind the other by road, the fastest first, a leader with the first of them. */
export const enterByRoad = (battle: Battle, side: Side, units: readonly Unit[]): Draft => {
  const draft = new Draft(battle, side);
  const road = entryRoad(battle, side, units);
  if (road === undefined) return draft;
  const troops = units.filter((unit) => !isLeader(battle, unit));
  const stacks = stacksOf(battle, troops, false).sort((a, b) => b.type.movement - a.type.movement);
  for (const stack of stacks) followRoad(draft, road, stack.units, true);
  const leaders = units.filter((unit) => isLeader(battle, unit));
  for (const leader of leaders.sort((a, b) => typeOf(battle, b).halfPoints - typeOf(battle, a).halfPoints))
    followRoad(draft, road, [leader], false);
  return draft;
};

/** A column cannot fight: it stays this many hexes away from the enemy. */
const CLEAR_OF_ENEMY = 5;

const isClear = (battle: Battle, side: Side, cell: number): boolean =>
  battle.units.every(
    (unit) =>
      unit.side === side ||
      !isOnSurface(unit) ||
      distance(boardIn(battle), unit.cell, cell) >= CLEAR_OF_ENEMY,
  );

/** As far along the road as it can get: to an empty hex, or to one it can share. */
const followRoad = (draft: Draft, road: readonly number[], stack: readonly Unit[], alone: boolean): void => {
  const { battle } = draft;
  const units = stack.map(({ id }) => unitOf(battle, id));
  const place = new Map(
    road.flatMap((cell, at) => (isClear(battle, draft.side, cell) ? [[cell, at] as const] : [])),
  );
  let best: Walk | undefined;
  for (const way of waypointsFrom(battle, entrancesOf(battle, units, [road[0] as number]))) {
    const at = place.get(way.cell);
    const isFit =
      at !== undefined && isEmpty(battle, way.cell) === alone && couldStop(battle, units, way.cell);
    if (isFit && at > (best === undefined ? -1 : (place.get(best.cell) as number))) best = way;
  }
  if (best === undefined) return;
  const next = road[(place.get(best.cell) as number) + 1];
  const ahead = next === undefined ? best.facing : facingTo(boardIn(battle), best.cell, next);
  const turned = ahead === best.facing ? best : turnOnWalk(best, ahead);
  draft.give(enterOrderFor(battle, turned.ok ? turned : best));
};
