import type { Page } from '../rules/terminal.ts';
import { lengthOf, shortened } from '../rules/words.ts';

/** A column: its head, and whether it holds figures. */
export interface Column {
  readonly head: string;
  readonly figures?: true;
}

const GAP = 2;

/** Rows under their heads, figures to the right; where the page is too narrow the last column gives way, but no figure. */
export const drawColumns = (
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  page: Page,
  indent = 2,
): string[] => {
  const natural = columns.map(({ head }, at) =>
    Math.max(lengthOf(head), ...rows.map((row) => lengthOf(row[at] ?? ''))),
  );
  const before = natural.slice(0, -1).reduce((sum, width) => sum + width + GAP, indent);
  const room = columns.at(-1)?.figures ? Number.POSITIVE_INFINITY : Math.max(8, page.width - before);
  const widths = [...natural.slice(0, -1), Math.min(natural.at(-1) ?? 0, room)];
  const draw = (cells: readonly string[]): string =>
    `${' '.repeat(indent)}${cells
      .map((cell, at) => {
        const text = shortened(cell, widths[at]!);
        const space = ' '.repeat(Math.max(0, widths[at]! - lengthOf(text)));
        return columns[at]?.figures ? space + text : text + space;
      })
      .join(' '.repeat(GAP))}`.trimEnd();
  const heads = columns.some(({ head }) => head !== '')
    ? [page.paint('dim', draw(columns.map(({ head }) => head)))]
    : [];
  return [...heads, ...rows.map(draw)];
};

/** `1,234 GP` */
export const gold = (pieces: number): string => `${String(pieces).replace(/\B(?=(\d{3})+$)/g, ',')} GP`;

/** `1 unit`, `3 units` */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
