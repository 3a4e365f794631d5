import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AXIAL_IDS,
  COLUMN_ROW_IDS,
  directionOf,
  FLAT_CLOCKWISE_FROM_NORTH,
  type HexIds,
  hexAtColumnRow,
  neighbour,
  printHexId,
  readHexId,
  SHIFTED_ROW_IDS,
} from './index.ts';

const read = (ids: HexIds, text: string) => {
  const reading = readHexId(ids, text);
  return reading.ok ? reading.value : reading.problem;
};

test('[CSW-GEO-05] q = c-1 and z = (r-1) - floor(q/2)', () => {
  for (const [column, row] of [
    [1, 1],
    [2, 1],
    [7, 12],
    [22, 17],
  ] as const) {
    const q = column - 1;
    expect(hexAtColumnRow(COLUMN_ROW_IDS, { column, row })).toEqual({ q, r: row - 1 - Math.floor(q / 2) });
  }
});

test('[CSW-GEO-03] the table of neighbours for odd and even columns', () => {
  const around = (id: string) =>
    [0, 1, 2, 3, 4, 5].map((code) => {
      const hex = readHexId(COLUMN_ROW_IDS, id);
      if (!hex.ok) throw new Error(hex.problem);
      return printHexId(COLUMN_ROW_IDS, neighbour(hex.value, directionOf(FLAT_CLOCKWISE_FROM_NORTH, code)!));
    });
  expect(around('0508')).toEqual(['0507', '0607', '0608', '0509', '0408', '0407']);
  expect(around('0608')).toEqual(['0607', '0708', '0709', '0609', '0509', '0508']);
});

test('[CHR-R-03] label CCRR: column = q, row = r + floor(q/2), both counted from 01', () => {
  expect(printHexId(COLUMN_ROW_IDS, { q: 3, r: 10 })).toBe('0412');
  expect(read(COLUMN_ROW_IDS, '0412')).toEqual({ q: 3, r: 10 });
});

test('[GRD-MAP-05] (col,row) with odd rows shifted right: q = col - (row - row mod 2)/2', () => {
  expect(read(SHIFTED_ROW_IDS, '(7,5)')).toEqual({ q: 5, r: 5 });
  expect(read(SHIFTED_ROW_IDS, '(7,4)')).toEqual({ q: 5, r: 4 });
  expect(printHexId(SHIFTED_ROW_IDS, { q: 5, r: 5 })).toBe('(7,5)');
});

test('[CST-BRD-02] axial ids are written q,r', () => {
  expect(read(AXIAL_IDS, '-2,3')).toEqual({ q: -2, r: 3 });
  expect(printHexId(AXIAL_IDS, { q: 0, r: -3 })).toBe('0,-3');
});

test('a refusal says what to write instead', () => {
  expect(read(COLUMN_ROW_IDS, '412')).toBe(
    '"412" is not a hex; write column and row with 2 digits each, such as 0402.',
  );
  expect(read(COLUMN_ROW_IDS, '0012')).toBe('"0012" is not a hex; columns and rows are counted from 1.');
  expect(read(SHIFTED_ROW_IDS, '4,12')).toBe(
    '"4,12" is not a hex; write column and row in brackets, such as (4,12).',
  );
  for (const text of ['', '2', '-0,1', '1,2,3', '01,2', '1.5,2', '9999999,0'])
    expect(read(AXIAL_IDS, text)).toContain('is not a hex; write q and r with a comma, such as -2,3.');
});

test('a hex outside the numbered columns and rows has no id', () => {
  expect(() => printHexId(COLUMN_ROW_IDS, { q: -1, r: 5 })).toThrow('Column 0, row 5');
  expect(() => printHexId(COLUMN_ROW_IDS, { q: 99, r: 0 })).toThrow('Column 100');
});

const anyIds: fc.Arbitrary<HexIds> = fc.oneof(
  fc.record({
    kind: fc.constant('offset' as const),
    orientation: fc.constantFrom('flat' as const, 'pointy' as const),
    shifted: fc.constantFrom('odd' as const, 'even' as const),
    first: fc.constantFrom(0 as const, 1 as const),
    digits: fc.constantFrom(0, 2, 3),
  }),
  fc.constant(AXIAL_IDS),
);

test('every scheme reads back what it prints, and shifted lines are half a hex further on', () => {
  const number = fc.integer({ min: 1, max: 98 });
  fc.assert(
    fc.property(anyIds, number, number, (ids, column, row) => {
      const hex = hexAtColumnRow(ids, { column, row });
      expect(read(ids, printHexId(ids, hex))).toEqual(hex);
      if (ids.kind === 'axial') return;
      const flat = ids.orientation === 'flat';
      const halfSteps = flat ? 2 * hex.r + hex.q : 2 * hex.q + hex.r;
      const isShifted = ((flat ? column : row) % 2 === 1) === (ids.shifted === 'odd');
      const firstLineIsShifted = (ids.first === 1) === (ids.shifted === 'odd');
      const along = 2 * ((flat ? row : column) - ids.first);
      expect(halfSteps).toBe(along + Number(isShifted) - Number(firstLineIsShifted));
    }),
  );
});
