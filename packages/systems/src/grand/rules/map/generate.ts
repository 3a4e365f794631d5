import { type Dice, pick, shuffle } from '@warmoot/kernel';
import { BLOCK, CITY_NAMES, FALLBACK_SITES, LAYOUTS, MAX_TRIES } from '../../data/layout.ts';
import { BLOCK_TERRAIN, TERRAIN } from '../../data/terrain.ts';
import type { City, MapData } from '../../state/ground.ts';
import { type Offset, offsetDistance, offsetNeighbours } from './offsets.ts';

/** One block: a letter for each of its hexes, and its cities, the capital first, then the other fortified one. */
export interface Pattern {
  readonly terrain: readonly string[];
  readonly sites: readonly Offset[];
}

const FORTIFIED_CITIES = 2;

const offsets = (from: number, to: number): Offset[] =>
  Array.from({ length: (to - from + 1) ** 2 }, (_, at) => ({
    column: from + (at % (to - from + 1)),
    row: from + Math.floor(at / (to - from + 1)),
  }));

/** GRD-R-63: five cities at least 3 apart, the second fortified one at least 4 from the capital; undefined if a draw fails. */
const drawSites = (dice: Dice): Offset[] | undefined => {
  const capital = pick(dice, offsets(3, 6), 'the capital');
  const sites = [capital];
  for (const site of shuffle(dice, offsets(1, 8), 'city sites')) {
    const least = sites.length === 1 ? 4 : 3;
    const isFar = sites.every((other, at) => offsetDistance(site, other) >= (at === 0 ? least : 3));
    if (isFar) sites.push(site);
    if (sites.length === 5) return sites;
  }
  return undefined;
};

const keyOf = ({ column, row }: Offset): number => row * BLOCK + column;

/** GRD-R-63: woods, hills and mountains dealt at random over the hexes that are free for them. */
const dealTerrain = (dice: Dice, sites: readonly Offset[], isFree: (spot: Offset) => boolean): string[][] => {
  const rows = Array.from({ length: BLOCK }, () =>
    Array.from({ length: BLOCK }, () => TERRAIN.plain.letter as string),
  );
  const put = ({ column, row }: Offset, letter: string): void => {
    (rows[row] as string[])[column] = letter;
  };
  const taken = new Set(sites.map(keyOf));
  const free = shuffle(
    dice,
    offsets(0, BLOCK - 1).filter((spot) => !taken.has(keyOf(spot)) && isFree(spot)),
    'terrain',
  );
  for (const [kind, count] of Object.entries(BLOCK_TERRAIN))
    for (const spot of free.splice(0, count)) put(spot, TERRAIN[kind as keyof typeof TERRAIN].letter);
  sites.forEach((site, at) => {
    put(site, at < FORTIFIED_CITIES ? TERRAIN.fortified.letter : TERRAIN.city.letter);
  });
  return rows;
};

/** GRD-R-63: at least 3 of the 6 hexes round each city are plain. */
const isOpen = (terrain: readonly (readonly string[])[], sites: readonly Offset[]): boolean =>
  sites.every(
    (site) =>
      offsetNeighbours(site).filter(({ column, row }) => terrain[row]?.[column] === TERRAIN.plain.letter)
        .length >= 3,
  );

const patternOf = (terrain: readonly (readonly string[])[], sites: readonly Offset[]): Pattern => ({
  terrain: terrain.map((row) => row.join('')),
  sites,
});

/** GRD-R-63: the sites that always work, with plain hexes all round them. */
export const fallbackPattern = (dice: Dice): Pattern => {
  const { capital, fortified, regular } = FALLBACK_SITES;
  const sites = [capital, fortified, ...regular].map(([column, row]) => ({ column, row }));
  const round = new Set(sites.flatMap(offsetNeighbours).map(keyOf));
  return patternOf(
    dealTerrain(dice, sites, (spot) => !round.has(keyOf(spot))),
    sites,
  );
};

/** GRD-R-63: one pattern for every block. */
export const drawPattern = (dice: Dice, tries = MAX_TRIES): Pattern => {
  for (let attempt = 0; attempt < tries; attempt++) {
    const sites = drawSites(dice);
    if (sites === undefined) continue;
    const terrain = dealTerrain(dice, sites, () => true);
    if (isOpen(terrain, sites)) return patternOf(terrain, sites);
  }
  return fallbackPattern(dice);
};

/** GRD-R-63: rotated by 180 degrees; the odd rows stay shifted because a block has an even number of rows. */
const rotated = ({ terrain, sites }: Pattern): Pattern => ({
  terrain: terrain.map((row) => [...row].reverse().join('')).reverse(),
  sites: sites.map(({ column, row }) => ({ column: BLOCK - 1 - column, row: BLOCK - 1 - row })),
});

interface Placed {
  readonly column: number;
  readonly row: number;
  readonly isRotated: boolean;
}

/** GRD-MAP-06: where each kingdom's block lies. */
const placesFor = (kingdoms: number): Placed[] => {
  const { top, bottom, shift } = LAYOUTS[kingdoms] as (typeof LAYOUTS)[number];
  const row = (count: number, from: number, at: number): Placed[] =>
    Array.from({ length: count }, (_, block) => ({
      column: from + block * BLOCK,
      row: at,
      isRotated: at > 0 || (kingdoms === 2 && block === 1),
    }));
  return [...row(top, 0, 0), ...row(bottom, shift, BLOCK)];
};

const citiesIn = ({ sites }: Pattern, { column, row }: Placed, founder: number): City[] =>
  sites.map((site, at) => ({
    name: CITY_NAMES[founder]?.[at] as string,
    column: column + site.column,
    row: row + site.row,
    isFortified: at < FORTIFIED_CITIES,
    isCapital: at === 0,
    founder,
  }));

/** GRD-MAP-02, GRD-MAP-04, GRD-MAP-06, GRD-R-63: the same land for everyone; cells outside all blocks are off the map. */
export const layBlocks = (pattern: Pattern, kingdoms: number): MapData => {
  const places = placesFor(kingdoms);
  const turned = rotated(pattern);
  const columns = Math.max(...places.map(({ column }) => column)) + BLOCK;
  const rows = Math.max(...places.map(({ row }) => row)) + BLOCK;
  const terrain = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '));
  for (const { column, row, isRotated } of places)
    (isRotated ? turned : pattern).terrain.forEach((letters, down) => {
      [...letters].forEach((letter, across) => {
        (terrain[row + down] as string[])[column + across] = letter;
      });
    });
  return {
    terrain: terrain.map((letters) => letters.join('').trimEnd()),
    cities: places.flatMap((place, founder) => citiesIn(place.isRotated ? turned : pattern, place, founder)),
    blocks: places.map(({ column, row }) => ({ column, row })),
  };
};

export const generateMap = (kingdoms: number, dice: Dice): MapData => layBlocks(drawPattern(dice), kingdoms);
