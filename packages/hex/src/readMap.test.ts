import { expect, test } from 'vitest';
import {
  cellOf,
  gridOfMap,
  type HexMap,
  hexagonGrid,
  hexsideKey,
  printHexId,
  printHexside,
  printMap,
  readMap,
  shareEndpoint,
} from './index.ts';

const map = (text: string): HexMap => {
  const reading = readMap(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
};
const problem = (text: string): string => {
  const reading = readMap(text);
  return reading.ok ? 'no problem' : reading.problem;
};

const AMBERFORD = `# Board B01 of section 34.
map Amberford
hexes pointy
ids axial
directions by code from 0: E SE SW W NW NE
legend
  B scrub
  P plains
  R rough
  H hills
  T town
  C city
board 0,-3
|   B P P P
|  B P P T R
| T P R R R R
|R P P C B B B
| H P R R B B
|  H P P P B
|   T P P P
side minor: -2,3:0 -1,2:1 0,2:2 0,2:1 0,2:0 1,1:2
side ford: -1,2:1
side road: 1,-3:1 1,-2:1 2,-2:0 2,-2:2 -2,-1:1 1,-1:2 -2,0:0 -1,0:0 -1,0:2 0,0:1
side road: -2,1:1 -2,1:2 0,1:0 0,1:2 1,1:0 -2,2:2 -1,2:1
overlay ruins: -2,3
mark city 0,0 Amberford
mark town 2,-2
mark town -2,-1
mark town -3,3
`;

test('[CST-BRD-02] a board of City-States is drawn as in the catalogue', () => {
  const board = map(AMBERFORD);
  expect(board.cells.map(({ hex }) => hex)).toEqual(hexagonGrid(3).hexes);
  const terrainAt = (q: number, r: number) => board.cells[cellOf(gridOfMap(board), { q, r })]?.terrain;
  expect(terrainAt(0, 0)).toBe('city');
  expect(terrainAt(2, -2)).toBe('town');
  expect(terrainAt(-3, 3)).toBe('town');
  expect(board.marks[0]).toEqual({ kind: 'city', hex: { q: 0, r: 0 }, name: 'Amberford' });
  expect(board.marks[1]).toEqual({ kind: 'town', hex: { q: 2, r: -2 }, name: '' });
  expect(board.sides.road).toHaveLength(17);
});

test('lists keep their order, so that a river stays a chain', () => {
  const river = map(AMBERFORD).sides.minor!;
  river.slice(1).forEach((side, at) => {
    expect(shareEndpoint(river[at]!, side)).toBe(true);
  });
});

test('printing gives the same text back, except for comments', () => {
  expect(printMap(map(AMBERFORD))).toBe(AMBERFORD.slice(AMBERFORD.indexOf('\n') + 1));
});

const VALE = `map Open vale
hexes flat
ids offset digits 2 from 1 shifted even
directions by name from 0: N NE SE S SW NW
legend
  . clear
  w woods
  1 level 1 hill
board 0101
|.   .   1
|  .   1
|.   w   .
|  .   .
side road: 0101>0201>0302
side road: 0101:NW
overlay stream: 0301 0302
`;

test('[CSW-GEO-06] a board in columns has base terrain, road links and overlays', () => {
  const vale = map(VALE);
  const ids = vale.notation.ids;
  expect(vale.cells.map(({ hex }) => printHexId(ids, hex))).toEqual(
    '0101 0201 0301 0401 0501 0102 0202 0302 0402 0502'.split(' '),
  );
  expect(
    vale.cells.filter(({ terrain }) => terrain === 'woods').map(({ hex }) => printHexId(ids, hex)),
  ).toEqual(['0302']);
  expect(vale.cells[4]!.terrain).toBe('level 1 hill');
  expect(vale.overlays.stream!.map((hex) => printHexId(ids, hex))).toEqual(['0301', '0302']);
});

test('[CSW-SCN-03] a chain of hexes names the hexsides between them, and a road may leave the map', () => {
  const vale = map(VALE);
  expect(vale.sides.road!.map(hexsideKey)).toHaveLength(3);
  expect(printHexside(vale.notation, vale.sides.road![0]!)).toBe('0101:SE');
  expect(printMap(vale)).toContain('side road: 0101:SE 0201:SE 0101:NW\n');
});

test('a board may have holes and empty lines, and comments are allowed anywhere', () => {
  const drawn = VALE.replace('|  .   1', '|\n# nothing in the even columns').replace(
    '0101>0201>0302',
    '0101>0102',
  );
  const vale = map(drawn.replace('|  .   .', ''));
  expect(vale.cells).toHaveLength(6);
  expect(readMap(printMap(vale))).toEqual({ ok: true, value: vale });
});

test.each([
  ['', 'The map is incomplete: a line "map" with the name of the map is missing.'],
  ['map A\nhexes round', 'Line 2, column 7: hexes are flat or pointy, not "round".'],
  ['map A\nids axial', 'Line 2, column 1: expected "hexes" with flat or pointy here.'],
  ['map\nhexes flat', 'Line 1, column 1: expected the name of the map after "map".'],
])('a map that begins wrongly (%j) is refused with what is expected there', (text, expected) => {
  expect(problem(text)).toBe(expected);
});

test.each([
  ['|  .   1', '|  .  1', 'Line 11, column 7: "1" is between the hexes; the next column is two places'],
  ['|  .   1', '|  .   x', 'Line 11, column 8: the legend has no letter "x"; add it there.'],
  [
    '  w woods',
    '  wo woods',
    'Line 7, column 3: a line of the legend is one letter, a space and the terrain.',
  ],
  ['  w woods', '  w clear', 'Line 7, column 3: clear already has a letter.'],
  ['  w woods', '  . woods', 'Line 7, column 3: the letter "." already has a terrain.'],
  ['legend\n', 'terrain\n', 'Line 5, column 1: expected "legend" alone here, then a line for each terrain.'],
  ['board 0101', 'board 11', 'Line 9, column 7: "11" is not a hex; write column and row with 2 digits each'],
  ['board 0101', 'board 9901', 'Line 10, column 6: this hex cannot be written as an id; check the first hex'],
  [
    'from 1 shifted',
    'from one shifted',
    'Line 3, column 5: "offset digits 2 from one shifted even" is not a hex notation',
  ],
  [
    'N NE SE S SW NW',
    'N NE SE S NW SW',
    'Line 4, column 12: "by name from 0: N NE SE S NW SW" does not define',
  ],
  ['0101:NW', '0101:E', 'Line 15, column 12: "E" is not a direction; write N, NE, SE, S, SW, NW or 0 to 5.'],
  ['0101:NW', '0910:N', 'Line 15, column 12: 0910:N is off the map.'],
  ['0101:NW', '0201:NW', 'Line 15, column 12: 0201:NW is listed twice as road; leave it out here.'],
  ['0101>0201>0302', '0101>0301', 'Line 14, column 12: in the chain 0101>0301 each hex must be next to'],
  ['0301 0302', '0301 0301', 'Line 16, column 22: 0301 is listed twice as stream; leave it out here.'],
  [
    'overlay stream:',
    'overlay stream',
    'Line 16, column 9: write one word, a colon and a list, such as overlay',
  ],
  ['overlay stream: 0301 0302', 'mark city', 'Line 16, column 6: write mark, one word for its kind, a hex'],
  ['overlay stream: 0301 0302', 'mark city 0901', 'Line 16, column 11: 0901 is off the map.'],
  [
    'overlay stream',
    'layer stream',
    'Line 16, column 1: "layer" is not a keyword here; write side, overlay or mark.',
  ],
])('%j for %j is refused with the place and what to do', (right, wrong, expected) => {
  expect(VALE).toContain(right);
  expect(problem(VALE.replace(right, wrong))).toContain(expected);
});

test('a missing board is reported', () => {
  expect(problem(VALE.replaceAll(/^\|.*\n/gm, ''))).toContain('Line 9, column 7: the board is missing');
});

test('a map that could not be read back is not printed', () => {
  const vale = map(VALE);
  expect(() => printMap({ ...vale, name: 'two\nlines' })).toThrow('cannot be printed as a name');
  expect(() => printMap({ ...vale, legend: { '.': 'clear' } })).toThrow('no letter for level 1 hill');
  expect(() => printMap({ ...vale, overlays: { 'two words': [{ q: 0, r: 0 }] } })).toThrow('as a kind');
  expect(() => printMap({ ...vale, cells: [] })).toThrow('without hexes');
});
