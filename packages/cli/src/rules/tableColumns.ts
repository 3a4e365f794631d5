import { type Word, widthOfWord, widthOfWords, wrapWords } from './words.ts';

/** A cell is a run of words; a row is its cells. */
type Cell = readonly Word[];
export type Row = readonly Cell[];

/** How a table is laid out: column widths, the gap between them, and the columns printed as notes under each row. */
export interface Columns {
  readonly shown: readonly number[];
  readonly widths: readonly number[];
  readonly gap: number;
  readonly notes: readonly number[];
}

/** A row taller than the first number is hard to read across; one taller than the second is unreadable. */
const EASY_HEIGHT = 4;
const TALLEST = 8;
const MAX_NOTES = 3;
/** A column this wide contains sentences, which read well under their row. */
const WORDY = 45;

/** Fits a table into a width; wordy columns move under their row. Undefined if nothing fits. */
export const columnsFor = (rows: readonly Row[], width: number): Columns | undefined => {
  const movable = (rows[0] ?? []).map((_, at) => at).slice(1);
  const widestFirst = movable.sort((a, b) => naturalWidth(rows, b) - naturalWidth(rows, a));
  const wordy = widestFirst.filter((at) => naturalWidth(rows, at) >= WORDY);
  return (
    fitted(rows, width, [], EASY_HEIGHT) ??
    fittedWithNotes(rows, width, wordy, EASY_HEIGHT) ??
    fitted(rows, width, [], TALLEST) ??
    fittedWithNotes(rows, width, widestFirst, TALLEST)
  );
};

const fittedWithNotes = (
  rows: readonly Row[],
  width: number,
  candidates: readonly number[],
  tallest: number,
): Columns | undefined => {
  for (let count = 1; count <= Math.min(MAX_NOTES, candidates.length); count++) {
    const columns = fitted(rows, width, candidates.slice(0, count), tallest);
    if (columns) return columns;
  }
  return undefined;
};

const fitted = (
  rows: readonly Row[],
  width: number,
  notes: readonly number[],
  tallest: number,
): Columns | undefined => {
  const shown = (rows[0] ?? []).map((_, at) => at).filter((at) => !notes.includes(at));
  for (const gap of [2, 1]) {
    const widths = widthsFor(rows, shown, width - gap * (shown.length - 1));
    if (widths && tallestRow(rows, shown, widths) <= tallest)
      return { shown, widths, gap, notes: [...notes].sort((a, b) => a - b) };
  }
  return undefined;
};

const naturalWidth = (rows: readonly Row[], at: number): number =>
  Math.max(...rows.map((row) => widthOfWords(row[at] ?? [])));

const minWidth = (rows: readonly Row[], at: number): number =>
  Math.max(1, ...rows.flatMap((row) => (row[at] ?? []).map(widthOfWord)));

/** Narrows the widest column, letter by letter, until all fit. */
const widthsFor = (rows: readonly Row[], shown: readonly number[], width: number): number[] | undefined => {
  const widths = shown.map((at) => naturalWidth(rows, at));
  const least = shown.map((at) => minWidth(rows, at));
  for (let over = widths.reduce((sum, each) => sum + each, 0) - width; over > 0; over--) {
    const widest = widths.reduce(
      (best, each, at) => (each > least[at]! && each > (widths[best] ?? 0) ? at : best),
      -1,
    );
    if (widest < 0) return undefined;
    widths[widest] = widths[widest]! - 1;
  }
  return widths;
};

const tallestRow = (rows: readonly Row[], shown: readonly number[], widths: readonly number[]): number =>
  Math.max(
    ...rows.map((row) => Math.max(...shown.map((at, i) => wrapWords(row[at] ?? [], widths[i]!).length))),
  );
