import type { Pen } from '../surface.ts';

/**
 * Our own narrow, heavy figures, so that counters look the same on every machine: each is a stroke in a box 10 high,
 * with its width.
 */
const FIGURES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  '0': [5.4, 'M2.7 1C1.5 1 1 1.8 1 3V7C1 8.2 1.5 9 2.7 9S4.4 8.2 4.4 7V3C4.4 1.8 3.9 1 2.7 1Z'],
  '1': [4, 'M.9 2.6L2.5 1.1V9.9'],
  '2': [5.2, 'M1 3.2V2.8C1 1.6 1.6 1 2.7 1S4.3 1.7 4.3 2.8C4.3 4.8 1.1 6.8 1 9H4.7'],
  '3': [5.2, 'M.9 1H4.2L2.5 4.1C3.8 4.2 4.4 5 4.4 6.5C4.4 8.2 3.7 9 2.6 9S.9 8.3.9 7.1V6.9'],
  '4': [5.6, 'M3.1 .2L.9 6.9H5.3M3.9 4.2V9.9'],
  '5': [
    5.2,
    'M4.5 1H1.3L1.1 4.9C1.5 4.2 2 3.9 2.7 3.9C3.9 3.9 4.4 4.8 4.4 6.4C4.4 8.1 3.8 9 2.7 9S1 8.3 1 7.1',
  ],
  '6': [
    5.4,
    'M4.3 2.9C4.3 1.6 3.8 1 2.7 1S1 1.8 1 3.2V6.6C1 8.2 1.6 9 2.7 9S4.4 8.1 4.4 6.5S3.8 4.1 2.7 4.1S1 4.9 1 6.3',
  ],
  '7': [5, 'M.6 1H4.3L2.1 9.9'],
  '8': [
    5.4,
    'M2.7 4.7C1.7 4.7 1.1 4 1.1 2.9S1.7 1 2.7 1S4.3 1.8 4.3 2.9S3.7 4.7 2.7 4.7C1.6 4.7.9 5.5.9 6.8S1.6 9 2.7 9S4.5 8.1 4.5 6.8S3.8 4.7 2.7 4.7Z',
  ],
  '9': [
    5.4,
    'M1.1 7.1C1.1 8.4 1.6 9 2.7 9S4.4 8.2 4.4 6.8V3.4C4.4 1.8 3.8 1 2.7 1S1 1.9 1 3.5S1.6 5.9 2.7 5.9S4.4 5.1 4.4 3.7',
  ],
  '/': [3.8, 'M3.4 .4L.5 10'],
  '-': [3.6, 'M.6 5.4H3'],
  '−': [4.2, 'M.6 5.4H3.6'],
  '+': [4.6, 'M.4 5.4H4.2M2.3 3.5V7.3'],
  '.': [2.2, 'M1.1 8.6V9.4'],
  '·': [2.4, 'M1.2 5V5.8'],
  '%': [7.2, 'M5.9 .6L1.4 9.4M1.6 1.2V3.4M5.7 6.6V8.8'],
  '½': [5.6, 'M.6 1.6L1.6.8V4.6M4.8.6L.9 9.6M3 6.4C3 5.4 4.9 5.3 4.9 6.5C4.9 7.6 3.2 8.3 3.1 9.5H5.1'],
};

const STROKE = 1.75;
const SPACING = 0.9;
const paths = new Map<string, Path2D>();

const pathOf = (character: string): Path2D => {
  const known = paths.get(character);
  if (known) return known;
  const path = new Path2D(FIGURES[character]![1]);
  paths.set(character, path);
  return path;
};

const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (FIGURES[character]?.[0] ?? 0) + SPACING, -SPACING);

export const canWrite = (text: string): boolean => [...text].every((character) => character in FIGURES);

/** Writes figures centred on a point, at the given height in pixels, squeezed if they are wider than allowed. */
export const writeFigures = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  height: number,
  room: number,
): void => {
  const scale = height / 10;
  const squeeze = Math.min(1, room / (widthOf(text) * scale));
  pen.save();
  pen.translate(x, y);
  pen.scale(scale * squeeze, scale);
  pen.translate(-widthOf(text) / 2, -5);
  pen.lineWidth = STROKE;
  pen.lineCap = 'butt';
  pen.lineJoin = 'round';
  for (const character of text) {
    pen.stroke(pathOf(character));
    pen.translate(FIGURES[character]![0] + SPACING, 0);
  }
  pen.restore();
};
