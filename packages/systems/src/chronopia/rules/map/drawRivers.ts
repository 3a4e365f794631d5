/** Rivers from vertex to vertex, downhill from a mountain to water or the edge of the map (CHR-R-08, CHR-R-03). */
import { type Direction, type Grid, neighbourCell, OFF_BOARD, sideOf, turn } from '@warmoot/hex';
import { mixed, shuffled } from './chance.ts';
import type { Land } from './paintLand.ts';

export type Rivers = Record<number, 'river' | 'ford' | 'bridge'>;

const MAX_SIDES = 20;
const MIN_SIDES = 4;
const HEXES_PER_RIVER = 60;
const SIDES_PER_FORD = 6;
/** Water compares heights in steps of this size. */
const LEVEL = 128;

/** Corner k of a cell, between its sides k and k+1: the lowest of the numbers that its hexes give it. */
const vertexOf = (grid: Grid, cell: number, k: number): number => {
  const corner = ((k % 6) + 6) % 6;
  const a = neighbourCell(grid, cell, corner as Direction);
  const b = neighbourCell(grid, cell, turn(corner as Direction, 1));
  const names = [6 * cell + corner];
  if (a !== OFF_BOARD) names.push(6 * a + ((corner + 2) % 6));
  if (b !== OFF_BOARD) names.push(6 * b + ((corner + 4) % 6));
  return Math.min(...names);
};

const hexesAt = (grid: Grid, vertex: number): [number, number, number] => {
  const cell = Math.floor(vertex / 6);
  const k = (vertex % 6) as Direction;
  return [cell, neighbourCell(grid, cell, k), neighbourCell(grid, cell, turn(k, 1))];
};

interface Reach {
  readonly side: number;
  readonly vertex: number;
}

/** The sides that end in a vertex, those between two hexes of the map, and where each leads. */
const reachesFrom = (grid: Grid, vertex: number): Reach[] => {
  const k = vertex % 6;
  const [cell, a, b] = hexesAt(grid, vertex);
  const found: Reach[] = [];
  if (a !== OFF_BOARD)
    found.push({ side: sideOf(grid, cell, k as Direction), vertex: vertexOf(grid, cell, k - 1) });
  if (b !== OFF_BOARD)
    found.push({ side: sideOf(grid, cell, turn(k as Direction, 1)), vertex: vertexOf(grid, cell, k + 1) });
  if (a !== OFF_BOARD && b !== OFF_BOARD)
    found.push({ side: sideOf(grid, a, turn(k as Direction, 2)), vertex: vertexOf(grid, a, k + 1) });
  return found;
};

interface Drainage {
  /** The next side and vertex on the way down, by vertex; none at a river mouth. */
  readonly onward: ReadonlyMap<number, Reach>;
  readonly sidesToMouth: ReadonlyMap<number, number>;
}

/**
 * Floods the land upwards from the river mouths: each vertex drains to the one it was reached from, and no river is
 * lost in a hollow.
 */
const drain = (grid: Grid, { height, terrain }: Land): Drainage => {
  const onward = new Map<number, Reach>();
  const sidesToMouth = new Map<number, number>();
  const waiting: number[][] = [];
  const levelOf = (vertex: number): number => {
    const around = hexesAt(grid, vertex).filter((cell) => cell !== OFF_BOARD);
    return Math.floor(around.reduce((sum, cell) => sum + height[cell]!, 0) / (around.length * LEVEL));
  };
  const wait = (vertex: number, level: number, sides: number): void => {
    sidesToMouth.set(vertex, sides);
    waiting[level] ??= [];
    waiting[level].push(vertex);
  };
  for (let cell = 0; cell < grid.size; cell++)
    for (let k = 0; k < 6; k++) {
      const vertex = vertexOf(grid, cell, k);
      if (isMouth(grid, terrain, vertex) && !sidesToMouth.has(vertex)) wait(vertex, levelOf(vertex), 0);
    }
  for (let level = 0; level < waiting.length; level++)
    for (const vertex of waiting[level] ?? [])
      for (const { side, vertex: above } of reachesFrom(grid, vertex)) {
        if (sidesToMouth.has(above)) continue;
        onward.set(above, { side, vertex });
        wait(above, Math.max(level, levelOf(above)), sidesToMouth.get(vertex)! + 1);
      }
  return { onward, sidesToMouth };
};

const isMouth = (grid: Grid, terrain: Land['terrain'], vertex: number): boolean =>
  hexesAt(grid, vertex).some((cell) => cell === OFF_BOARD || terrain[cell] === 'water');

/** The corner of a mountain with the longest course that is not too long. */
const springOf = (grid: Grid, { sidesToMouth }: Drainage, mountain: number): number | undefined =>
  [0, 1, 2, 3, 4, 5]
    .map((k) => vertexOf(grid, mountain, k))
    .filter((vertex) => sidesToMouth.get(vertex)! <= MAX_SIDES)
    .sort((a, b) => sidesToMouth.get(b)! - sidesToMouth.get(a)! || a - b)[0];

/** The sides from a spring down to a mouth, or to a river that is there already. */
const courseFrom = ({ onward }: Drainage, spring: number, wet: ReadonlySet<number>): Reach[] => {
  const course: Reach[] = [];
  for (let reach = onward.get(spring); reach !== undefined; reach = onward.get(reach.vertex)) {
    course.push(reach);
    if (wet.has(reach.vertex)) break;
  }
  return course;
};

const hasFord = (at: number): boolean => at % SIDES_PER_FORD === 2;

export const drawRivers = (grid: Grid, land: Land, seed: number): Rivers => {
  const drainage = drain(grid, land);
  const rivers: Rivers = {};
  const wet = new Set<number>();
  let left = Math.round(grid.size / HEXES_PER_RIVER);
  const mountains = land.terrain.flatMap((terrain, cell) => (terrain === 'mountains' ? [cell] : []));
  for (const mountain of shuffled(mountains, seed, mixed(seed, 303))) {
    if (left === 0) break;
    const spring = springOf(grid, drainage, mountain);
    if (spring === undefined || wet.has(spring)) continue;
    const course = courseFrom(drainage, spring, wet);
    if (course.length < MIN_SIDES) continue;
    course.forEach(({ side, vertex }, at) => {
      rivers[side] = hasFord(at) ? 'ford' : 'river';
      wet.add(vertex);
    });
    wet.add(spring);
    left--;
  }
  return rivers;
};
