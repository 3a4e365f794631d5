import type { Cell, HexPlace } from '@warmoot/kernel';
import type { Ink } from './canvas.ts';
import type { HexShape } from './hexShapes.ts';
import { FAINT, glyphStyleOf } from './looks.ts';

/** A text in one ink. */
export interface Label {
  readonly text: string;
  readonly ink: Ink;
}

/** What is shown side by side in a hex. */
export type LabelLine = readonly Label[];

export const lengthOf = (line: LabelLine): number => line.reduce((sum, { text }) => sum + text.length, 0);

/** Short notes on hexes, such as how far a unit can move, by `keyOf` the hex. */
export type Notes = ReadonlyMap<string, string>;

export const keyOf = ({ q, r }: HexPlace): string => `${q},${r}`;

const NOTE: Ink = '1;35';

/** The text of a hex, line by line. A note takes the place of the pieces, or of the id above them. */
export const linesInside = (
  cell: Cell,
  stack: readonly Label[],
  { rooms }: HexShape,
  note?: string,
): LabelLine[] => {
  const noted = note === undefined ? [] : [{ text: note, ink: NOTE }];
  const shown = stack.length === 0 ? noted : stack;
  const lines = rooms.length > 2 ? tallLines(cell, shown) : lowLines(cell, shown, rooms[0]?.width ?? 0);
  const idLine = rooms.length > 2 ? 1 : 0;
  return stack.length === 0 || noted.length === 0 ? lines : lines.with(idLine, noted);
};

/** The ground and what lies on it, each sign once; open ground has none. */
const signsOf = ({ terrain, overlays = [] }: Cell): Label[] => {
  const looks = [terrain, ...overlays].map(glyphStyleOf).filter(({ glyph }) => glyph !== ' ');
  return looks
    .filter(({ glyph }, i) => looks.findIndex((other) => other.glyph === glyph) === i)
    .map(({ glyph, ink }) => ({ text: glyph, ink }));
};

/** If there is no room for both, what lies on the ground comes before the ground. */
const lastOf = (signs: readonly Label[], count: number): readonly Label[] =>
  signs.slice(Math.max(0, signs.length - count));

/** Two lines: the signs beside the id, then the pieces. */
const lowLines = (cell: Cell, stack: readonly Label[], width: number): LabelLine[] => {
  const { id } = cell;
  const signs = lastOf(signsOf(cell), width - id.length);
  const isRoomy = signs.length + 1 + id.length <= width;
  const [first] = signs;
  if (first === undefined) return [[{ text: id, ink: FAINT }], stackLine(stack)];
  return [[...signs, { text: `${isRoomy ? ' ' : ''}${id}`, ink: first.ink }], stackLine(stack)];
};

const MAX_ABREAST = 3;

/** Four lines: the signs, the id, one piece and the rest. A named place has one sign, not a whole field of them. */
const tallLines = (cell: Cell, stack: readonly Label[]): LabelLine[] => {
  const signs = lastOf(signsOf(cell), MAX_ABREAST);
  const count = cell.name === undefined && signs.length > 0 ? MAX_ABREAST : signs.length;
  const row = Array.from({ length: count }, (_, i) => signs[i % signs.length] as Label);
  return [
    row.flatMap((sign, i) => (i === 0 ? [sign] : [{ text: ' ', ink: '' }, sign])),
    [{ text: cell.id, ink: FAINT }],
    stack.slice(0, 1),
    stackLine(stack.slice(1)),
  ];
};

const stackLine = ([first, ...others]: readonly Label[]): LabelLine => {
  if (first === undefined) return [];
  return others.length === 0 ? [first] : [{ text: `${first.text}+${others.length}`, ink: first.ink }];
};
