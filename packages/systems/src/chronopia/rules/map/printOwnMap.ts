/** A land printed as text or for Tiled, so that it can be edited by hand. */
import {
  type Direction,
  type HexMap,
  hexside,
  type MapMark,
  printMap,
  type TiledMap,
  toTiled,
} from '@warmoot/hex';
import { gridOf, type Hex, hexCount, isBelow, TERRAIN_LETTERS, terrainAt } from '../../state/ground.ts';
import type { Site } from '../../state/state.ts';
import type { MapDrawn } from './mapDrawn.ts';
import {
  DEEP_OVERLAYS,
  LAIR_OVERLAYS,
  NEUTRAL_KINDS,
  notationFor,
  SIDE_KINDS,
  SITE_OVERLAYS,
  SURFACE_TERRAINS,
  TUNNEL_OVERLAYS,
} from './mapWords.ts';

/** Hexes of one layer, by kind; kinds without hexes are left out. */
const overlaysOf = ({ ground, sites, lairs }: MapDrawn): [string, Hex[]][] => {
  const count = hexCount(ground);
  const cells = Array.from({ length: count }, (_, cell) => cell);
  const bearing = (key: string, below: boolean): Hex[] =>
    Object.keys(sites)
      .map(Number)
      .filter((hex) => isBelow(ground, hex) === below && sites[hex]![key as keyof Site] !== undefined)
      .map((hex) => hex % count);
  return [
    ['snow', cells.filter((cell) => ground.snow[cell] === '*')],
    ...Object.keys(SITE_OVERLAYS).map((kind): [string, Hex[]] => [kind, bearing(kind, false)]),
    ...TUNNEL_OVERLAYS.map((kind): [string, Hex[]] => [
      kind,
      cells.filter((cell) => ground.below[cell] === TERRAIN_LETTERS[kind]),
    ]),
    ...Object.entries(DEEP_OVERLAYS).map(([kind, site]): [string, Hex[]] => [
      kind,
      bearing(Object.keys(site)[0]!, true),
    ]),
    ...Object.entries(LAIR_OVERLAYS).map(([kind, race]): [string, Hex[]] => [
      kind,
      lairs.filter((lair) => lair.race === race).map(({ at }) => at - count),
    ]),
  ];
};

const marksOf = ({ ground, sites, neutralCities }: MapDrawn): MapMark[] => {
  const { hexes } = gridOf(ground);
  const kindOf = (race: string, ofTheDead: boolean): string =>
    Object.keys(NEUTRAL_KINDS).find(
      (kind) => NEUTRAL_KINDS[kind]!.race === race && NEUTRAL_KINDS[kind]!.ofTheDead === ofTheDead,
    )!;
  return [
    ...neutralCities.map(({ at, name, race, ofTheDead }) => ({
      kind: kindOf(race, ofTheDead),
      hex: hexes[at]!,
      name,
    })),
    ...Object.entries(sites).flatMap(([hex, { portal, abandoned }]) => [
      ...(portal === undefined ? [] : [{ kind: 'portal', hex: hexes[Number(hex)]!, name: portal }]),
      ...(abandoned === undefined
        ? []
        : [{ kind: 'abandoned', hex: hexes[Number(hex)]!, name: `${abandoned.name} ${abandoned.size}` }]),
    ]),
  ];
};

/** As the hex package draws it. */
const hexMapOf = (map: MapDrawn, name: string): HexMap => {
  const { ground, rivers } = map;
  const { hexes } = gridOf(ground);
  const sidesOf = (kind: string) =>
    Object.entries(rivers)
      .filter(([, what]) => what === kind)
      .map(([side]) => hexside(hexes[Math.floor(Number(side) / 6)]!, (Number(side) % 6) as Direction));
  return {
    name,
    notation: notationFor(ground),
    legend: Object.fromEntries(SURFACE_TERRAINS.map((terrain) => [TERRAIN_LETTERS[terrain], terrain])),
    cells: hexes.map((hex, cell) => ({ hex, terrain: terrainAt(ground, cell) })),
    sides: filled(SIDE_KINDS.map((kind) => [kind, sidesOf(kind)])),
    overlays: filled(overlaysOf(map).map(([kind, cells]) => [kind, cells.map((cell) => hexes[cell]!)])),
    marks: marksOf(map),
  };
};

const filled = <Item>(
  lists: readonly (readonly [string, readonly Item[]])[],
): Record<string, readonly Item[]> => Object.fromEntries(lists.filter(([, items]) => items.length > 0));

export const mapToText = (map: MapDrawn, name: string): string => printMap(hexMapOf(map, name));
export const mapToTiled = (map: MapDrawn, name: string): TiledMap => toTiled(hexMapOf(map, name));
