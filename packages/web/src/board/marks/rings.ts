import { FONTS } from '../../theme/index.ts';
import type { Point } from '../geometry.ts';
import type { Pen } from '../surface.ts';
import type { Marker } from './areas.ts';
import { traceHex } from './region.ts';

const ring = (
  { pen, sheet, pixel }: Marker,
  { x, y }: Point,
  lines: readonly (readonly [string, number])[],
  size = 0.97,
): void => {
  pen.lineJoin = 'round';
  for (const [colour, width] of lines) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * pixel;
    pen.beginPath();
    traceHex(pen, sheet.layout, x, y, size);
    pen.stroke();
  }
};

/** Selected: gold on cream. Only the selection is gold. */
export const selectionRing = (marker: Marker, at: Point): void =>
  ring(marker, at, [
    ['#FFF8E6', 6.4],
    [marker.theme.colours.selection, 3.4],
  ]);

/** Targeted: near-black on cream. */
export const targetRing = (marker: Marker, at: Point): void =>
  ring(marker, at, [
    ['#FFF8E6', 6.4],
    ['#2A241B', 3.4],
  ]);

/** Under the pointer. */
export const hoverRing = (marker: Marker, at: Point): void =>
  ring(
    marker,
    at,
    [[marker.theme.name === 'light' ? 'rgba(42, 36, 27, 0.55)' : 'rgba(237, 230, 212, 0.6)', 1.6]],
    0.96,
  );

/** The hex cursor of the keyboard: a double ring, visible on any ground. */
export const cursorRing = (marker: Marker, at: Point): void => {
  ring(
    marker,
    at,
    [
      ['#2A241B', 5.4],
      ['#FFF8E6', 2],
    ],
    0.9,
  );
};

/** A short text on a dark plate above a point, in CSS pixels. */
export const plaque = (pen: Pen, text: string, { x, y }: Point, width: number): void => {
  pen.font = `600 13px ${FONTS.sans}`;
  const half = Math.min(width / 2 - 8, pen.measureText(text).width / 2 + 9);
  const middle = Math.min(Math.max(x, half + 4), width - half - 4);
  pen.fillStyle = 'rgba(42, 36, 27, 0.93)';
  pen.beginPath();
  pen.roundRect(middle - half, y - 26, 2 * half, 23, 6);
  pen.fill();
  pen.fillStyle = '#FFF8E6';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, middle, y - 14, 2 * half - 12);
};
