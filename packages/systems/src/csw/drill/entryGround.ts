import type { Direction } from '@warmoot/hex';
import { facingTo } from '../rules/morale/facingTo.ts';
import { entrancesOf } from '../rules/movement/enter.ts';
import { turnOnWalk, type Walk } from '../rules/movement/walk.ts';
import { waypointsFrom } from '../rules/movement/waypoints.ts';
import { entryCellsFor } from '../rules/setup/entry.ts';
import { type Ranks, ranksOf } from '../rules/setup/ranks.ts';
import { inEnemyZone } from '../rules/zones/zones.ts';
import { distanceToEdge } from '../state/board.ts';
import type { Edge } from '../state/field.ts';
import { isEmpty } from '../state/occupancy.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, boardIn, isOnSurface } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** The ground where units enter, seen from the edge by which most of them enter. */
export interface EntryGround {
  readonly ranks: Ranks;
  /** Their facing there: away from the edge, towards the enemy. */
  readonly facing: Direction;
  /** The empty cells that a unit like this one can reach with that facing. */
  reach(unit: Unit): ReadonlySet<number>;
}

const EDGES = ['north', 'south', 'west', 'east'] as const;

/** CSW-SET-07, CSW-S07-04: not everybody enters by his own edge. */
const edgeOf = (battle: Battle, { side, id }: Unit): Edge => {
  const board = boardIn(battle);
  const cells = entryCellsFor(battle, battle.units[id] as Unit);
  const { friendlyEdge } = battle.setup.sides[side];
  const onEdge = (edge: Edge): number =>
    cells.filter((cell) => distanceToEdge(board, cell, edge) === 0).length;
  return EDGES.reduce((most, edge) => (onEdge(edge) > onEdge(most) ? edge : most), friendlyEdge);
};

/** Straight ahead first; no flat faces exactly east or west. */
const AHEAD: Readonly<Record<Edge, readonly Direction[]>> = {
  north: [3],
  south: [0],
  west: [2, 1],
  east: [5, 4],
};

const facingFrom = (battle: Battle, side: Side, edge: Edge, from: number): Direction => {
  const board = boardIn(battle);
  const enemies = battle.units.filter((unit) => unit.side !== side && isOnSurface(unit));
  const towards = enemies.map(({ cell }) => facingTo(board, from, cell));
  const enemiesAt = (direction: Direction): number => towards.filter((each) => each === direction).length;
  return AHEAD[edge].reduce((best, each) => (enemiesAt(each) > enemiesAt(best) ? each : best));
};

export const entryGround = (battle: Battle, side: Side, [first]: readonly Unit[]): EntryGround => {
  const entry = entryCellsFor(battle, first as Unit);
  const edge = edgeOf(battle, first as Unit);
  const facing = facingFrom(battle, side, edge, entry[entry.length >> 1] as number);
  const known = new Map<string, ReadonlySet<number>>();
  return {
    ranks: ranksOf(battle, side, edge),
    facing,
    reach: (unit) => {
      const key = `${unit.type} ${unit.roster}`;
      const cells = known.get(key) ?? new Set(reached(battle, unit, facing));
      known.set(key, cells);
      return cells;
    },
  };
};

const reached = (battle: Battle, unit: Unit, facing: Direction): number[] =>
  entryPaths(battle, [unit], facing)
    .map(({ cell }) => cell)
    .filter((cell) => isEmpty(battle, cell) && !inEnemyZone(battle, unit.side, cell));

/** The cheapest way to each cell that ends with this facing, by all entry hexes or by those named. */
export const entryPaths = (
  battle: Battle,
  units: readonly Unit[],
  facing: Direction,
  by?: readonly number[],
): Walk[] => {
  const found = new Map<number, Walk>();
  for (const walk of waypointsFrom(battle, entrancesOf(battle, units, by, [facing]))) {
    if (found.has(walk.cell)) continue;
    const turned = walk.facing === facing ? walk : turnOnWalk(walk, facing);
    if (turned.ok) found.set(walk.cell, turned);
  }
  return [...found.values()];
};
