import { distanceBetween, regionsOf } from '@warmoot/hex';
import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import {
  type Ground,
  gridOf,
  hexCount,
  TERRAIN_LETTERS,
  type Terrain,
  terrainAt,
} from '../../state/ground.ts';
import type { Site } from '../../state/state.ts';
import { joinedSides } from '../ground/rivers.ts';
import { drawMap, type MapDrawn } from './drawMap.ts';
import { isLand } from './homes.ts';
import { extentFor } from './paintLand.ts';

const drawn = (
  empires: number,
  seed: readonly number[] = [3, 14, 15, 9, 2, 6, 5, 20],
  hexesPerEmpire = 160,
): MapDrawn =>
  drawMap({ empires: Array(empires).fill({ name: '', race: 'FB' }), hexesPerEmpire }, dice(...seed));

const map = drawn(6);
const count = hexCount(map.ground);
const share = ({ surface }: Ground, terrain: Terrain): number =>
  (100 * [...surface].filter((letter) => letter === TERRAIN_LETTERS[terrain]).length) / surface.length;
const bearing = (kind: keyof Site, { sites }: MapDrawn = map): number[] =>
  Object.keys(sites)
    .map(Number)
    .filter((hex) => sites[hex]![kind] !== undefined);

test('[CHR-R-08] columns and rows follow from the area', () => {
  expect(extentFor(640)).toEqual({ columns: 28, rows: 23 });
  expect(map.ground).toMatchObject(extentFor(960));
});

test('[CHR-MAP-02] [CHR-R-07] the map has 160 hexes for each empire, and never fewer than 25', () => {
  for (const empires of [3, 10])
    expect(hexCount(drawn(empires).ground)).toBeGreaterThanOrEqual(160 * empires);
  expect(hexCount(drawn(4, undefined, 10).ground)).toBeGreaterThanOrEqual(100);
});

test('[CHR-MAP-07] [CHR-GEN-06] the same eight dice draw the same land; other dice draw another', () => {
  expect(drawn(6)).toEqual(map);
  expect(map.rolls).toHaveLength(8);
  expect(drawn(6, [4, 14, 15, 9, 2, 6, 5, 20]).ground.surface).not.toBe(map.ground.surface);
});

test.each([
  ['plains', 45],
  ['forest', 15],
  ['mountains', 10],
  ['fringe', 6],
  ['heart', 4],
  ['desert', 7],
  ['badlands', 3],
  ['crag', 2],
  ['water', 8],
] as const)('[CHR-R-08] the share of %s is about as printed: %i percent', (terrain, percent) => {
  expect(Math.abs(share(map.ground, terrain) - percent)).toBeLessThanOrEqual(2.5);
});

test('[CHR-R-08] one oasis for every 12 hexes of desert, snow in the north and on mountains', () => {
  const desert = share(map.ground, 'desert') + share(map.ground, 'oasis');
  expect(share(map.ground, 'oasis')).toBeCloseTo(desert / 12, 0);
  const snowed = [...map.ground.snow].flatMap((mark, hex) => (mark === '*' ? [hex] : []));
  const { columns } = map.ground;
  expect(snowed.every((hex) => hex < 2 * columns || terrainAt(map.ground, hex) === 'mountains')).toBe(true);
  const north = Array.from({ length: 2 * columns }, (_, hex) => hex).filter((hex) =>
    isLand(terrainAt(map.ground, hex)),
  );
  const part = (100 * snowed.filter((hex) => hex < 2 * columns).length) / north.length;
  expect(part).toBeGreaterThan(50);
  expect(part).toBeLessThan(90);
});

test('[CHR-R-08] features come in the printed numbers', () => {
  const per100 = (kind: keyof Site) => (100 * bearing(kind).length) / count;
  expect(per100('mine')).toBeCloseTo(2, 0);
  expect(per100('ruins')).toBeCloseTo(1.5, 0);
  expect(per100('fruit')).toBeCloseTo(1, 0);
  expect(per100('spring')).toBeCloseTo(1, 0);
  expect(per100('glade')).toBeCloseTo(0.7, 0);
  expect(per100('entrance')).toBeCloseTo(2, 0);
  for (const hex of ['mine', 'ruins', 'fruit', 'spring', 'glade', 'entrance', 'portal'].flatMap((kind) =>
    bearing(kind as keyof Site),
  ))
    expect(isLand(terrainAt(map.ground, hex))).toBe(true);
});

test('[CHR-R-08] [CHR-SPT-03] portals = max(2, empires / 2 rounded up), each with a letter', () => {
  const letters = (each: MapDrawn) =>
    bearing('portal', each)
      .map((hex) => each.sites[hex]!.portal)
      .sort();
  expect(letters(map)).toEqual(['A', 'B', 'C']);
  expect(letters(drawn(3))).toEqual(['A', 'B']);
  expect(letters(drawn(9))).toHaveLength(5);
});

test('[CHR-R-08] [CHR-NEU-01] there are as many neutral cities as empires, on land, apart, with names of their own', () => {
  expect(map.neutralCities).toHaveLength(6);
  expect(new Set(map.neutralCities.map(({ name }) => name)).size).toBe(6);
  const grid = gridOf(map.ground);
  for (const a of map.neutralCities)
    for (const b of map.neutralCities)
      if (a !== b) expect(distanceBetween(grid, a.at, b.at)).toBeGreaterThanOrEqual(3);
});

/** Every side of a river with those it is joined to. */
const rivers = (each: MapDrawn): number[][] => {
  const grid = gridOf(each.ground);
  const left = new Set(Object.keys(each.rivers).map(Number));
  const found: number[][] = [];
  for (const side of left) {
    const river = [side];
    left.delete(side);
    for (const at of river) for (const next of joinedSides(grid, at)) if (left.delete(next)) river.push(next);
    found.push(river);
  }
  return found;
};

test('[CHR-R-08] rivers run from vertex to vertex to water or the edge of the map, with fords', () => {
  const grid = gridOf(map.ground);
  const all = rivers(map);
  expect(all.length).toBeGreaterThanOrEqual(4);
  for (const river of all) {
    expect(river.length).toBeGreaterThanOrEqual(4);
    const hexes = river.flatMap((side) => joinedSides(grid, side).map((other) => Math.floor(other / 6)));
    const leads = hexes.some(
      (hex) =>
        terrainAt(map.ground, hex) === 'water' || grid.neighbours.subarray(6 * hex, 6 * hex + 6).includes(-1),
    );
    expect(leads).toBe(true);
    expect(river.some((side) => map.rivers[side] !== 'river')).toBe(true);
  }
});

test('[CHR-UND-01] [CHR-R-69] tunnels join all entrances; a quarter are caverns; lairs and treasures lie in them', () => {
  const { below } = map.ground;
  const regions = regionsOf(gridOf(map.ground), (cell) => below[cell] !== TERRAIN_LETTERS.rock);
  expect(regions).toHaveLength(1);
  const dug = regions[0]!;
  expect(bearing('entrance').every((hex) => dug.includes(hex))).toBe(true);
  const caverns = dug.filter((cell) => below[cell] === TERRAIN_LETTERS.cavern).length;
  expect(caverns / dug.length).toBeCloseTo(0.25, 1);
  expect(map.lairs).toHaveLength(Math.floor(dug.length / 30));
  expect(bearing('treasure')).toHaveLength(map.lairs.length);
  for (const hex of [...bearing('treasure'), ...map.lairs.map(({ at }) => at)])
    expect(below[hex - count]).not.toBe(TERRAIN_LETTERS.rock);
});

test('[CHR-MAP-06] a hex has at most one special feature', () => {
  const features = ['mine', 'ruins', 'fruit', 'spring', 'glade', 'entrance', 'portal'] as const;
  for (const site of Object.values(map.sites))
    expect(features.filter((kind) => site[kind] !== undefined).length).toBeLessThanOrEqual(1);
});

test('a land of a hundred by a hundred hexes is drawn quickly, even on a slow machine', () => {
  const before = process.cpuUsage();
  const large = drawn(10, undefined, 1000);
  const { user, system } = process.cpuUsage(before);
  expect(hexCount(large.ground)).toBeGreaterThanOrEqual(10_000);
  expect((user + system) / 1000).toBeLessThan(8000);
});
