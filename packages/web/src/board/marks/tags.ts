import type { Cell } from '@warmoot/kernel';
import { withAlpha } from '../../theme/colour.ts';
import { FONTS, NEUTRAL, type Player, type Theme } from '../../theme/index.ts';
import type { Pen } from '../surface.ts';

/** A city's name on paper, in sides of a hex: the coloured end, the name, and a note behind it. */
export interface Tag {
  /** The coloured end, with the city's figure if it has one. */
  readonly end: number;
  readonly text: number;
  readonly note: number;
}

const LETTERS = 0.46;
const NOTE = 0.36;
const PAD = 0.12;
const HIGH = 0.62;

export const setTagType = (pen: Pen, side: number): void => {
  pen.font = `700 ${LETTERS * side}px ${FONTS.serif}`;
  pen.letterSpacing = '0px';
};

const setNoteType = (pen: Pen, side: number, size = NOTE): void => {
  pen.font = `600 ${size * side}px ${FONTS.narrow}`;
  pen.letterSpacing = '0px';
};

/** Letters are measured large and taken for any size. */
const MEASURED = 100;

export const tagOf = (pen: Pen, name: string, { figure, note }: NonNullable<Cell['tag']>): Tag => {
  setTagType(pen, MEASURED);
  const text = pen.measureText(name).width / MEASURED + 2 * PAD;
  setNoteType(pen, MEASURED);
  const noted = note === undefined ? 0 : pen.measureText(note).width / MEASURED + PAD;
  return { end: figure === '' ? 0.24 : figure.length < 3 ? 0.54 : 0.72, text, note: noted };
};

export const breadthOf = ({ end, text, note }: Tag): number => end + text + note;

interface Written {
  readonly name: string;
  readonly tag: NonNullable<Cell['tag']>;
  readonly shape: Tag;
  /** The middle of the tag, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** A paper tag whose left end shows who holds the city; grey if nobody does. `side` is that of a hex, in pixels. */
export const drawTag = (
  pen: Pen,
  { name, tag, shape, x, y }: Written,
  side: number,
  theme: Theme,
  holder: Player = NEUTRAL,
): void => {
  const [end, high, corner] = [shape.end * side, HIGH * side, 0.1 * side];
  const wide = breadthOf(shape) * side;
  const left = x - wide / 2;
  pen.save();
  pen.shadowColor = 'rgba(40, 25, 5, 0.4)';
  pen.shadowBlur = 0.12 * side;
  pen.shadowOffsetY = 0.05 * side;
  pen.fillStyle = theme.colours.panel;
  pen.beginPath();
  pen.roundRect(left, y - high / 2, wide, high, corner);
  pen.fill();
  pen.restore();
  pen.fillStyle = holder.field;
  pen.beginPath();
  pen.roundRect(left, y - high / 2, end, high, [corner, 0, 0, corner]);
  pen.fill();
  pen.fillStyle = holder.symbol;
  setNoteType(pen, side, 0.46);
  pen.fillText(tag.figure, left + end / 2, y + 0.03 * side);
  pen.fillStyle = theme.colours.ink;
  setTagType(pen, side);
  pen.fillText(name, left + end + (shape.text * side) / 2, y + 0.03 * side);
  if (tag.note === undefined) return;
  pen.fillStyle = withAlpha(theme.colours.ink, 0.7);
  setNoteType(pen, side);
  pen.fillText(tag.note, left + wide - ((shape.note + PAD) * side) / 2, y + 0.03 * side);
};
