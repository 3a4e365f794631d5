import type { Place } from '@warmoot/kernel';
import type { Camera } from '../camera/camera.ts';
import type { Point } from '../geometry.ts';
import type { Sheet } from '../sheet.ts';
import type { Marker } from './areas.ts';

/** Arrows around a hex that turn the pieces in it. */
export interface Turns {
  readonly at: Place;
  readonly directions: readonly number[];
}

/** In sides of a hex: distance from its centre, size, and the radius that counts as a hit. */
const AWAY = 0.83;
const SIZE = 0.17;
const HIT = 0.22;
/** A finger needs a larger radius; small hexes show no arrows. */
const MIN_HIT_PX = 11;
const SHOWN_FROM_PX = 19;

const ahead = ({ layout }: Sheet, direction: number): Point => {
  const { x, y } = layout.sides[direction % 6] as Point;
  const length = Math.hypot(x, y);
  return { x: x / length, y: y / length };
};

const centreOf = (sheet: Sheet, at: Place, direction: number): Point => {
  const { x, y } = sheet.point(at);
  const to = ahead(sheet, direction);
  return { x: x + AWAY * to.x, y: y + AWAY * to.y };
};

/** The direction of the arrow at a point of the canvas. */
export const arrowAt = (
  { at, directions }: Turns,
  sheet: Sheet,
  camera: Camera,
  point: Point,
): number | undefined => {
  if (camera.look.side < SHOWN_FROM_PX) return undefined;
  const reach = Math.max(HIT * camera.look.side, MIN_HIT_PX);
  return directions.find((direction) => {
    const { x, y } = camera.toScreen(centreOf(sheet, at, direction));
    return Math.hypot(x - point.x, y - point.y) <= reach;
  });
};

export const drawArrows = ({ pen, sheet, theme, pixel }: Marker, { at, directions }: Turns): void => {
  if (1 / pixel < SHOWN_FROM_PX) return;
  for (const direction of directions) {
    const { x, y } = centreOf(sheet, at, direction);
    const to = ahead(sheet, direction);
    const corner = (along: number, across: number): [number, number] => [
      x + SIZE * (to.x * along - to.y * across),
      y + SIZE * (to.y * along + to.x * across),
    ];
    pen.beginPath();
    pen.moveTo(...corner(1, 0));
    pen.lineTo(...corner(-0.6, 0.95));
    pen.lineTo(...corner(-0.25, 0));
    pen.lineTo(...corner(-0.6, -0.95));
    pen.closePath();
    pen.lineJoin = 'round';
    pen.lineWidth = 4 * pixel;
    pen.strokeStyle = '#FFF8E6';
    pen.stroke();
    pen.lineWidth = 1.4 * pixel;
    pen.strokeStyle = '#2A241B';
    pen.stroke();
    pen.fillStyle = theme.colours.selection;
    pen.fill();
  }
};
