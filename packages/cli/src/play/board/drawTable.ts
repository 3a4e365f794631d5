import type { Piece, Scene, TableGround, TablePlace } from '@warmoot/kernel';
import { Canvas } from './canvas.ts';
import type { BoardSettings } from './drawHexes.ts';
import { FAINT, glyphStyleOf, sideInk } from './looks.ts';

/** A letter is about twice as high as it is wide. */
const LETTER_RATIO = 2;

/** A free table from above: its shapes filled with the sign of their ground, the pieces by their codes. */
export const drawTable = (
  { pieces }: Scene,
  ground: TableGround,
  { codes, seats, width, height }: BoardSettings,
): Canvas => {
  const columns = width - 2;
  const rows = Math.max(
    3,
    Math.min(height - 2, Math.round((columns * ground.depth) / ground.width / LETTER_RATIO)),
  );
  const canvas = new Canvas();
  drawFrame(canvas, columns, rows);
  fillShapes(canvas, ground, columns, rows);
  for (const piece of pieces) {
    if (!('x' in piece.at)) continue;
    const x = scaled(piece.at.x, ground.width, columns);
    const y = scaled(piece.at.y, ground.depth, rows);
    canvas.put(x + 1, y + 1, `${codes.of(piece)}${arrowOf(piece)}`, sideInk(piece.side, seats));
  }
  return canvas;
};

const ARROWS = ['↑', '↗', '→', '↘', '↓', '↙', '←', '↖'] as const;

/** The heading, to the nearest of eight. */
const arrowOf = ({ facing }: Piece): string =>
  facing === undefined ? '' : (ARROWS[Math.round(facing / 45) % 8] as string);

const scaled = (value: number, whole: number, steps: number): number =>
  Math.max(0, Math.min(steps - 1, Math.floor((value * steps) / whole)));

const drawFrame = (canvas: Canvas, columns: number, rows: number): void => {
  canvas.put(0, 0, `┌${'─'.repeat(columns)}┐`, FAINT);
  for (let y = 1; y <= rows; y++) {
    canvas.put(0, y, '│', FAINT);
    canvas.put(columns + 1, y, '│', FAINT);
  }
  canvas.put(0, rows + 1, `└${'─'.repeat(columns)}┘`, FAINT);
};

const fillShapes = (canvas: Canvas, ground: TableGround, columns: number, rows: number): void => {
  for (const { kind, corners } of ground.shapes) {
    const { glyph, ink } = glyphStyleOf(kind);
    for (const [x, y] of lettersIn(ground, corners, columns, rows)) canvas.put(x + 1, y + 1, glyph, ink);
  }
};

/** The letters whose middle is inside a shape; a shape smaller than a letter gets the letter at its own middle. */
const lettersIn = (
  { width, depth }: TableGround,
  corners: readonly TablePlace[],
  columns: number,
  rows: number,
): (readonly [number, number])[] => {
  const inside: (readonly [number, number])[] = [];
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const spot = { x: ((x + 0.5) * width) / columns, y: ((y + 0.5) * depth) / rows };
      if (isInside(spot, corners)) inside.push([x, y]);
    }
  const middle = (of: 'x' | 'y'): number =>
    (Math.min(...corners.map((each) => each[of])) + Math.max(...corners.map((each) => each[of]))) / 2;
  const own = [scaled(middle('x'), width, columns), scaled(middle('y'), depth, rows)] as const;
  return inside.length === 0 && corners.length > 0 ? [own] : inside;
};

/** A line to the west crosses the outline an odd number of times. */
const isInside = ({ x, y }: TablePlace, corners: readonly TablePlace[]): boolean => {
  let inside = false;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length] as TablePlace;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};
