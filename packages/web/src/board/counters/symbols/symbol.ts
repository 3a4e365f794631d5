import type { Pen } from '../../surface.ts';

/**
 * One part of a symbol, in a box of 24 by 24 that looks to the right. `fill` and `line` are in the symbol's ink, `cut`
 * and `score` in the colour of the field: they cut out what is below.
 */
type Part =
  | { readonly fill: string }
  | { readonly cut: string }
  | { readonly line: string; readonly width?: number }
  | { readonly score: string; readonly width?: number };

export type Drawing = readonly Part[];

const paths = new Map<string, Path2D>();

const pathOf = (text: string): Path2D => {
  const known = paths.get(text) ?? new Path2D(text);
  paths.set(text, known);
  return known;
};

/** Draws a symbol into a box whose upper left corner is at the origin, `size` wide. */
export const drawSymbol = (pen: Pen, symbol: Drawing, size: number, ink: string, field: string): void => {
  pen.save();
  pen.scale(size / 24, size / 24);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const part of symbol) drawPart(pen, part, ink, field);
  pen.restore();
};

const drawPart = (pen: Pen, part: Part, ink: string, field: string): void => {
  if ('fill' in part || 'cut' in part) {
    pen.fillStyle = 'fill' in part ? ink : field;
    pen.fill(pathOf('fill' in part ? part.fill : part.cut));
    return;
  }
  pen.strokeStyle = 'line' in part ? ink : field;
  pen.lineWidth = part.width ?? 2;
  pen.stroke(pathOf('line' in part ? part.line : part.score));
};

/** The circle as a path. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
