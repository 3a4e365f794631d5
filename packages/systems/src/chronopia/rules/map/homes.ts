/** Good starting places for empires: as far apart as the land allows, each on good ground (CHR-R-08, CHR-PLY-10). */
import { cellOf, disc, type Grid, hexOf, OFF_BOARD, regionsOf } from '@warmoot/hex';
import type { Terrain } from '../../state/ground.ts';
import type { Land } from './paintLand.ts';

export const isLand = (terrain: Terrain): boolean => terrain !== 'water' && terrain !== 'crag';

/** The largest connected area of land. */
const mainland = (grid: Grid, { terrain }: Land): number[] =>
  regionsOf(grid, (cell) => isLand(terrain[cell]!)).reduce(
    (greatest, region) => (region.length > greatest.length ? region : greatest),
    [],
  );

/** The cells of the map within a distance. */
export const cellsWithin = (grid: Grid, centre: number, radius: number): number[] =>
  disc(hexOf(grid, centre), radius)
    .map((hex) => cellOf(grid, hex))
    .filter((cell) => cell !== OFF_BOARD);

const HARSH: readonly Terrain[] = ['water', 'crag', 'badlands', 'desert', 'heart'];

/** Two complete rings, at least three quarters of their hexes easy terrain. */
const isKind = (grid: Grid, { terrain }: Land, cell: number): boolean => {
  const around = cellsWithin(grid, cell, 2);
  const harsh = around.filter((each) => HARSH.includes(terrain[each]!)).length;
  return around.length === 19 && harsh <= 4;
};

/** The one of the candidates that is farthest from all the places; the first if there are none yet. */
export const farthest = (
  candidates: readonly number[],
  places: readonly number[],
  distance: (a: number, b: number) => number,
): number | undefined => {
  let best: number | undefined;
  let most = -1;
  for (const cell of candidates) {
    const nearest = places.reduce((least, place) => Math.min(least, distance(cell, place)), 1e9);
    if (nearest <= most) continue;
    best = cell;
    most = nearest;
  }
  return best;
};

export const homesOn = (
  grid: Grid,
  land: Land,
  empires: number,
  distance: (a: number, b: number) => number,
): number[] => {
  const ground = mainland(grid, land);
  const kind = ground.filter((cell) => isKind(grid, land, cell));
  const candidates = (kind.length >= empires ? kind : ground).sort((a, b) => a - b);
  const homes: number[] = [];
  while (homes.length < empires && homes.length < candidates.length)
    homes.push(farthest(candidates, homes, distance)!);
  return homes;
};

/** No home has harsh terrain nearby: within two hexes it becomes plains. */
export const withMildHomes = (grid: Grid, land: Land, homes: readonly number[]): Land => {
  const terrain = [...land.terrain];
  for (const home of homes)
    for (const cell of cellsWithin(grid, home, 2))
      if (HARSH.includes(terrain[cell]!)) terrain[cell] = 'plains';
  return { ...land, terrain };
};
