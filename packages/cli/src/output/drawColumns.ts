import type { Page } from '../rules/terminal.ts';
import { lengthOf, paintWords, type Word, wrapWords } from '../rules/words.ts';

/** A column: its head, and whether it holds figures. */
export interface Column {
  readonly head: string;
  readonly figures?: true;
}

const GAP = 2;
const MIN_WIDTH = 8;

const wrapped = (cell: string, width: number): string[] => {
  const words: Word[] = cell.split(/\s+/).map((text) => [{ text, style: 'plain' }]);
  return wrapWords(words, width).map((line) => paintWords(line, (_, text) => text));
};

const aligned = (cell: string, width: number, figures: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - lengthOf(cell)));
  return figures ? space + cell : cell + space;
};

/** Rows under their heads, figures aligned right; the last column wraps. */
export const drawColumns = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  page: Page,
  indent = 2,
): string[] => {
  const widths = columns.map(({ head }, at) =>
    Math.max(lengthOf(head), ...rows.map((row) => lengthOf(row[at] ?? ''))),
  );
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, indent);
  const room = Math.max(MIN_WIDTH, page.width - before);
  const lastOf = (cell: string): string[] =>
    columns.at(-1)?.figures ? [aligned(cell, widths.at(-1) ?? 0, true)] : wrapped(cell, room);
  const draw = (cells: readonly string[]): string[] => {
    const first = cells
      .slice(0, -1)
      .map((cell, at) => aligned(cell, widths[at]!, columns[at]?.figures === true));
    const start = ' '.repeat(indent) + first.map((cell) => cell + ' '.repeat(GAP)).join('');
    return lastOf(cells.at(-1) ?? '').map((text, at) =>
      ((at === 0 ? start : ' '.repeat(before)) + text).trimEnd(),
    );
  };
  const heads = columns.some(({ head }) => head !== '')
    ? draw(columns.map(({ head }) => head)).map((line) => page.paint('dim', line))
    : [];
  return [...heads, ...rows.flatMap(draw)];
};

/** `1,234 GP` */
export const gold = (pieces: number): string => `${String(pieces).replace(/\B(?=(\d{3})+$)/g, ',')} GP`;

export { counted } from '@warmoot/kernel';
