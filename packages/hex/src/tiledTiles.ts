import type { ColumnRow } from './hexIds.ts';
import { isLegendLetter } from './hexMap.ts';
import { MapFault } from './mapText.ts';
import { asList, asNumber, asRecord, type Json, propertiesOf } from './tiledJson.ts';

/** The terrains of a Tiled map's tilesets. */
export interface Tiles {
  readonly legend: Readonly<Record<string, string>>;
  terrainOf(tile: number, place: ColumnRow): string;
}

/** The upper four bits say how a tile is flipped and turned, which changes nothing about its terrain. */
const WITHOUT_FLIPS = 0x0fffffff;

/** Several tiles, such as different pictures of woods, may be one terrain. */
export const tilesOf = (map: Json): Tiles => {
  const terrains = new Map<number, string>();
  const legend = new Map<string, string>();
  for (const item of asList(map.tilesets, 'tilesets')) {
    const tileset = asRecord(item, 'a tileset');
    if (tileset.source !== undefined)
      throw new MapFault(
        `The Tiled map keeps its tileset in ${String(tileset.source)}; embed it in the map.`,
      );
    readTileset(tileset, terrains, legend);
  }
  return {
    legend: Object.fromEntries(legend),
    terrainOf: (tile, { column, row }) => {
      const terrain = terrains.get(tile & WITHOUT_FLIPS);
      if (terrain !== undefined) return terrain;
      throw new MapFault(
        `The Tiled map's tile at column ${column}, row ${row} has no terrain; give the tile a property "terrain".`,
      );
    },
  };
};

const readTileset = (tileset: Json, terrains: Map<number, string>, legend: Map<string, string>): void => {
  const first = asNumber(tileset.firstgid, 'firstgid');
  for (const item of tileset.tiles === undefined ? [] : asList(tileset.tiles, 'tiles')) {
    const tile = asRecord(item, 'a tile');
    const properties = propertiesOf(tile, 'a tile');
    const terrain = properties.get('terrain');
    if (terrain === undefined || terrain === '') continue;
    terrains.set(first + asNumber(tile.id, 'a tile: id'), terrain);
    if (![...legend.values()].includes(terrain))
      legend.set(freeLetter(legend, properties.get('letter') ?? '', terrain), terrain);
  }
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.~^*+=-_:;,!?%&$@/<>()[]';

/** The tile's own letter, else the first free letter of its terrain's name, else any free letter. */
const freeLetter = (legend: ReadonlyMap<string, string>, own: string, terrain: string): string => {
  const letter = [own, ...terrain, ...LETTERS].find((each) => isLegendLetter(each) && !legend.has(each));
  if (letter !== undefined) return letter;
  throw new MapFault(`The Tiled map has too many terrains: there is no letter left for ${terrain}.`);
};
