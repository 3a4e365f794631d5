import type { HexGround, HexPlace, Piece, Scene } from '@warmoot/kernel';
import { Canvas } from './canvas.ts';
import { keyOf, type Label, type LabelLine, lengthOf, linesInside, type Notes } from './hexLabels.ts';
import { type Extent, extentOf, type HexShape, shapeFor } from './hexShapes.ts';
import { badgeMark, FAINT, facingOf, glyphStyleOf, sideInk } from './looks.ts';
import { initialOf, isPrinted, type PieceCodes } from './pieceCodes.ts';

export interface BoardSettings {
  readonly codes: PieceCodes;
  readonly seats: readonly string[];
  readonly width: number;
  readonly height: number;
  /** Extra notes to show in hexes. */
  readonly notes?: Notes | undefined;
}

export interface HexDrawing {
  readonly canvas: Canvas;
  /** Where a hex is on the canvas, for a window onto a board wider than the page. */
  readonly columnOf: (at: HexPlace) => number;
}

export const drawHexes = (
  { pieces }: Scene,
  ground: HexGround,
  { codes, seats, width, height, notes }: BoardSettings,
): HexDrawing => {
  const shape = shapeFor(ground, width, height);
  const extent = extentOf(shape, ground);
  const canvas = new Canvas();
  for (const { at } of ground.cells) drawOutline(canvas, shape, extent, at);
  drawSides(canvas, shape, extent, ground);
  const stacks = stacksOf(pieces);
  for (const cell of ground.cells) {
    const stack = stacks.get(keyOf(cell.at)) ?? [];
    const labels =
      countedLabel(stack, ground, seats) ?? stack.map((piece) => pieceLabel(piece, codes, seats));
    const lines = linesInside(cell, labels, shape, notes?.get(keyOf(cell.at)));
    drawInside(canvas, shape, extent, cell.at, lines);
  }
  return { canvas, columnOf: (at) => shape.place(at).x - extent.left };
};

const stacksOf = (pieces: readonly Piece[]): Map<string, Piece[]> => {
  const stacks = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (!('q' in piece.at)) continue;
    const key = keyOf(piece.at);
    stacks.set(key, [...(stacks.get(key) ?? []), piece]);
  }
  return stacks;
};

const drawOutline = (canvas: Canvas, shape: HexShape, { left, top }: Extent, at: HexPlace): void => {
  const { x, y } = shape.place(at);
  for (const stroke of shape.outline) canvas.put(x - left + stroke.x, y - top + stroke.y, stroke.text, FAINT);
};

/** A river or wall takes the place of the outline it runs along; what crosses a side is shown as a gap in it. */
const drawSides = (canvas: Canvas, shape: HexShape, { left, top }: Extent, { sides }: HexGround): void => {
  for (const { at, direction, kind } of sides) {
    const { x, y } = shape.place(at);
    const { glyph, ink } = glyphStyleOf(kind);
    for (const stroke of shape.outline.filter((each) => each.direction === direction))
      canvas.put(x - left + stroke.x, y - top + stroke.y, glyph.repeat(stroke.text.length), ink);
  }
};

const marksOf = (pieces: readonly Piece[]): string =>
  [...new Set(pieces.flatMap(({ badges }) => badges.map(badgeMark)))].sort().join('');

/** Counters with a printed code are counted, and the hex shows their facing: `R2HC↓·`. */
const countedLabel = (
  stack: readonly Piece[],
  ground: HexGround,
  seats: readonly string[],
): readonly Label[] | undefined => {
  const [first] = stack;
  if (first === undefined || !isPrinted(first.symbol)) return undefined;
  const alike = stack.filter(({ symbol }) => symbol === first.symbol).length;
  const count = alike > 1 ? alike : '';
  const text = `${initialOf(first.side)}${count}${first.symbol}${facingOf(first, ground)?.[0] ?? ''}${marksOf(stack)}`;
  return [{ text, ink: sideInk(first.side, seats) }];
};

const pieceLabel = (piece: Piece, codes: PieceCodes, seats: readonly string[]): Label => {
  const marks = marksOf([piece]);
  const ink = sideInk(piece.side, seats);
  return { text: `${codes.of(piece)}${marks}`, ink: marks.includes('·') ? ink.replace('1;', '2;') : ink };
};

const drawInside = (
  canvas: Canvas,
  shape: HexShape,
  { left, top }: Extent,
  at: HexPlace,
  lines: readonly LabelLine[],
): void => {
  const { x, y } = shape.place(at);
  for (const [row, line] of lines.entries()) {
    const room = shape.rooms[row];
    if (room === undefined) continue;
    let indent = Math.max(0, Math.floor((room.width - lengthOf(line)) / 2));
    for (const { text, ink } of line) {
      canvas.put(x - left + room.x + indent, y - top + room.y, text.slice(0, room.width - indent), ink);
      indent = Math.min(room.width, indent + text.length);
    }
  }
};
