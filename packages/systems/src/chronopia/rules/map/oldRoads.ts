/** A few old roads: from neutral cities to ruins near them, bridged where they cross water. */
import {
  BLOCKED,
  createReach,
  type Direction,
  directionTo,
  type Grid,
  shortestPath,
  sideOf,
} from '@warmoot/hex';
import type { Terrain } from '../../state/ground.ts';
import type { Rivers } from './drawRivers.ts';
import type { Land } from './paintLand.ts';

const COST: Readonly<Partial<Record<Terrain, number>>> = {
  plains: 2,
  oasis: 2,
  forest: 3,
  fringe: 3,
  desert: 4,
  heart: 6,
  mountains: 6,
  badlands: 8,
};
const BRIDGE = 4;
const MAX_LENGTH = 6;

interface OldRoads {
  readonly hexes: readonly number[];
  readonly bridges: readonly number[];
}

const sideTo = (grid: Grid, from: number, to: number): number =>
  sideOf(grid, from, directionTo(grid.hexes[from]!, grid.hexes[to]!) as Direction);

export const drawOldRoads = (
  grid: Grid,
  { terrain }: Land,
  rivers: Rivers,
  cities: readonly number[],
  ruins: readonly number[],
  distance: (a: number, b: number) => number,
): OldRoads => {
  const reach = createReach(grid);
  const [hexes, bridges] = [new Set<number>(), new Set<number>()];
  const cost = (from: number, to: number): number => {
    const ground = COST[terrain[to]!];
    return ground === undefined ? BLOCKED : ground + (rivers[sideTo(grid, from, to)] ? BRIDGE : 0);
  };
  for (const city of cities) {
    const [nearest] = ruins
      .filter((ruin) => distance(ruin, city) <= MAX_LENGTH)
      .sort((a, b) => distance(a, city) - distance(b, city) || a - b);
    const path = nearest === undefined ? undefined : shortestPath(reach, city, nearest, cost);
    path?.cells.forEach((cell, at) => {
      hexes.add(cell);
      const side = at === 0 ? -1 : sideTo(grid, path.cells[at - 1]!, cell);
      if (rivers[side]) bridges.add(side);
    });
  }
  for (const city of cities) hexes.delete(city);
  return { hexes: [...hexes].sort((a, b) => a - b), bridges: [...bridges].sort((a, b) => a - b) };
};
