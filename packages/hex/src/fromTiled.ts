import { FLAT_CLOCKWISE_FROM_NORTH, POINTY_CLOCKWISE_FROM_EAST } from './compass.ts';
import { hexKey, type Orientation } from './coordinates.ts';
import { AXIAL_IDS, type HexIds, hasHexId, readHexId } from './hexIds.ts';
import { type HexMap, inMapOrder, type MapCell } from './hexMap.ts';
import type { HexsideNotation } from './hexsides.ts';
import { MapFault, reading } from './mapText.ts';
import { readDirections, readIds } from './notationText.ts';
import type { Reading } from './reading.ts';
import { hexOfTile, type TiledLayout } from './tiledGeometry.ts';
import { asCount, asList, asNumber, asOneOf, asRecord, type Json, propertiesOf } from './tiledJson.ts';
import { readObjects } from './tiledObjects.ts';
import { type Tiles, tilesOf } from './tiledTiles.ts';

/**
 * Reads a hexagonal map of Tiled's JSON format, ours or one drawn there. The layer `terrain` holds tiles whose property
 * `terrain` names what they are; `sides`, `overlays` and `marks` hold points whose type names their kind, near the
 * middle of a hexside or near the centre of a hex. A map without properties of its own counts its hexes `0101` up.
 */
export const fromTiled = (json: unknown): Reading<HexMap> => reading(() => parseTiled(json));

const parseTiled = (json: unknown): HexMap => {
  const map = asRecord(json, 'the file');
  refuseUnsupported(map);
  const properties = propertiesOf(map, 'the map');
  const layout = layoutOf(map, properties);
  const notation = notationOf(layout, properties);
  const layers = layersByName(map);
  const tiles = tilesOf(map);
  const cells = cellsOf(map, layers.get('terrain'), tiles, layout, notation.ids);
  return {
    name: properties.get('name') || 'Untitled',
    notation,
    legend: tiles.legend,
    cells: inMapOrder(notation.ids, cells),
    ...readObjects(layers, { layout, onMap: new Set(cells.map(({ hex }) => hexKey(hex))) }),
  };
};

const refuseUnsupported = (map: Json): void => {
  if (map.orientation !== 'hexagonal')
    throw new MapFault(
      map.orientation === undefined
        ? 'This is not a Tiled map, or it does not define its orientation; only hexagonal maps can be read.'
        : `This Tiled map is ${String(map.orientation)}; only hexagonal maps can be read.`,
    );
  if (map.infinite === true)
    throw new MapFault(
      'This Tiled map is infinite; switch that off in its map properties and save it again.',
    );
};

const layoutOf = (map: Json, properties: ReadonlyMap<string, string>): TiledLayout => ({
  orientation: asOneOf(map.staggeraxis, ['x', 'y'], 'staggeraxis') === 'x' ? 'flat' : 'pointy',
  evenShifted: asOneOf(map.staggerindex, ['odd', 'even'], 'staggerindex') === 'even',
  tileWidth: asNumber(map.tilewidth, 'tilewidth'),
  tileHeight: asNumber(map.tileheight, 'tileheight'),
  sideLength: asNumber(map.hexsidelength, 'hexsidelength'),
  origin: ofProperty('origin', readHexId(AXIAL_IDS, properties.get('origin') ?? '0,0')),
});

const ofProperty = <Value>(property: string, result: Reading<Value>): Value => {
  if (result.ok) return result.value;
  throw new MapFault(`The Tiled map's property ${property}: ${result.problem}`);
};

const notationOf = (layout: TiledLayout, properties: ReadonlyMap<string, string>): HexsideNotation => {
  const { orientation } = layout;
  const ids = properties.get('ids');
  const directions = properties.get('directions');
  return {
    ids: ids === undefined ? plainIds(layout) : ofProperty('ids', readIds(orientation, ids)),
    ...(directions === undefined
      ? { compass: plainCompass(orientation), directionsBy: 'name' }
      : ofProperty('directions', readDirections(orientation, directions))),
  };
};

/** Tiled counts lines from 0, ids count from 01, so Tiled's even lines are the ids' odd ones. */
const plainIds = ({ orientation, evenShifted }: TiledLayout): HexIds => ({
  kind: 'offset',
  orientation,
  shifted: evenShifted ? 'odd' : 'even',
  first: 1,
  digits: 2,
});

const plainCompass = (orientation: Orientation) =>
  orientation === 'flat' ? FLAT_CLOCKWISE_FROM_NORTH : POINTY_CLOCKWISE_FROM_EAST;

const LAYER_TYPES: Readonly<Record<string, string>> = {
  terrain: 'tilelayer',
  sides: 'objectgroup',
  overlays: 'objectgroup',
  marks: 'objectgroup',
};

const layersByName = (map: Json): ReadonlyMap<string, Json> => {
  const layers = new Map<string, Json>();
  for (const item of asList(map.layers, 'layers')) {
    const layer = asRecord(item, 'a layer');
    const name = String(layer.name);
    if (!Object.hasOwn(LAYER_TYPES, name) || LAYER_TYPES[name] !== layer.type || layers.has(name))
      throw new MapFault(
        `The Tiled map's layer "${name}" cannot be read; a map may have one tile layer terrain and one object layer ` +
          'each for sides, overlays and marks.',
      );
    layers.set(name, layer);
  }
  return layers;
};

const cellsOf = (
  map: Json,
  layer: Json | undefined,
  tiles: Tiles,
  layout: TiledLayout,
  ids: HexIds,
): MapCell[] => {
  const width = asCount(map.width, 'width');
  const cells = terrainData(map, layer).flatMap((tile, index) => {
    if (tile === 0) return [];
    const place = { column: index % width, row: Math.floor(index / width) };
    const hex = hexOfTile(layout, place);
    if (hasHexId(ids, hex)) return [{ hex, terrain: tiles.terrainOf(asNumber(tile, 'a tile'), place) }];
    throw new MapFault(
      `The Tiled map's column ${place.column}, row ${place.row} has no hex id; check ids and origin.`,
    );
  });
  if (cells.length === 0) throw new MapFault('The Tiled map has no hexes; paint its terrain layer.');
  return cells;
};

const terrainData = (map: Json, layer: Json | undefined): readonly unknown[] => {
  if (!layer)
    throw new MapFault('The Tiled map has no tile layer named terrain; give your terrain layer that name.');
  if (typeof layer.data === 'string')
    throw new MapFault(
      'The Tiled map is stored as base64 or compressed; set its tile layer format to CSV and save it again.',
    );
  const data = asList(layer.data, 'layer "terrain": data');
  if (data.length === asCount(map.width, 'width') * asCount(map.height, 'height')) return data;
  throw new MapFault("The Tiled map's terrain layer does not have the size of the map; resize the map.");
};
