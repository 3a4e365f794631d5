import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AXIAL_IDS,
  COLUMN_ROW_IDS,
  cornerKey,
  cornersOf,
  DIRECTIONS,
  type Direction,
  distance,
  endpointsOf,
  endsAtHex,
  FLAT_CLOCKWISE_FROM_NORTH,
  type Hexside,
  type HexsideNotation,
  hexesAround,
  hexesBeside,
  hexside,
  hexsideBetween,
  hexsideKey,
  hexsidesAt,
  hexsidesJoinedTo,
  neighbour,
  opposite,
  POINTY_CLOCKWISE_FROM_EAST,
  printHexside,
  readHexside,
  shareEndpoint,
} from './index.ts';

const BY_CODE: HexsideNotation = {
  ids: AXIAL_IDS,
  compass: POINTY_CLOCKWISE_FROM_EAST,
  directionsBy: 'code',
};

const BY_NAME: HexsideNotation = {
  ids: COLUMN_ROW_IDS,
  compass: FLAT_CLOCKWISE_FROM_NORTH,
  directionsBy: 'name',
};

const side = (text: string, notation = BY_CODE): Hexside => {
  const reading = readHexside(notation, text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
};

const anySide = fc
  .record({
    q: fc.integer({ min: -9, max: 9 }),
    r: fc.integer({ min: -9, max: 9 }),
    d: fc.constantFrom(...DIRECTIONS),
  })
  .map(({ q, r, d }): Hexside => ({ hex: { q, r }, direction: d }));

test('[CHR-R-03] a hexside is the same seen from either of its hexes', () => {
  fc.assert(
    fc.property(anySide, ({ hex, direction }) => {
      const other = neighbour(hex, direction);
      expect(hexside(hex, direction)).toEqual(hexside(other, opposite(direction)));
      expect(hexside(hex, direction).direction).toBeLessThan(3);
      expect(hexsideBetween(hex, other)).toEqual(hexside(hex, direction));
      expect(hexsideKey({ hex, direction })).toBe(hexsideKey({ hex: other, direction: opposite(direction) }));
    }),
  );
  expect(hexsideBetween({ q: 0, r: 0 }, { q: 2, r: 0 })).toBeUndefined();
});

test('[CST-BRD-03] q,r:d is the side of hex (q,r) facing direction d', () => {
  expect(hexesBeside(side('-1,2:1'))).toContainEqual({ q: -1, r: 3 });
  expect(side('0,0:3')).toEqual(side('-1,0:0'));
  expect(printHexside(BY_CODE, side('0,0:3'))).toBe('-1,0:0');
});

test('the catalogue prints hexsides with the first three directions, unless that hex is off the board', () => {
  for (const text of ['-2,3:0', '-1,2:1', '0,2:2']) expect(printHexside(BY_CODE, side(text))).toBe(text);
  expect(printHexside(BY_NAME, side('0405:SW', BY_NAME))).toBe('0306:NE');
  const eastOfFirst = (hex: { q: number }) => hex.q >= 0;
  expect(printHexside(BY_NAME, side('0105:SW', BY_NAME), eastOfFirst)).toBe('0105:SW');
});

test('a refusal says what to write instead', () => {
  expect(readHexside(BY_CODE, '0,0')).toEqual({
    ok: false,
    problem: '"0,0" is not a hexside; write a hex, a colon and a direction.',
  });
  expect(readHexside(BY_CODE, 'x:1')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('"x" is not a hex'),
  });
  expect(readHexside(BY_CODE, '0,0:6')).toMatchObject({
    ok: false,
    problem: expect.stringContaining('"6" is not a direction'),
  });
});

test('[CHR-R-03] a corner is shared by three hexes, and is the same corner from each', () => {
  fc.assert(
    fc.property(anySide, ({ hex }) => {
      const corners = cornersOf(hex);
      expect(new Set(corners.map(cornerKey)).size).toBe(6);
      for (const corner of corners) {
        const around = hexesAround(corner);
        expect(around).toContainEqual(hex);
        for (const other of around) {
          expect(distance(hex, other)).toBeLessThanOrEqual(1);
          expect(cornersOf(other).map(cornerKey)).toContain(cornerKey(corner));
        }
      }
    }),
  );
});

test('corner k of a hex lies between its sides k and k+1', () => {
  const hex = { q: 4, r: -2 };
  for (const k of DIRECTIONS) {
    const corner = cornersOf(hex)[k]!;
    expect(endpointsOf({ hex, direction: k })[1]).toEqual(corner);
    expect(endpointsOf({ hex, direction: ((k + 1) % 6) as Direction })[0]).toEqual(corner);
    expect(hexsidesAt(corner).map(hexsideKey)).toContain(hexsideKey({ hex, direction: k }));
  }
});

test('the endpoints of a hexside are the corners its two hexes have in common', () => {
  fc.assert(
    fc.property(anySide, (any) => {
      const [one, other] = hexesBeside(any).map((hex) => cornersOf(hex).map(cornerKey));
      const common = one!.filter((key) => other!.includes(key));
      expect(endpointsOf(any).map(cornerKey).sort()).toEqual(common.sort());
    }),
  );
});

test('[CST-BRD-16] the minor river of board B01 is joined link by link, and to nothing further off', () => {
  const river = '-2,3:0 -1,2:1 0,2:2 0,2:1 0,2:0 1,1:2'.split(' ').map((text) => side(text));
  river.slice(1).forEach((link, at) => {
    expect(shareEndpoint(river[at]!, link)).toBe(true);
  });
  expect(shareEndpoint(river[0]!, river[3]!)).toBe(false);
});

test('[CST-BRD-16] a river hexside touches the hexes at its ends as well as the two beside it', () => {
  const river = side('0,0:0');
  const met = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 1, r: -1 },
    { q: 0, r: 1 },
  ];
  for (const hex of met) expect(endsAtHex(river, hex)).toBe(true);
  expect(endsAtHex(river, { q: -1, r: 0 })).toBe(false);
});

test('four hexsides meet the ends of each hexside', () => {
  fc.assert(
    fc.property(anySide, (any) => {
      const joined = hexsidesJoinedTo(any);
      expect(new Set(joined.map(hexsideKey)).size).toBe(4);
      expect(joined.every((other) => shareEndpoint(any, other))).toBe(true);
      expect(joined.map(hexsideKey)).not.toContain(hexsideKey(any));
    }),
  );
});
