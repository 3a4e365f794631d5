import type { Hex, Orientation } from './coordinates.ts';
import { hexInDrawing, placeInDrawing } from './hexMap.ts';
import { fault, type TextLine, type Word } from './mapText.ts';

export interface DrawnHex {
  readonly hex: Hex;
  readonly letter: Word;
}

/** The letters of a drawing with the hexes they stand for. Every line begins with `|`, which is not part of it. */
export const readDrawing = (
  orientation: Orientation,
  first: Hex,
  lines: readonly TextLine[],
  heading: Word,
): DrawnHex[] => {
  const letters = lines.flatMap(lettersOf);
  const anchor = letters[0];
  if (!anchor) throw fault(heading, 'the board is missing; draw its lines below, each beginning with |.');
  const origin = placeInDrawing(orientation, first);
  return letters.map((letter) => {
    const x = origin.x + letter.column - anchor.column;
    const y = origin.y + letter.drawingLine - anchor.drawingLine;
    const hex = hexInDrawing(orientation, { x, y });
    if (hex) return { hex, letter };
    throw fault(letter, `"${letter.text}" is between the hexes; ${STANDING[orientation]}.`);
  });
};

const STANDING: Readonly<Record<Orientation, string>> = {
  flat: 'the next column is two places to the right and one line higher or lower',
  pointy: 'hexes of a row are two places apart and the next row is indented by one more or one less',
};

/** Only lines of the drawing are counted, so a comment between them does no harm. */
const lettersOf = (line: TextLine, drawingLine: number): (Word & { readonly drawingLine: number })[] =>
  Array.from(line.text.slice(1).matchAll(/[^ ]/g), (found) => ({
    line: line.number,
    column: found.index + 2,
    text: found[0],
    drawingLine,
  }));
