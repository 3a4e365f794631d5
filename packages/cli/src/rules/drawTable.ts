import { cellsOf, isRuleRow } from '@warmoot/casebook';
import { type Columns, columnsFor, type Row } from './tableColumns.ts';
import type { Page } from './terminal.ts';
import { paintWords, type Word, widthOfWords, wordsOf, wrapWords } from './words.ts';

const FIGURE = /^(?:[−+-]?[\d.,]+[%"+]?|[–—-]?)$/;
const NOTE_INDENT = 4;

/** A markdown table as columns that fit the page; a single row, or one that fits no other way, as labelled lines. */
export const drawTable = (markdown: readonly string[], page: Page): string[] => {
  const texts = markdown.filter((row) => !isRuleRow(row)).map(cellsOf);
  const [heads = [], ...body] = texts;
  const rows = [
    heads.map((head) => wordsOf(head, 'bold')),
    ...body.map((cells) => cells.map((cell) => wordsOf(cell))),
  ];
  const columns = body.length > 1 ? columnsFor(rows, page.width) : undefined;
  return columns ? drawColumns(rows, columns, isFigures(body), page) : drawRecords(rows, page);
};

/** Columns of figures line up on the right. */
const isFigures =
  (body: readonly (readonly string[])[]) =>
  (at: number): boolean =>
    body.every((cells) => FIGURE.test(cells[at] ?? '')) && body.some((cells) => /\d/.test(cells[at] ?? ''));

const drawColumns = (
  rows: readonly Row[],
  columns: Columns,
  isRight: (at: number) => boolean,
  page: Page,
): string[] => {
  const [heads = [], ...body] = rows;
  const rule = columns.widths
    .map((width) => page.paint('dim', '─'.repeat(width)))
    .join(' '.repeat(columns.gap));
  const drawn = body.map((row) => drawRow(row, columns, isRight, page));
  const spaced = needsSpace(rows, columns, drawn);
  return [
    ...drawRow(heads, columns, isRight, page),
    rule,
    ...drawn.flatMap((lines, at) => (spaced && at > 0 ? ['', ...lines] : lines)),
  ];
};

/** Blank lines separate rows that are hard to tell apart: the first column wraps, rows have notes, or most are tall. */
const needsSpace = (
  rows: readonly Row[],
  { shown, widths, notes }: Columns,
  drawn: readonly string[][],
): boolean =>
  notes.length > 0 ||
  rows.some((row) => wrapWords(row[shown[0]!] ?? [], widths[0]!).length > 1) ||
  drawn.flat().length > 2 * drawn.length;

const drawRow = (
  row: Row,
  { shown, widths, gap, notes }: Columns,
  isRight: (at: number) => boolean,
  page: Page,
): string[] => {
  const cells = shown.map((at, i) => wrapWords(row[at] ?? [], widths[i]!));
  const height = Math.max(...cells.map((lines) => lines.length));
  const lines = Array.from({ length: height }, (_, y) =>
    cells
      .map((cell, i) => padded(cell[y] ?? [], widths[i]!, isRight(shown[i]!), page))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
  return [...lines, ...notes.flatMap((at) => drawNote(row[at] ?? [], page))];
};

const drawNote = (words: readonly Word[], page: Page): string[] =>
  isBlank(words)
    ? []
    : wrapWords(words, page.width - NOTE_INDENT).map(
        (line) => ' '.repeat(NOTE_INDENT) + paintWords(line, page.paint),
      );

const isBlank = (words: readonly Word[]): boolean => /^[–—-]?$/.test(paintWords(words, (_, text) => text));

const padded = (words: readonly Word[], width: number, isRight: boolean, { paint }: Page): string => {
  const space = ' '.repeat(Math.max(0, width - widthOfWords(words)));
  return isRight ? space + paintWords(words, paint) : paintWords(words, paint) + space;
};

const MAX_LABEL = 28;

const drawRecords = ([heads = [], ...body]: readonly Row[], page: Page): string[] => {
  const widest = Math.min(MAX_LABEL, Math.floor(page.width / 3));
  const labelWidth = Math.min(widest, Math.max(...heads.map(widthOfWords)));
  return body.flatMap((row, at) => [
    ...(at > 0 ? [''] : []),
    ...row.flatMap((cell, i) =>
      cell.length > 0 ? drawRecordLine(heads[i] ?? [], cell, labelWidth, page) : [],
    ),
  ]);
};

const drawRecordLine = (
  head: readonly Word[],
  cell: readonly Word[],
  labelWidth: number,
  page: Page,
): string[] => {
  const label = wrapWords(head, labelWidth);
  const value = wrapWords(cell, page.width - labelWidth - 2);
  return Array.from({ length: Math.max(label.length, value.length) }, (_, y) =>
    `${padded(label[y] ?? [], labelWidth, false, page)}  ${paintWords(value[y] ?? [], page.paint)}`.trimEnd(),
  );
};
