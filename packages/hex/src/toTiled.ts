import { hexKey } from './coordinates.ts';
import type { HexIds } from './hexIds.ts';
import type { HexMap } from './hexMap.ts';
import { printDirections, printIds } from './notationText.ts';
import { centreOf, hexOfTile, middleOf, type Pixel, type TiledLayout, tileOf } from './tiledGeometry.ts';

/** The parts of Tiled's JSON map format that we write. */
export interface TiledMap {
  readonly type: 'map';
  readonly version: string;
  readonly tiledversion: string;
  readonly orientation: 'hexagonal';
  readonly renderorder: 'right-down';
  readonly infinite: false;
  readonly staggeraxis: 'x' | 'y';
  readonly staggerindex: 'odd' | 'even';
  readonly hexsidelength: number;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly width: number;
  readonly height: number;
  readonly nextlayerid: number;
  readonly nextobjectid: number;
  readonly properties: readonly TiledProperty[];
  readonly tilesets: readonly object[];
  readonly layers: readonly object[];
}

interface TiledProperty {
  readonly name: string;
  readonly type: 'string';
  readonly value: string;
}

/** Hexes near enough to regular, whose corners, centres and hexside middles all fall on whole pixels. */
const SIZE = {
  flat: { tileWidth: 56, tileHeight: 48, sideLength: 28 },
  pointy: { tileWidth: 48, tileHeight: 56, sideLength: 28 },
} as const;

/**
 * The map in Tiled's own JSON format: the terrain as a tile layer, its tiles with `terrain` and `letter` as
 * properties; hexsides, overlays and marks as points in three object layers, their kind as the object's type. The
 * map's properties hold whatever Tiled has no field for.
 */
export const toTiled = (map: HexMap): TiledMap => {
  const layout = layoutOf(map);
  const tiles = map.cells.map(({ hex }) => tileOf(layout, hex));
  const width = 1 + tiles.reduce((most, { column }) => Math.max(most, column), 0);
  const height = 1 + tiles.reduce((most, { row }) => Math.max(most, row), 0);
  const layers = layersOf(map, layout, width, height);
  return {
    type: 'map',
    version: '1.10',
    tiledversion: '1.11.0',
    orientation: 'hexagonal',
    renderorder: 'right-down',
    infinite: false,
    staggeraxis: layout.orientation === 'flat' ? 'x' : 'y',
    staggerindex: layout.evenShifted ? 'even' : 'odd',
    hexsidelength: layout.sideLength,
    tilewidth: layout.tileWidth,
    tileheight: layout.tileHeight,
    width,
    height,
    nextlayerid: layers.length + 1,
    nextobjectid: 1 + countObjects(map),
    properties: propertiesOf({
      name: map.name,
      ids: printIds(map.notation.ids),
      directions: printDirections(map.notation),
      origin: hexKey(layout.origin),
    }),
    tilesets: [tilesetOf(map, layout)],
    layers,
  };
};

/** The smallest staggered rectangle around the map, staggered like the map's own ids if those count columns and rows. */
const layoutOf = (map: HexMap): TiledLayout => {
  const { orientation } = map.notation.ids;
  const evenShifted = shiftsEvenLines(map.notation.ids);
  const whole = { ...SIZE[orientation], orientation, evenShifted, origin: { q: 0, r: 0 } };
  const tiles = map.cells.map(({ hex }) => tileOf(whole, hex));
  const column = tiles.reduce((least, tile) => Math.min(least, tile.column), tiles[0]?.column ?? 0);
  const row = tiles.reduce((least, tile) => Math.min(least, tile.row), tiles[0]?.row ?? 0);
  const startsOdd = (orientation === 'flat' ? column : row) % 2 !== 0;
  return { ...whole, evenShifted: evenShifted !== startsOdd, origin: hexOfTile(whole, { column, row }) };
};

/** Counting lines from 0, as Tiled does. */
const shiftsEvenLines = (ids: HexIds): boolean =>
  ids.kind === 'offset' && (ids.shifted === 'even') === (ids.first === 0);

const propertiesOf = (values: Readonly<Record<string, string>>): TiledProperty[] =>
  Object.entries(values).map(([name, value]) => ({ name, type: 'string', value }));

const tilesetOf = (map: HexMap, layout: TiledLayout) => ({
  firstgid: 1,
  name: 'terrain',
  tilewidth: layout.tileWidth,
  tileheight: layout.tileHeight,
  tilecount: Object.keys(map.legend).length,
  columns: 0,
  margin: 0,
  spacing: 0,
  tiles: Object.entries(map.legend).map(([letter, terrain], id) => ({
    id,
    properties: propertiesOf({ letter, terrain }),
  })),
});

const layersOf = (map: HexMap, layout: TiledLayout, width: number, height: number): object[] => {
  const { layer, point } = numbered();
  const sides = Object.entries(map.sides).flatMap(([kind, list]) =>
    list.map((side) => ({ kind, name: '', at: middleOf(layout, side) })),
  );
  const overlays = Object.entries(map.overlays).flatMap(([kind, list]) =>
    list.map((hex) => ({ kind, name: '', at: centreOf(layout, hex) })),
  );
  const marks = map.marks.map(({ kind, name, hex }) => ({ kind, name, at: centreOf(layout, hex) }));
  const data = terrainData(map, layout, width, height);
  return [
    layer('terrain', { type: 'tilelayer', width, height, data }),
    layer('sides', { type: 'objectgroup', draworder: 'index', objects: sides.map(point) }),
    layer('overlays', { type: 'objectgroup', draworder: 'index', objects: overlays.map(point) }),
    layer('marks', { type: 'objectgroup', draworder: 'index', objects: marks.map(point) }),
  ];
};

/** Layers and objects are numbered throughout a map. */
const numbered = () => {
  let layerId = 0;
  let objectId = 0;
  return {
    layer: (name: string, rest: object): object => ({
      id: ++layerId,
      name,
      opacity: 1,
      visible: true,
      x: 0,
      y: 0,
      ...rest,
    }),
    point: ({ kind, name, at }: { kind: string; name: string; at: Pixel }): object => ({
      id: ++objectId,
      name,
      type: kind,
      point: true,
      x: at.x,
      y: at.y,
      width: 0,
      height: 0,
      rotation: 0,
      visible: true,
    }),
  };
};

const countObjects = (map: HexMap): number =>
  [...Object.values(map.sides), ...Object.values(map.overlays), map.marks].flat().length;

/** Tile numbers start at 1; 0 is a place without a hex. */
const terrainData = (map: HexMap, layout: TiledLayout, width: number, height: number): number[] => {
  const tiles = new Map(Object.values(map.legend).map((terrain, index) => [terrain, index + 1]));
  const data = new Array<number>(width * height).fill(0);
  for (const { hex, terrain } of map.cells) {
    const { column, row } = tileOf(layout, hex);
    const tile = tiles.get(terrain);
    if (tile === undefined)
      throw new RangeError(`The legend has no letter for ${terrain} at ${hexKey(hex)}.`);
    data[row * width + column] = tile;
  }
  return data;
};
