import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COLUMN_ROW_IDS,
  distance,
  type Hex,
  hexagonGrid,
  hexKey,
  hexOf,
  isSameHex,
  lineBetween,
  lineBuffer,
  lineCells,
  NO_PAIR,
  OFF_BOARD,
  printHexId,
  readHexId,
  rectangleGrid,
  rotate,
  spiral,
} from './index.ts';

type Cube = readonly [bigint, bigint, bigint];
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const isLess = (a: Fraction, b: Fraction): boolean => a.top * b.bottom < b.top * a.bottom;
const later = (a: Fraction, b: Fraction): Fraction => (isLess(a, b) ? b : a);
const earlier = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);

const cube = ({ q, r }: Hex): Cube => [BigInt(q), BigInt(-q - r), BigInt(r)];
/** The three slab coordinates of a point: x-y, y-z, z-x. */
const slabs = ([x, y, z]: Cube): Cube => [x - y, y - z, z - x];

interface Passage {
  readonly hex: Hex;
  readonly enters: Fraction;
  readonly alongSide: boolean;
}

/** CSW-LOS-13 to the letter: clip the segment against the three slabs of one hex. */
const passage = (from: Hex, to: Hex, hex: Hex): Passage | undefined => {
  const start = slabs(cube(from));
  const end = slabs(cube(to));
  const middle = slabs(cube(hex));
  let enters: Fraction = { top: 0n, bottom: 1n };
  let leaves: Fraction = { top: 1n, bottom: 1n };
  let alongSide = false;
  for (const slab of [0, 1, 2] as const) {
    const offset = start[slab] - middle[slab];
    const speed = end[slab] - start[slab];
    if (speed === 0n) {
      if (offset > 1n || offset < -1n) return undefined;
      if (offset === 1n || offset === -1n) alongSide = true;
      continue;
    }
    const size = speed > 0n ? speed : -speed;
    const sign = speed > 0n ? 1n : -1n;
    enters = later(enters, { top: -1n - sign * offset, bottom: size });
    leaves = earlier(leaves, { top: 1n - sign * offset, bottom: size });
  }
  return isLess(enters, leaves) ? { hex, enters, alongSide } : undefined;
};

/** Every hex the oracle says the line passes, in order, pairs sorted by key. */
const oracle = (from: Hex, to: Hex, near: readonly Hex[]): string[] => {
  const passages = near.flatMap((hex) => passage(from, to, hex) ?? []);
  passages.sort((a, b) => (isLess(a.enters, b.enters) ? -1 : isLess(b.enters, a.enters) ? 1 : 0));
  const stretches: string[] = [];
  for (let at = 0; at < passages.length; at += passages[at]!.alongSide ? 2 : 1)
    stretches.push(
      passages
        .slice(at, at + (passages[at]!.alongSide ? 2 : 1))
        .map(({ hex }) => hexKey(hex))
        .sort()
        .join('|'),
    );
  return stretches;
};

const ours = (from: Hex, to: Hex): string[] =>
  lineBetween(from, to).map((stretch) => stretch.map(hexKey).sort().join('|'));

test('[CSW-LOS-13] every line of up to nine hexes agrees with slab clipping, in all directions', () => {
  const origin = { q: 0, r: 0 };
  const near = spiral(origin, 10);
  for (const to of spiral(origin, 9)) {
    if (isSameHex(to, origin)) continue;
    expect(ours(origin, to)).toEqual(oracle(origin, to, near));
  }
});

test('[CSW-LOS-13] long lines agree with slab clipping too, anywhere', () => {
  const coordinate = fc.integer({ min: -25, max: 25 });
  const anyHex = fc.record({ q: coordinate, r: coordinate });
  fc.assert(
    fc.property(anyHex, anyHex, (from, to) => {
      fc.pre(!isSameHex(from, to));
      const middle = { q: Math.round((from.q + to.q) / 2), r: Math.round((from.r + to.r) / 2) };
      const near = spiral(middle, 55).filter((hex) => passage(from, to, hex));
      expect(ours(from, to)).toEqual(oracle(from, to, near));
    }),
    { numRuns: 60 },
  );
});

const csw = (id: string): Hex => {
  const hex = readHexId(COLUMN_ROW_IDS, id);
  if (!hex.ok) throw new Error(hex.problem);
  return hex.value;
};
const ids = (from: string, to: string): string[] =>
  lineBetween(csw(from), csw(to)).map((stretch) =>
    stretch.map((hex) => printHexId(COLUMN_ROW_IDS, hex)).join('+'),
  );

test('[CSW-LOS-11] a line along a hexside names the pair that shares it, left one first', () => {
  expect(ids('0305', '0505')).toEqual(['0305', '0404+0405', '0505']);
  expect(ids('0505', '0305')).toEqual(['0505', '0405+0404', '0305']);
});

test('[CSW-LOS-11] a line that cuts the corner of a hex passes through it, although it is no nearer to the target', () => {
  expect(ids('0305', '0704')).toEqual(['0305', '0404', '0505', '0504', '0604', '0704']);
});

test('[CSW-LOS-11] a line does not pass through hexes whose corner it only touches', () => {
  expect(ids('0305', '0604')).toEqual(['0305', '0404', '0505', '0604']);
});

test('a straight line passes each hex once, and a line from a hex to itself is that hex', () => {
  expect(ids('0101', '0103')).toEqual(['0101', '0102', '0103']);
  expect(ids('0305', '0305')).toEqual(['0305']);
});

test('a line is exact up to the greatest length, and longer lines are refused', () => {
  const line = lineBetween({ q: 0, r: 0 }, { q: 29_999, r: 1 });
  expect(line[0]).toEqual([{ q: 0, r: 0 }]);
  expect(line.at(-1)).toEqual([{ q: 29_999, r: 1 }]);
  expect(line.every(([hex], at) => at === 0 || distance(hex, line[at - 1]![0]) === 1)).toBe(true);
  expect(() => lineBetween({ q: 0, r: 0 }, { q: 30_001, r: 0 })).toThrow(
    'A line of 30001 hexes is too long.',
  );
});

test('a line is the same in reverse, and the same when turned', () => {
  const coordinate = fc.integer({ min: -40, max: 40 });
  const anyHex = fc.record({ q: coordinate, r: coordinate });
  fc.assert(
    fc.property(anyHex, anyHex, fc.nat(5), (from, to, sixths) => {
      const line = lineBetween(from, to);
      expect(lineBetween(to, from)).toEqual(line.map((stretch) => stretch.toReversed()).reverse());
      expect(lineBetween(rotate(from, sixths), rotate(to, sixths))).toEqual(
        line.map((stretch) => stretch.map((hex) => rotate(hex, sixths))),
      );
    }),
  );
});

test('the line between cells is the line between their hexes, with hexes off the board marked', () => {
  const board = hexagonGrid(6);
  const out = lineBuffer(board);
  for (let from = 0; from < board.size; from += 5)
    for (let to = 0; to < board.size; to++) {
      const expected = lineBetween(hexOf(board, from), hexOf(board, to));
      const count = lineCells(board, from, to, out);
      const found = Array.from({ length: count }, (_, at) =>
        [out[2 * at]!, out[2 * at + 1]!].filter((cell) => cell !== NO_PAIR).map((cell) => hexOf(board, cell)),
      );
      expect(found).toEqual(expected);
    }
  const field = rectangleGrid(COLUMN_ROW_IDS, 3, 3);
  expect(lineCells(field, 0, 2, out)).toBe(3);
  expect([...out.subarray(0, 6)]).toEqual([0, NO_PAIR, OFF_BOARD, 1, 2, NO_PAIR]);
});
