/** Mines, ruins, special terrain, portals and entrances, an equal share near every home (CHR-R-08, CHR-MAP-06). */
import type { Terrain } from '../../state/ground.ts';
import type { Site } from '../../state/state.ts';
import { mixed, shuffled } from './chance.ts';
import { farthest, isLand } from './homes.ts';
import type { Land } from './paintLand.ts';

type Distance = (a: number, b: number) => number;

interface Kind {
  readonly site: Site;
  /** Per thousand hexes. */
  readonly density: number;
  readonly likes: readonly Terrain[];
}

const KINDS: readonly Kind[] = [
  { site: { entrance: true }, density: 20, likes: ['mountains'] },
  { site: { mine: { bonus: 0 } }, density: 20, likes: ['mountains', 'badlands'] },
  { site: { ruins: true }, density: 15, likes: ['plains', 'forest', 'desert', 'fringe', 'heart'] },
  { site: { fruit: true }, density: 10, likes: ['forest', 'fringe', 'plains'] },
  { site: { spring: true }, density: 10, likes: ['plains', 'oasis', 'forest', 'desert'] },
  { site: { glade: true }, density: 7, likes: ['forest', 'heart'] },
];

/** Land hexes by the home nearest to them, in an order the seed decides, those liked first. */
const sharesOf = (
  land: Land,
  homes: readonly number[],
  distance: Distance,
  likes: readonly Terrain[],
  order: readonly number[],
): number[][] => {
  const shares = homes.map((): number[] => []);
  const cells = order.filter((cell) => isLand(land.terrain[cell]!) && !homes.includes(cell));
  const liked = cells.filter((cell) => likes.includes(land.terrain[cell]!));
  for (const cell of new Set([...liked, ...cells])) shares[nearestOf(homes, cell, distance)]!.push(cell);
  return shares;
};

const nearestOf = (homes: readonly number[], cell: number, distance: Distance): number =>
  homes.reduce((best, home, at) => (distance(home, cell) < distance(homes[best]!, cell) ? at : best), 0);

/** The next hex of a share with nothing in it or next to it; otherwise the next empty one. */
const nextFree = (
  share: readonly number[],
  sites: Readonly<Record<number, Site>>,
  beside: (cell: number) => readonly number[],
): number | undefined => {
  const free = share.filter((cell) => sites[cell] === undefined);
  return free.find((cell) => beside(cell).every((other) => sites[other] === undefined)) ?? free[0];
};

export const placeFeatures = (
  land: Land,
  homes: readonly number[],
  seed: number,
  distance: Distance,
  beside: (cell: number) => readonly number[],
): Record<number, Site> => {
  const sites: Record<number, Site> = {};
  KINDS.forEach(({ site, density, likes }, kind) => {
    const order = shuffled(
      land.terrain.map((_, cell) => cell),
      seed,
      mixed(seed, 404, kind),
    );
    const shares = sharesOf(land, homes, distance, likes, order);
    const count = Math.round((land.terrain.length * density) / 1000);
    for (let placed = 0; placed < count; placed++) {
      const cell = nextFree(shares[(placed + kind) % homes.length]!, sites, beside);
      if (cell !== undefined) sites[cell] = site;
    }
  });
  return sites;
};

/** Portals = max(2, empires / 2 rounded up), lettered A and on, far from each other. */
export const placePortals = (
  land: Land,
  homes: readonly number[],
  sites: Readonly<Record<number, Site>>,
  seed: number,
  distance: Distance,
): Record<number, Site> => {
  const portals: Record<number, Site> = {};
  const free = shuffled(
    land.terrain.map((_, cell) => cell),
    seed,
    mixed(seed, 505),
  ).filter((cell) => isLand(land.terrain[cell]!) && sites[cell] === undefined);
  const candidates = free.filter((cell) => homes.every((home) => distance(home, cell) >= 3));
  const count = Math.max(2, Math.ceil(homes.length / 2));
  const places: number[] = [];
  while (places.length < count && places.length < candidates.length) {
    places.push(farthest(candidates.slice(0, 200), places, distance)!);
    portals[places.at(-1)!] = { portal: String.fromCharCode(64 + places.length) };
  }
  return portals;
};

/** Neutral cities stand between the homes, far from them and from each other. */
export const placeNeutralCities = (
  land: Land,
  homes: readonly number[],
  sites: Readonly<Record<number, Site>>,
  seed: number,
  distance: Distance,
): number[] => {
  const cities: number[] = [];
  const candidates = shuffled(
    land.terrain.map((_, cell) => cell),
    seed,
    mixed(seed, 606),
  ).filter(
    (cell) => isLand(land.terrain[cell]!) && land.terrain[cell] !== 'badlands' && sites[cell] === undefined,
  );
  for (let count = 0; count < homes.length; count++) {
    const place = farthest(candidates, [...homes, ...cities], distance);
    if (place !== undefined) cities.push(place);
  }
  return cities;
};
