import { bodyCorners, type Piece } from '@warmoot/kernel';
import type { Theme } from '../../theme/index.ts';
import { CREAM, type Player } from '../../theme/players.ts';
import type { Point } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import type { Pen } from '../surface.ts';

/** A piece on the free table with a heading but no size has a base of 30 mm. */
const BASE = { width: 300, depth: 300 };

/** The outline of a body on the sheet, clockwise from the front left; none for a counter. */
export const outlineOf = (piece: Piece, sheet: Sheet): Point[] | undefined => {
  const { at, facing, body } = piece;
  if ('q' in at || (body === undefined && facing === undefined)) return undefined;
  return bodyCorners(at, facing ?? 0, body ?? BASE).map(sheet.point);
};

export const middleOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, { x }) => sum + x, 0) / outline.length,
  y: outline.reduce((sum, { y }) => sum + y, 0) / outline.length,
});

/** The middle of its front edge. */
export const frontOf = ([left, right]: readonly Point[]): Point => ({
  x: ((left?.x ?? 0) + (right?.x ?? 0)) / 2,
  y: ((left?.y ?? 0) + (right?.y ?? 0)) / 2,
});

/** How far the handle is in front, in sides of a hex. */
const HANDLE = 1.1;

export const handleOf = (outline: readonly Point[]): Point => {
  const [left, , , rear] = outline as [Point, Point, Point, Point];
  const depth = Math.hypot(left.x - rear.x, left.y - rear.y) || 1;
  const front = frontOf(outline);
  return {
    x: front.x + ((left.x - rear.x) / depth) * HANDLE,
    y: front.y + ((left.y - rear.y) / depth) * HANDLE,
  };
};

/** The shorter of its two edges: a chip on it must not be larger. */
export const breadthOf = ([left, right, rear]: readonly Point[]): number =>
  Math.min(
    Math.hypot(left!.x - right!.x, left!.y - right!.y),
    Math.hypot(right!.x - rear!.x, right!.y - rear!.y),
  );

export const isInside = (outline: readonly Point[], { x, y }: Point): boolean => {
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
};

export const traceOutline = (pen: Pen | Path2D, outline: readonly Point[]): void => {
  for (const [i, { x, y }] of outline.entries()) {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
};

const SAND = { light: '#CBB98F', dark: '#6B6149' } as const;

/** A base at its true heading: sand with a cream rim, the front edge in the side's colour with an arrow on it. */
export const drawBody = (
  pen: Pen,
  outline: readonly Point[],
  player: Player,
  { name }: Theme,
  pixel: number,
): void => {
  const [left, right] = outline as [Point, Point];
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  pen.fillStyle = 'rgba(20, 14, 4, 0.35)';
  pen.beginPath();
  traceOutline(
    pen,
    outline.map(({ x, y }) => ({ x: x + 1.5 * pixel, y: y + 3 * pixel })),
  );
  pen.fill();
  pen.beginPath();
  traceOutline(pen, outline);
  pen.fillStyle = SAND[name];
  pen.fill();
  pen.strokeStyle = CREAM;
  pen.lineWidth = 2 * pixel;
  pen.stroke();
  pen.beginPath();
  pen.moveTo(left.x, left.y);
  pen.lineTo(right.x, right.y);
  for (const [colour, width] of [
    [player.rim, 8],
    [player.field, 5],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * pixel;
    pen.stroke();
  }
  drawNose(pen, outline, player, pixel);
};

/** A small triangle on the front edge: the front is shown by shape too, not only by colour. */
const drawNose = (pen: Pen, outline: readonly Point[], player: Player, pixel: number): void => {
  const [left, right] = outline as [Point, Point];
  const front = frontOf(outline);
  const tip = handleOf(outline);
  const wide = Math.hypot(left.x - right.x, left.y - right.y) || 1;
  const half = Math.min(wide * 0.22, 9 * pixel);
  const ahead = { x: (tip.x - front.x) / HANDLE, y: (tip.y - front.y) / HANDLE };
  const across = { x: (right.x - left.x) / wide, y: (right.y - left.y) / wide };
  pen.beginPath();
  pen.moveTo(front.x + ahead.x * half * 1.3, front.y + ahead.y * half * 1.3);
  pen.lineTo(front.x + across.x * half, front.y + across.y * half);
  pen.lineTo(front.x - across.x * half, front.y - across.y * half);
  pen.closePath();
  pen.fillStyle = player.field;
  pen.fill();
  pen.strokeStyle = player.rim;
  pen.lineWidth = 1.5 * pixel;
  pen.stroke();
};
