import { toTiled } from '@warmoot/hex';
import { expect, test } from 'vitest';
import { drawField, mapOf } from './drawField.ts';
import { BOARD_1, BOARD_3, readField, readTiledField } from './index.ts';
import { THE_KEEP } from './keep.ts';
import { OPEN_VALE } from './openVale.ts';

const problemOf = (text: string): string => {
  const reading = readField(text);
  return reading.ok ? 'no problem' : reading.problem;
};
const small = (columns: number, rows: number): string =>
  drawField({
    name: 'Small',
    columns,
    rows,
    terrain: Array(columns * rows).fill('clear'),
    water: Array(columns * rows).fill(null),
    roads: Array(columns * rows).fill(0),
    within: Array(columns * rows).fill(null),
    names: [],
  });

test('a field drawn as text reads back the same, with roads, walls and names', () => {
  for (const board of [BOARD_1, BOARD_3])
    expect(readField(drawField(board))).toEqual({ ok: true, value: board });
});

test('[CSW-MIN-01] a map drawn with Tiled works like one of ours', () => {
  expect(readTiledField(toTiled(mapOf(BOARD_3)))).toEqual({ ok: true, value: BOARD_3 });
  expect(readTiledField({ orientation: 'isometric' })).toMatchObject({
    ok: false,
    problem: expect.stringContaining('only hexagonal maps'),
  });
});

test('[CSW-GEO-06] a terrain unknown to the game is reported with its hex', () => {
  expect(problemOf(OPEN_VALE.replace('s swamp', 's quicksand'))).toBe(
    'hex 0812 is "quicksand"; terrains are clear, swamp, woods, building, level 1 hill, level 2 hill, wall, tower, gate, impassable (CSW-GEO-06)',
  );
  expect(problemOf(OPEN_VALE.replace('s swamp', 's constructor'))).toContain('0812 is "constructor"');
  expect(problemOf(OPEN_VALE.replace(/overlay stream/g, 'overlay lava'))).toContain('"lava" is not known');
  expect(problemOf(OPEN_VALE.replace(/side road/g, 'side river'))).toContain('"river" is not known');
});

test('[CSW-GEO-06] [CSW-R-38] a hex has one base terrain: woods cannot be laid over a hill', () => {
  expect(problemOf(`${OPEN_VALE.trimEnd()}\noverlay woods: 0101\n`)).toBe(
    '"woods" is not known; a hex can have stream, moat, inside (CSW-GEO-06)',
  );
});

test('[CSW-MIN-01] a map too small for a battle is refused with its size', () => {
  expect(problemOf(small(12, 8))).toBe('no problem');
  expect(problemOf(small(11, 8))).toBe(
    'a battle needs 12 columns and 8 rows at least, and this map has 11 and 8 (CSW-MIN-01)',
  );
  expect(problemOf(small(12, 7))).toContain('this map has 12 and 7');
});

test('[CSW-MOV-06] a hole in a map must be drawn as impassable', () => {
  const holed = OPEN_VALE.replace('|.   w   .', '|.       .');
  expect(problemOf(holed)).toBe('hex 0313 is missing; draw it, as impassable if need be (CSW-MOV-06)');
});

test('[CSW-GEO-02] hexes that stand in rows are refused', () => {
  expect(problemOf(OPEN_VALE.replace('shifted even', 'shifted odd'))).not.toBe('no problem');
});

test('a hex off the map is reported with its place in the text', () => {
  expect(problemOf(OPEN_VALE.replace('mark place 1109', 'mark place 2409'))).toBe(
    'Line 53, column 12: 2409 is off the map',
  );
});

test('[CSW-WAL-02] a map with walls says what they enclose, and a wall is neither inside nor outside', () => {
  expect(problemOf(THE_KEEP.replace(/overlay inside.*\n/g, ''))).toContain('no "overlay inside:"');
  expect(problemOf(THE_KEEP.replace('overlay inside: 1408', 'overlay inside: 1308 1408'))).toBe(
    'hex 1308 is a tower and so neither inside nor outside (CSW-WAL-02)',
  );
});
