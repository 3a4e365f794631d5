import { Fault } from '../orders/fault.ts';

/** A board drawn as text: the letter of each hex, by cell. */
export interface Drawing {
  readonly columns: number;
  readonly rows: number;
  readonly letters: readonly string[];
}

interface Drawn {
  readonly column: number;
  readonly row: number;
  readonly letter: string;
}

/**
 * CSW-GEO-02: the next column is two places to the right, an even one a line lower.
 *
 *     .   w   .
 *       .   .
 *     .   A   .
 *       .   .
 */
export const readDrawing = (text: string, at: readonly (string | number)[]): Drawing => {
  const drawn = lettersIn(text, at);
  const columns = Math.max(0, ...drawn.map(({ column }) => column));
  const rows = Math.max(0, ...drawn.map(({ row }) => row));
  if (drawn.length === 0) throw new Fault('the map is empty: draw its hexes, one letter each', at);
  const letters = Array<string>(columns * rows).fill('');
  for (const { column, row, letter } of drawn) letters[(column - 1) * rows + row - 1] = letter;
  const missing = letters.indexOf('');
  if (missing >= 0)
    throw new Fault(
      `the map has no letter for ${idAt(missing, rows)}, and a board is a whole rectangle (CSW-GEO-02)`,
      at,
    );
  return { columns, rows, letters };
};

const idAt = (cell: number, rows: number): string =>
  String((Math.floor(cell / rows) + 1) * 100 + (cell % rows) + 1).padStart(4, '0');

const lettersIn = (text: string, at: readonly (string | number)[]): Drawn[] => {
  const lines = text.replace(/^([ \t]*\n)+/, '').split('\n');
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  return lines.flatMap((line, y) =>
    Array.from(line.matchAll(/\S/g), (found) => drawnAt(found.index - margin, y, found[0], at)),
  );
};

const drawnAt = (x: number, y: number, letter: string, at: readonly (string | number)[]): Drawn => {
  const column = x / 2 + 1;
  const row = (column % 2 === 1 ? y : y - 1) / 2 + 1;
  if (Number.isInteger(column) && Number.isInteger(row) && row >= 1) return { column, row, letter };
  throw new Fault(
    `"${letter}" in line ${y + 1} of the map is between the hexes: the next column is two places to the right, an even one a line lower (CSW-GEO-02)`,
    at,
  );
};
