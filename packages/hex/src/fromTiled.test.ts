import { expect, test } from 'vitest';
import { fromTiled, printHexId, printHexside, readMap, type TiledMap, toTiled } from './index.ts';

const VALE = `map Open vale
hexes flat
ids offset digits 2 from 1 shifted even
directions by name from 0: N NE SE S SW NW
legend
  . clear
  w woods
board 0101
|.   .
|  w
|.   .
|  .
side road: 0101:SE
overlay stream: 0301
mark city 0201 Amberford
`;

const vale = (): TiledMap => {
  const map = readMap(VALE);
  if (!map.ok) throw new Error(map.problem);
  return toTiled(map.value);
};

const problem = (json: unknown): string => {
  const reading = fromTiled(json);
  return reading.ok ? 'no problem' : reading.problem;
};

test('flat columns become a map staggered along x, the even columns lower', () => {
  const tiled = vale();
  expect(tiled).toMatchObject({
    type: 'map',
    orientation: 'hexagonal',
    staggeraxis: 'x',
    staggerindex: 'odd',
    infinite: false,
    width: 3,
    height: 2,
    nextlayerid: 5,
    nextobjectid: 4,
  });
  expect(tiled.layers[0]).toMatchObject({ name: 'terrain', type: 'tilelayer', data: [1, 2, 1, 1, 1, 1] });
  expect(tiled.layers[1]).toMatchObject({ objects: [{ type: 'road', point: true, x: 49, y: 36 }] });
  expect(tiled.layers[2]).toMatchObject({ objects: [{ type: 'stream', x: 112, y: 24 }] });
  expect(tiled.layers[3]).toMatchObject({ objects: [{ type: 'city', name: 'Amberford', x: 70, y: 48 }] });
});

/** As a person draws it in Tiled, with tiles and points only. */
const DRAWN = {
  orientation: 'hexagonal',
  staggeraxis: 'y',
  staggerindex: 'even',
  hexsidelength: 32,
  tilewidth: 60,
  tileheight: 64,
  width: 2,
  height: 2,
  infinite: false,
  tilesets: [
    {
      firstgid: 5,
      tiles: [
        { id: 0, properties: [{ name: 'terrain', type: 'string', value: 'woods' }] },
        { id: 3, properties: [{ name: 'terrain', type: 'string', value: 'water' }] },
        { id: 4, properties: [{ name: 'terrain', type: 'string', value: 'woods' }] },
      ],
    },
  ],
  layers: [
    { name: 'terrain', type: 'tilelayer', data: [5, 8, 9, 0x80000005] },
    { name: 'sides', type: 'objectgroup', objects: [{ id: 1, class: 'river', point: true, x: 91, y: 30.5 }] },
  ],
};

test('a map drawn in Tiled needs no properties of ours', () => {
  const reading = fromTiled(DRAWN);
  if (!reading.ok) throw new Error(reading.problem);
  const { cells, sides, notation, legend, name } = reading.value;
  expect(name).toBe('Untitled');
  expect(cells.map(({ hex, terrain }) => `${printHexId(notation.ids, hex)} ${terrain}`)).toEqual([
    '0101 woods',
    '0201 water',
    '0102 woods',
    '0202 woods',
  ]);
  expect(legend).toEqual({ w: 'woods', a: 'water' });
  expect(printHexside(notation, sides.river![0]!)).toBe('0101:E');
});

const drawnWith = (change: object) => ({ ...DRAWN, ...change });
const sidesWith = (object: object) =>
  drawnWith({
    layers: [DRAWN.layers[0], { name: 'sides', type: 'objectgroup', objects: [{ id: 7, ...object }] }],
  });

test.each([
  [null, 'In the Tiled map the file must be an object.'],
  [
    drawnWith({ orientation: 'orthogonal' }),
    'This Tiled map is orthogonal; only hexagonal maps can be read.',
  ],
  [drawnWith({ orientation: undefined }), 'This is not a Tiled map, or it does not define its orientation'],
  [drawnWith({ infinite: true }), 'This Tiled map is infinite; switch that off'],
  [drawnWith({ staggeraxis: 'z' }), 'In the Tiled map staggeraxis must be x or y, not "z".'],
  [drawnWith({ width: 1.5 }), 'In the Tiled map width must be a whole number of at least 1.'],
  [drawnWith({ height: 3 }), "The Tiled map's terrain layer does not have the size of the map"],
  [drawnWith({ layers: [] }), 'The Tiled map has no tile layer named terrain'],
  [drawnWith({ layers: 'x' }), 'In the Tiled map layers must be a list.'],
  [
    drawnWith({ layers: [{ name: 'terrain', type: 'tilelayer', encoding: 'base64', data: 'AAAA' }] }),
    'The Tiled map is stored as base64 or compressed; set its tile layer format to CSV and save it again.',
  ],
  [
    drawnWith({ layers: [{ name: 'terrain', type: 'tilelayer', data: [0, 0, 0, 0] }] }),
    'The Tiled map has no hexes; paint its terrain layer.',
  ],
  [
    drawnWith({ layers: [{ name: 'clouds', type: 'imagelayer' }] }),
    'The Tiled map\'s layer "clouds" cannot be read',
  ],
  [
    drawnWith({ tilesets: [{ firstgid: 1, source: 'a.tsj' }] }),
    'The Tiled map keeps its tileset in a.tsj; embed it',
  ],
  [drawnWith({ tilesets: [{ firstgid: 1 }] }), "The Tiled map's tile at column 0, row 0 has no terrain"],
  [
    drawnWith({ properties: [{ name: 'origin', type: 'string', value: 'here' }] }),
    'The Tiled map\'s property origin: "here" is not a hex; write q and r with a comma, such as -2,3.',
  ],
  [
    drawnWith({ properties: [{ name: 'origin', type: 'string', value: '-4,0' }] }),
    "The Tiled map's column 0, row 0 has no hex id; check ids and origin.",
  ],
  [
    sidesWith({ type: 'river', x: 0, y: 0, width: 9, height: 9 }),
    'object 7 is not a point; place a point instead.',
  ],
  [sidesWith({ type: '', point: true, x: 0, y: 0 }), 'object 7 needs one word as its type, not "".'],
  [
    sidesWith({ type: 'river', point: true, x: 61, y: 33 }),
    'object 7 (river) is inside a hex; move it to the middle',
  ],
  [sidesWith({ type: 'river', point: true, x: 930, y: 32 }), 'object 7 (river) is off the map; move it onto'],
  [sidesWith({ type: 'river', point: true, x: 'a', y: 0 }), 'object 7: x must be a number.'],
])('a map that cannot be read is refused in one sentence: %#', (json, expected) => {
  expect(problem(json)).toContain(expected);
});

test('two things of one kind in one place are refused', () => {
  const twice = { id: 8, type: 'river', point: true, x: 90, y: 32 };
  const layers = [
    DRAWN.layers[0],
    { name: 'sides', type: 'objectgroup', objects: [{ ...twice, id: 7 }, twice] },
  ];
  expect(problem(drawnWith({ layers }))).toContain('object 8 is the second river in one place; remove it.');
});
