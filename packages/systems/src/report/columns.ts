/** Tables for a page of 80 columns: as wide as their contents; the last column takes the rest and wraps. */
const GAP = '  ';

export type Cell = string | number;

const widthOf = (rows: readonly (readonly Cell[])[], column: number): number =>
  Math.max(...rows.map((row) => String(row[column] ?? '').length));

/** Words in lines no longer than `width`; a longer word gets its own line. */
export const wrapLines = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

export const WIDTH = 80;

/** Breaks a line at blanks; continuation lines are indented. */
export const wrapped = (text: string, indent = '  '): string[] =>
  wrapLines(text, WIDTH - indent.length - 2).map((line, nth) => (nth === 0 ? indent : `${indent}  `) + line);

const padded = (cell: Cell, width: number): string =>
  typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width);

/** Figures are right-aligned, and so are their headings. */
const headed = (head: readonly string[], rows: readonly (readonly Cell[])[], widths: readonly number[]) =>
  head.map((word, nth) =>
    rows.every((row) => typeof row[nth] === 'number') ? word.padStart(widths[nth] ?? 0) : word,
  );

/** Very long names leave no room for a table: then every row is a sentence. */
const NARROWEST = 12;

export const tableLines = (
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  width = WIDTH,
): string[][] => {
  const last = head.length - 1;
  const widths = head.slice(0, last).map((_, nth) => widthOf([head, ...rows], nth));
  const margin = GAP + widths.map((each) => ' '.repeat(each) + GAP).join('');
  const room = width - margin.length;
  if (room < NARROWEST) return [[], ...rows.map((row) => asSentence(head, row, width))];
  const rowLines = (row: readonly Cell[]): string[] => {
    const front = GAP + widths.map((each, nth) => padded(row[nth] ?? '', each) + GAP).join('');
    const tail = wrapLines(String(row[last] ?? ''), room);
    return [front + (tail[0] ?? ''), ...tail.slice(1).map((line) => margin + line)].map((line) =>
      line.trimEnd(),
    );
  };
  return [rowLines(headed(head, rows, widths)), ...rows.map(rowLines)];
};

const asSentence = (head: readonly string[], row: readonly Cell[], width: number): string[] => {
  const parts = head.flatMap((word, nth) => (row[nth] === '' ? [] : [`${word} ${row[nth]}`.trim()]));
  return wrapLines(parts.join(', '), width - 4).map((line, nth) => (nth === 0 ? GAP : GAP + GAP) + line);
};
