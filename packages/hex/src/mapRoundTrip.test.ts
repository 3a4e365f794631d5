import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMapOrder } from './hexMap.ts';
import {
  AXIAL_IDS,
  COLUMN_ROW_IDS,
  type Compass,
  DIRECTIONS,
  disc,
  FLAT_CLOCKWISE_FROM_NORTH,
  fromTiled,
  type Hex,
  type HexIds,
  type HexMap,
  type HexsideNotation,
  hexAtColumnRow,
  hexKey,
  hexside,
  hexsideKey,
  POINTY_CLOCKWISE_FROM_EAST,
  POINTY_COUNTERCLOCKWISE_FROM_EAST,
  printMap,
  readMap,
  SHIFTED_ROW_IDS,
  toTiled,
} from './index.ts';

const SCHEMES: readonly HexIds[] = [
  AXIAL_IDS,
  { ...AXIAL_IDS, orientation: 'flat' },
  COLUMN_ROW_IDS,
  { ...COLUMN_ROW_IDS, shifted: 'odd' },
  { ...COLUMN_ROW_IDS, digits: 3, first: 0 },
  SHIFTED_ROW_IDS,
  { ...SHIFTED_ROW_IDS, shifted: 'even', first: 1 },
];

const COMPASSES: readonly Compass[] = [
  FLAT_CLOCKWISE_FROM_NORTH,
  { ...FLAT_CLOCKWISE_FROM_NORTH, firstCode: 1 },
  POINTY_CLOCKWISE_FROM_EAST,
  POINTY_COUNTERCLOCKWISE_FROM_EAST,
];

const anyNotation: fc.Arbitrary<HexsideNotation> = fc.constantFrom(...SCHEMES).chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    compass: fc.constantFrom(...COMPASSES.filter(({ orientation }) => orientation === ids.orientation)),
    directionsBy: fc.constantFrom('code' as const, 'name' as const),
  }),
);

/** Some hexes the scheme can write: scattered over a patch, or a whole disc. */
const anyHexes = (ids: HexIds): fc.Arbitrary<Hex[]> => {
  const number = fc.integer({ min: 1, max: 12 });
  const scattered = fc
    .uniqueArray(fc.record({ column: number, row: number }), {
      minLength: 1,
      maxLength: 25,
      selector: (p) => `${p.column},${p.row}`,
    })
    .map((places) => places.map((place) => hexAtColumnRow(ids, place)));
  return ids.kind === 'axial'
    ? fc.oneof(
        scattered,
        fc.nat(3).map((n) => disc({ q: -2, r: 1 }, n)),
      )
    : scattered;
};

const word = fc.stringMatching(/^[a-z][a-z0-9-]{0,7}$/);
const name = fc.stringMatching(/^[!-~äöüß](?:[ -~äöüß]{0,10}[!-~äöüß])?$/);
const letter = fc.stringMatching(/^[!-{}~]$/);

const anyLegend = fc
  .tuple(
    fc.uniqueArray(letter, { minLength: 4, maxLength: 4 }),
    fc.uniqueArray(name, { minLength: 4, maxLength: 4 }),
  )
  .map(([letters, terrains]) => Object.fromEntries(letters.map((each, at) => [each, terrains[at]!])));

const anyMap: fc.Arbitrary<HexMap> = fc
  .tuple(anyNotation, anyLegend)
  .chain(([notation, legend]) => fc.tuple(fc.constant(notation), fc.constant(legend), anyHexes(notation.ids)))
  .chain(([notation, legend, hexes]) => {
    const hexOnMap = fc.constantFrom(...hexes);
    const sides = fc.tuple(hexOnMap, fc.constantFrom(...DIRECTIONS)).map(([hex, d]) => hexside(hex, d));
    const terrain = fc.constantFrom(...Object.values(legend));
    return fc.record({
      name,
      notation: fc.constant(notation),
      legend: fc.constant(legend),
      cells: fc.tuple(...hexes.map(() => terrain)).map((terrains) =>
        inMapOrder(
          notation.ids,
          hexes.map((hex, at) => ({ hex, terrain: terrains[at]! })),
        ),
      ),
      sides: fc.dictionary(
        word,
        fc.uniqueArray(sides, { minLength: 1, maxLength: 14, selector: hexsideKey }),
        { maxKeys: 3, noNullPrototype: true },
      ),
      overlays: fc.dictionary(
        word,
        fc.uniqueArray(hexOnMap, { minLength: 1, maxLength: 14, selector: hexKey }),
        { maxKeys: 3, noNullPrototype: true },
      ),
      marks: fc.array(fc.record({ kind: word, hex: hexOnMap, name: fc.oneof(name, fc.constant('')) }), {
        maxLength: 4,
      }),
    });
  });

test('a map that is printed and read back is the same map, and printing it again gives the same text', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      const text = printMap(map);
      expect(readMap(text)).toEqual({ ok: true, value: map });
      expect(printMap(map)).toBe(text);
    }),
  );
});

test('a map exported to Tiled and read back as JSON is the same map', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      expect(fromTiled(JSON.parse(JSON.stringify(toTiled(map))))).toEqual({
        ok: true,
        value: withPlainNames(map),
      });
    }),
  );
});

/** Tiled maps keep only single spaces between words. */
const withPlainNames = (map: HexMap): HexMap => {
  const plain = (text: string) => text.replace(/ +/g, ' ');
  return {
    ...map,
    name: plain(map.name),
    legend: Object.fromEntries(Object.entries(map.legend).map(([each, terrain]) => [each, plain(terrain)])),
    cells: map.cells.map(({ hex, terrain }) => ({ hex, terrain: plain(terrain) })),
    marks: map.marks.map((mark) => ({ ...mark, name: plain(mark.name) })),
  };
};
