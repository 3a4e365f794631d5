import { withAlpha } from '../../theme/colour.ts';
import type { Brush } from './brush.ts';
import { AREAS } from './kinds.ts';
import type { Lattice } from './lattice.ts';
import { hash } from './noise.ts';

const LEVELS = [0.5, 1.5];

/** Short strokes down the slope along each contour; half as many on the lit side. */
export const hachures = ({ pen, lattice, patch, theme }: Brush): void => {
  const height = lattice.fields[AREAS.indexOf('height')];
  if (!height) return;
  const { side } = patch;
  pen.beginPath();
  for (const level of LEVELS)
    alongContour(lattice, height, level, (x, y, dx, dy, lot) => {
      const lit = 0.5 * dx + 0.8 * dy > 0;
      if (lit && lot < 0.5) return;
      const length = (0.09 + 0.13 * ((lot * 7.3) % 1)) * (lit ? 0.8 : 1);
      const lean = (((lot * 13.7) % 1) - 0.5) * 0.5;
      const [downX, downY] = [-dx - dy * lean, -dy + dx * lean];
      pen.moveTo(x / side + downX * 0.02, y / side + downY * 0.02);
      pen.lineTo(x / side + downX * length, y / side + downY * length);
    });
  pen.strokeStyle = withAlpha(theme.terrain.contour, theme.name === 'light' ? 0.5 : 0.4);
  pen.lineWidth = Math.max(0.028, 0.75 / side);
  pen.lineCap = 'round';
  pen.stroke();
};

/** Visits the squares that a contour crosses, with the upward slope there, of length 1. */
const alongContour = (
  lattice: Lattice,
  height: Float32Array,
  level: number,
  visit: (x: number, y: number, dx: number, dy: number, lot: number) => void,
): void => {
  const { columns, rows, step, left, top } = lattice;
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const node = row * columns + column;
      const [a, b, c, d] = [
        height[node]!,
        height[node + 1]!,
        height[node + columns]!,
        height[node + columns + 1]!,
      ];
      const above = (a > level ? 1 : 0) + (b > level ? 1 : 0) + (c > level ? 1 : 0) + (d > level ? 1 : 0);
      if (above === 0 || above === 4) continue;
      const [dx, dy] = [b + d - a - c, c + d - a - b];
      const slope = Math.hypot(dx, dy);
      if (slope < 1e-6) continue;
      const off = ((level - (a + b + c + d) / 4) / slope) * 2 * step;
      const [ux, uy] = [dx / slope, dy / slope];
      const lot = hash(left / step + column, top / step + row, Math.round(level * 2));
      const [x, y] = [left + (column + 0.5) * step + ux * off, top + (row + 0.5) * step + uy * off];
      visit(x, y, ux, uy, lot);
    }
};
