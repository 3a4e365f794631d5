/** The land of a new campaign, all of it from one seed (CHR-MAP-07, CHR-R-07, CHR-R-08, CHR-R-69). */
import { distanceBetween, type Grid, neighbourCells } from '@warmoot/hex';
import type { Dice } from '@warmoot/kernel';
import { rollMany } from '../../engine/tale.ts';
import { type Ground, gridOf, type Hex, TERRAIN_LETTERS } from '../../state/ground.ts';
import type { CampaignOptions, Site } from '../../state/state.ts';
import { mixed, randomBelow, shuffled } from './chance.ts';
import { drawRivers } from './drawRivers.ts';
import { placeFeatures, placeNeutralCities, placePortals } from './features.ts';
import { homesOn, isLand, withMildHomes } from './homes.ts';
import { digLabyrinth } from './labyrinth.ts';
import { type MapDrawn, MIN_HEXES_PER_EMPIRE } from './mapDrawn.ts';
import { peopleNeutralCities } from './neutralNames.ts';
import { drawOldRoads } from './oldRoads.ts';
import { readOwnMap } from './ownMap.ts';
import { type Extent, extentFor, type Land, paintLand } from './paintLand.ts';

const DICE_OF_THE_SEED = 8;

export type { MapDrawn } from './mapDrawn.ts';

type MapWish = Pick<CampaignOptions, 'empires' | 'hexesPerEmpire' | 'map'>;

/** The map in the options if there is one, otherwise a land for this many empires from eight dice. */
export const drawMap = ({ empires, hexesPerEmpire, map }: MapWish, dice: Dice): MapDrawn => {
  if (map !== undefined) return ownMapGiven(map);
  const rolls = rollMany(dice, DICE_OF_THE_SEED, 20, 'map');
  const seed = mixed(0x43685270, ...rolls.map(({ value }) => value));
  const area = empires.length * Math.max(hexesPerEmpire, MIN_HEXES_PER_EMPIRE);
  return { ...mapOf(empires.length, area, seed), rolls };
};

/** Options are read before a campaign is opened; a map that cannot be read here is a defect. */
const ownMapGiven = (map: unknown): MapDrawn => {
  const reading = readOwnMap(map);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
};

/** One oasis for every 12 hexes of desert, deep in it. */
const withOases = (grid: Grid, land: Land, seed: number): Land => {
  const terrain = [...land.terrain];
  const desert = terrain.flatMap((each, cell) => (each === 'desert' ? [cell] : []));
  const depth = (cell: number) =>
    neighbourCells(grid, cell).filter((other) => land.terrain[other] === 'desert').length;
  const ordered = shuffled(desert, seed, mixed(seed, 111)).sort((a, b) => depth(b) - depth(a));
  for (const cell of ordered.slice(0, Math.floor(desert.length / 12))) terrain[cell] = 'oasis';
  return { ...land, terrain };
};

/** Snow on 70% of the land in the two northernmost rows, and on a quarter of the mountains. */
const snowOn = ({ extent, terrain }: Land, seed: number): string =>
  terrain
    .map((each, cell) => {
      const percent = cell < 2 * extent.columns && isLand(each) ? 70 : each === 'mountains' ? 25 : 0;
      return randomBelow(100, seed, 222, cell) < percent ? '*' : ' ';
    })
    .join('');

const mapOf = (empires: number, area: number, seed: number): Omit<MapDrawn, 'rolls'> => {
  const extent = extentFor(area);
  const grid = gridOf(extent);
  const apart = (a: number, b: number): number => distanceBetween(grid, a, b);
  const painted = paintLand(extent, seed);
  const homes = homesOn(grid, painted, empires, apart);
  const land = withOases(grid, withMildHomes(grid, painted, homes), seed);
  const rivers = drawRivers(grid, land, seed);
  const features = placeFeatures(land, homes, seed, apart, (cell) => neighbourCells(grid, cell));
  const sites = { ...features, ...placePortals(land, homes, features, seed, apart) };
  const cities = placeNeutralCities(land, homes, sites, seed, apart);
  const placesOf = (kind: keyof Site): number[] =>
    Object.keys(sites)
      .map(Number)
      .filter((cell) => sites[cell]?.[kind] !== undefined);
  const roads = drawOldRoads(grid, land, rivers, cities, placesOf('ruins'), apart);
  const labyrinth = digLabyrinth(grid, placesOf('entrance'), seed, apart);
  return {
    ground: groundOf(extent, land, labyrinth.below, seed),
    sites: withRoadsAndTreasures(
      sites,
      roads.hexes,
      labyrinth.treasures.map((cell) => cell + grid.size),
    ),
    rivers: { ...rivers, ...Object.fromEntries(roads.bridges.map((side) => [side, 'bridge'] as const)) },
    neutralCities: peopleNeutralCities(cities, seed),
    lairs: labyrinth.lairs,
  };
};

const groundOf = (extent: Extent, land: Land, underground: string, seed: number): Ground => ({
  ...extent,
  surface: land.terrain.map((each) => TERRAIN_LETTERS[each]).join(''),
  below: underground,
  snow: snowOn(land, seed),
});

const withRoadsAndTreasures = (
  sites: Readonly<Record<Hex, Site>>,
  roads: readonly Hex[],
  treasures: readonly Hex[],
): Record<Hex, Site> => {
  const all: Record<Hex, Site> = { ...sites };
  for (const hex of roads) all[hex] = { ...all[hex], road: true };
  for (const hex of treasures) all[hex] = { treasure: true };
  return all;
};
