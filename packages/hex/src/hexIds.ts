import type { Hex, Orientation } from './coordinates.ts';
import { type Reading, readingOf, unreadable } from './reading.ts';

/** Hexes written as their axial coordinates: `-2,3`. */
export interface AxialIds {
  readonly kind: 'axial';
  readonly orientation: Orientation;
}

/** Hexes written by column and row of a staggered rectangle. */
export interface OffsetIds {
  readonly kind: 'offset';
  readonly orientation: Orientation;
  /** The columns that are half a hex lower (flat), or the rows that are half a hex further right (pointy). */
  readonly shifted: 'odd' | 'even';
  /** The number of the first column and row; the id of hex (0,0) has it twice. */
  readonly first: 0 | 1;
  /** Digits of each number: 2 writes `0412`. None at all writes `(4,12)`. */
  readonly digits: number;
}

/** How a rulebook writes its hexes. */
export type HexIds = AxialIds | OffsetIds;

/** `CCRR`, even columns lower: CSW-GEO-02, CHR-R-03. */
export const COLUMN_ROW_IDS: OffsetIds = {
  kind: 'offset',
  orientation: 'flat',
  shifted: 'even',
  first: 1,
  digits: 2,
};

/** `(col,row)`, odd rows shifted right: GRD-MAP-05. */
export const SHIFTED_ROW_IDS: OffsetIds = {
  kind: 'offset',
  orientation: 'pointy',
  shifted: 'odd',
  first: 0,
  digits: 0,
};

/** `q,r`: CST-BRD-02. */
export const AXIAL_IDS: AxialIds = { kind: 'axial', orientation: 'pointy' };

export interface ColumnRow {
  readonly column: number;
  readonly row: number;
}

/** How far a line of hexes is shifted against line 0: 0 at line 0, one more for each shifted line before it. */
const slide = (ids: OffsetIds, index: number): number => {
  const oddIndexShifted = (ids.shifted === 'odd') === (ids.first === 0);
  return oddIndexShifted ? index >> 1 : (index + 1) >> 1;
};

/** The printed column and row; for axial ids these are q and r. */
export const columnRowOf = (ids: HexIds, { q, r }: Hex): ColumnRow => {
  if (ids.kind === 'axial') return { column: q, row: r };
  const column = ids.orientation === 'flat' ? q : q + slide(ids, r);
  const row = ids.orientation === 'flat' ? r + slide(ids, q) : r;
  return { column: column + ids.first, row: row + ids.first };
};

export const hexAtColumnRow = (ids: HexIds, { column, row }: ColumnRow): Hex => {
  if (ids.kind === 'axial') return { q: column, r: row };
  const q = column - ids.first;
  const r = row - ids.first;
  return ids.orientation === 'flat' ? { q, r: r - slide(ids, q) } : { q: q - slide(ids, r), r };
};

/** A hex before the first column or row, or with a number too long for the digits, cannot be written. */
export const hasHexId = (ids: HexIds, hex: Hex): boolean => {
  if (ids.kind === 'axial') return true;
  const { column, row } = columnRowOf(ids, hex);
  const longest = Math.max(column, row);
  return Math.min(column, row) >= ids.first && (ids.digits === 0 || longest < 10 ** ids.digits);
};

/** The id of a hex. Throws for a hex that cannot be written. */
export const printHexId = (ids: HexIds, hex: Hex): string => {
  const { column, row } = columnRowOf(ids, hex);
  if (ids.kind === 'axial') return `${column},${row}`;
  if (!hasHexId(ids, hex))
    throw new RangeError(`Column ${column}, row ${row} cannot be written as a hex id.`);
  if (ids.digits === 0) return `(${column},${row})`;
  return String(column).padStart(ids.digits, '0') + String(row).padStart(ids.digits, '0');
};

/** Reads an id in the form `printHexId` gives it. */
export const readHexId = (ids: HexIds, text: string): Reading<Hex> => {
  const found = idPattern(ids).exec(text.trim());
  if (!found) return unreadable(`"${text}" is not a hex; write ${idExample(ids)}.`);
  const column = Number(found[1]);
  const row = Number(found[2]);
  if (ids.kind === 'offset' && Math.min(column, row) < ids.first)
    return unreadable(`"${text}" is not a hex; columns and rows are counted from ${ids.first}.`);
  return readingOf(hexAtColumnRow(ids, { column, row }));
};

const idPattern = (ids: HexIds): RegExp => {
  if (ids.kind === 'axial') return /^(0|-?[1-9]\d{0,5}),(0|-?[1-9]\d{0,5})$/;
  return ids.digits === 0
    ? /^\((\d{1,6}),(\d{1,6})\)$/
    : new RegExp(`^(\\d{${ids.digits}})(\\d{${ids.digits}})$`);
};

const idExample = (ids: HexIds): string => {
  if (ids.kind === 'axial') return 'q and r with a comma, such as -2,3';
  if (ids.digits === 0) return 'column and row in brackets, such as (4,12)';
  const digits = ids.digits === 1 ? 'one digit each' : `${ids.digits} digits each`;
  return `column and row with ${digits}, such as ${'4'.padStart(ids.digits, '0')}${'2'.padStart(ids.digits, '0')}`;
};
