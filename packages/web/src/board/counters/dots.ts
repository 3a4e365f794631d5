import type { Shape } from '../../theme/players.ts';
import type { Pen } from '../surface.ts';

const corners = (count: number, start: number, inner = 1): [number, number][] =>
  Array.from({ length: count }, (_, k) => {
    const angle = ((start + (360 * k) / count) * Math.PI) / 180;
    const out = k % 2 === 1 ? inner : 1;
    return [Math.cos(angle) * out, Math.sin(angle) * out];
  });

const POLYGONS: Partial<Record<Shape, readonly (readonly [number, number])[]>> = {
  square: corners(4, 45).map(([x, y]) => [x * 1.2, y * 1.2]),
  triangle: corners(3, -90).map(([x, y]) => [x * 1.2, y * 1.2]),
  diamond: corners(4, 0).map(([x, y]) => [x * 1.15, y * 1.15]),
  bar: [
    [-1.2, -0.55],
    [1.2, -0.55],
    [1.2, 0.55],
    [-1.2, 0.55],
  ],
  hexagon: corners(6, 0),
  cross: [
    [-0.4, -1],
    [0.4, -1],
    [0.4, -0.4],
    [1, -0.4],
    [1, 0.4],
    [0.4, 0.4],
    [0.4, 1],
    [-0.4, 1],
    [-0.4, 0.4],
    [-1, 0.4],
    [-1, -0.4],
    [-0.4, -0.4],
  ],
  star: corners(10, -90, 0.45).map(([x, y]) => [x * 1.25, y * 1.25]),
};

/** A side's shape, with its radius in pixels: on the minimap, and on the map when zoomed far out. */
export const traceDot = (pen: Pen, shape: Shape, x: number, y: number, radius: number): void => {
  const polygon = POLYGONS[shape];
  if (polygon) {
    polygon.forEach(([dx, dy], k) => {
      if (k === 0) pen.moveTo(x + dx * radius, y + dy * radius);
      else pen.lineTo(x + dx * radius, y + dy * radius);
    });
    pen.closePath();
    return;
  }
  pen.moveTo(x + radius, y);
  pen.arc(x, y, radius, 0, 7);
  if (shape === 'ring') pen.arc(x, y, radius * 0.45, 0, 7, true);
  if (shape === 'drop') {
    pen.moveTo(x - radius * 0.8, y - radius * 0.5);
    pen.lineTo(x, y - radius * 1.7);
    pen.lineTo(x + radius * 0.8, y - radius * 0.5);
    pen.closePath();
  }
};
