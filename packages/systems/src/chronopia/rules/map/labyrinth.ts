/** The labyrinth below: tunnels that join all entrances, caverns, lairs and treasures (CHR-R-69, CHR-UND-01). */
import { createReach, type Grid, shortestPath } from '@warmoot/hex';
import { TERRAIN_LETTERS } from '../../state/ground.ts';
import { mixed, randomBelow, shuffled } from './chance.ts';

export interface Lair {
  /** A hex of the underground. */
  readonly at: number;
  /** Underground dwellers, or Risen of the Devout. */
  readonly race: 'UG' | 'DV';
}

interface Labyrinth {
  readonly below: string;
  readonly lairs: readonly Lair[];
  /** Cells whose underground hex hides a treasure. */
  readonly treasures: readonly number[];
}

type Distance = (a: number, b: number) => number;
type Link = readonly [from: number, to: number];

const TUNNELS_PER_LAIR = 30;
const CAVERNS_PERCENT = 25;
const EXTRA_LINKS_PERCENT = 20;

/** Longer links are less likely, but chance may make them look shorter. */
const lengthOf = (seed: number, distance: Distance, [a, b]: Link): number =>
  distance(a, b) * (50 + randomBelow(100, seed, 707, Math.min(a, b), Math.max(a, b)));

/** A random spanning tree, grown link by link from the first entrance. */
const spanningTree = (entrances: readonly number[], length: (link: Link) => number): Link[] => {
  const nearest = new Map(entrances.slice(1).map((place) => [place, entrances[0]!]));
  const links: Link[] = [];
  while (nearest.size > 0) {
    const link = [...nearest].reduce((best, each) => (length(each) < length(best) ? each : best));
    links.push(link);
    nearest.delete(link[0]);
    for (const [place, from] of nearest)
      if (length([place, link[0]]) < length([place, from])) nearest.set(place, link[0]);
  }
  return links;
};

const extraLinks = (
  entrances: readonly number[],
  tree: readonly Link[],
  length: (link: Link) => number,
): Link[] => {
  const joined = new Set(tree.map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`));
  const others = entrances.flatMap((a, at) => entrances.slice(at + 1).map((b): Link => [a, b]));
  return others
    .filter(([a, b]) => !joined.has(`${Math.min(a, b)}-${Math.max(a, b)}`))
    .map((link) => ({ link, length: length(link) }))
    .sort((a, b) => a.length - b.length)
    .slice(0, Math.round((tree.length * EXTRA_LINKS_PERCENT) / 100))
    .map(({ link }) => link);
};

/** Tunnels wind: every hex of rock is more or less hard, and one that is already dug is easy. */
const dig = (grid: Grid, links: readonly Link[], seed: number): Set<number> => {
  const reach = createReach(grid);
  const dug = new Set<number>();
  for (const [from, to] of links) {
    const hardness = (cell: number): number => (dug.has(cell) ? 2 : 3 + randomBelow(7, seed, 808, cell));
    const path = shortestPath(reach, from, to, (_, cell) => hardness(cell), { leastCost: 2 });
    for (const cell of path?.cells ?? []) dug.add(cell);
  }
  return dug;
};

export const digLabyrinth = (
  grid: Grid,
  entrances: readonly number[],
  seed: number,
  distance: Distance,
): Labyrinth => {
  const length = (link: Link): number => lengthOf(seed, distance, link);
  const tree = entrances.length > 1 ? spanningTree(entrances, length) : [];
  const dug = dig(grid, [...tree, ...extraLinks(entrances, tree, length)], seed);
  for (const entrance of entrances) dug.add(entrance);
  const tunnels = shuffled(
    [...dug].sort((a, b) => a - b),
    seed,
    mixed(seed, 909),
  );
  const caverns = new Set(tunnels.slice(0, Math.round((tunnels.length * CAVERNS_PERCENT) / 100)));
  const letter = (cell: number): string =>
    TERRAIN_LETTERS[caverns.has(cell) ? 'cavern' : dug.has(cell) ? 'tunnel' : 'rock'];
  const inner = [...caverns, ...tunnels.filter((cell) => !caverns.has(cell))].filter(
    (cell) => !entrances.includes(cell),
  );
  const count = Math.min(Math.floor(tunnels.length / TUNNELS_PER_LAIR), inner.length >> 1);
  return {
    below: Array.from({ length: grid.size }, (_, cell) => letter(cell)).join(''),
    lairs: inner.slice(0, count).map((cell) => lairIn(cell, grid, seed)),
    treasures: inner.slice(count, 2 * count),
  };
};

/** One in three is a lair of the dead. */
const lairIn = (cell: number, grid: Grid, seed: number): Lair => ({
  at: cell + grid.size,
  race: randomBelow(3, seed, 1111, cell) === 0 ? 'DV' : 'UG',
});
