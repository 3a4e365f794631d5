import { FONTS } from '../../theme/index.ts';
import type { Camera } from '../camera/camera.ts';
import { type Box, overlap, type Point } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import type { Pen } from '../surface.ts';
import { hasBases } from './blocks.ts';
import { middleOf, outlineOf } from './bodies.ts';
import type { Sprites } from './sprites.ts';
import type { Stack } from './stacks.ts';

/** A chip of a body: upright, beside it, in CSS pixels on the screen. */
export interface Chip {
  readonly stack: Stack;
  readonly at: Point;
  readonly size: number;
}

const LEAST = 11;
const MOST = 24;
const PER_INCH = 1.5;
const GAP = 3;

/** Chips stand behind the rear edge of their bodies, or at another side if others stand there. */
export const chipsOf = (stacks: readonly Stack[], sheet: Sheet, camera: Camera): readonly Chip[] => {
  const bodies = stacks.flatMap((stack) => {
    const [piece] = stack.pieces;
    const outline = hasBases(piece)
      ? outlineOf(piece, sheet)?.map((point) => camera.toScreen(point))
      : undefined;
    return outline === undefined ? [] : [{ stack, outline, box: boxOf(outline) }];
  });
  const size = Math.max(LEAST, Math.min(MOST, camera.look.side * PER_INCH));
  const taken: { readonly box: Box; readonly of: Stack | undefined }[] = bodies.map(({ stack, box }) => ({
    box,
    of: stack,
  }));
  return bodies.map(({ stack, outline }) => {
    const spots = spotsAround(outline, size);
    const isFree = (spot: Point): boolean =>
      !taken.some(({ box, of }) => of !== stack && overlap(box, boxAt(spot, size)));
    const at = spots.find(isFree) ?? (spots[0] as Point);
    taken.push({ box: boxAt(at, size), of: undefined });
    return { stack, at, size };
  });
};

const boxOf = (outline: readonly Point[]): Box => {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
};

const boxAt = ({ x, y }: Point, size: number): Box => ({
  left: x - size / 2,
  right: x + size / 2 + size * 0.55,
  top: y - size / 2 - size * 0.2,
  bottom: y + size / 2,
});

/** Behind, behind to the left and right, left, right, ahead: in this order. */
const spotsAround = (outline: readonly Point[], size: number): Point[] => {
  const [a, b, c, d] = outline as [Point, Point, Point, Point];
  const middle = middleOf(outline);
  const beyond = (from: Point, to: Point, share: number): Point => {
    const edge = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const normal = { x: from.y - to.y, y: to.x - from.x };
    const far = Math.hypot(normal.x, normal.y) || 1;
    const away = (edge.x - middle.x) * normal.x + (edge.y - middle.y) * normal.y > 0 ? 1 : -1;
    const out = size / 2 + GAP + (size / 2) * (Math.abs(normal.x * normal.y) / far ** 2) * 0.8;
    return { x: edge.x + (away * normal.x * out) / far, y: edge.y + (away * normal.y * out) / far };
  };
  return [
    beyond(c, d, 0.5),
    beyond(c, d, 0.1),
    beyond(c, d, 0.9),
    beyond(d, a, 0.5),
    beyond(b, c, 0.5),
    beyond(a, b, 0.5),
  ];
};

/** The symbol, and in a pill the figures that are left. */
export const drawChips = (pen: Pen, chips: readonly Chip[], sprites: Sprites, density: number): void => {
  for (const { stack, at, size } of chips) {
    const { canvas, reach } = sprites.chip(stack.look.top, Math.round(size * density));
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(canvas, Math.round(at.x * density - reach), Math.round(at.y * density - reach));
    pen.setTransform(density, 0, 0, density, 0, 0);
    if (size >= 14) pill(pen, leftIn(stack), { x: at.x + size / 2, y: at.y - size / 2 }, size);
  }
};

const leftIn = ({ pieces }: Stack): number =>
  (pieces[0]?.bases?.files ?? []).flat().reduce((sum, { left }) => sum + left, 0);

const pill = (pen: Pen, count: number, { x, y }: Point, size: number): void => {
  const height = Math.max(10, size * 0.62);
  pen.font = `700 ${height * 0.83}px ${FONTS.narrow}`;
  const width = Math.max(height * 1.1, pen.measureText(String(count)).width + height * 0.5);
  pen.fillStyle = '#FFF8E6';
  pen.strokeStyle = '#2A231A';
  pen.lineWidth = 1.1;
  pen.beginPath();
  pen.roundRect(x - 4, y - height * 0.4, width, height, height / 2);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#2A231A';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(String(count), x - 4 + width / 2, y + height * 0.13);
};
