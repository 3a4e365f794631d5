import type { Cell } from '@warmoot/kernel';
import { FONTS } from '../../theme/index.ts';
import { grown } from '../geometry.ts';
import type { Ground } from '../ground/ground.ts';
import { type Brush, hexHeight } from './brush.ts';

/** How wide the margin of the sheet is, in sides. */
export const MARGIN = 0.72;

/** The sheet's margin, a line round the map, and numbers of columns and rows where ids are made of both. */
export const margin = (brush: Brush): void => {
  const { pen, ground, theme, patch } = brush;
  const { left, top, right, bottom } = ground.box;
  if (!ground.isSheet) return;
  const outer = grown(ground.box, MARGIN);
  pen.fillStyle = theme.terrain.margin;
  pen.beginPath();
  pen.rect(outer.left, outer.top, outer.right - outer.left, outer.bottom - outer.top);
  pen.rect(right, top, left - right, bottom - top);
  pen.fill();
  pen.strokeStyle = theme.terrain.ruler;
  pen.lineWidth = Math.max(0.05, 1 / patch.side);
  pen.strokeRect(left, top, right - left, bottom - top);
  if (hexHeight(patch) >= 30) numbers(brush);
};

const isColumnRow = ({ id }: Cell): boolean => /^\d{4}$/.test(id);

const numbers = ({ pen, ground, theme, patch }: Brush): void => {
  if (!ground.cells.every(isColumnRow)) return;
  const { left, top, right, bottom } = ground.box;
  const { side } = patch;
  pen.save();
  pen.setTransform(1, 0, 0, 1, -patch.left, -patch.top);
  pen.font = `500 ${0.4 * side}px ${FONTS.narrow}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = theme.terrain.ruler;
  for (const [text, x] of firstOf(ground, (id) => id.slice(0, 2), 'x'))
    for (const y of [top - MARGIN / 2, bottom + MARGIN / 2]) pen.fillText(text, x * side, y * side);
  for (const [text, y] of firstOf(ground, (id) => id.slice(2), 'y'))
    for (const x of [left - MARGIN / 2, right + MARGIN / 2]) pen.fillText(text, x * side, y * side);
  pen.restore();
};

const firstOf = (
  { cells, centres }: Ground,
  part: (id: string) => string,
  axis: 'x' | 'y',
): Map<string, number> => {
  const first = new Map<string, number>();
  cells.forEach(({ id }, cell) => {
    if (!first.has(part(id))) first.set(part(id), centres[cell]![axis]);
  });
  return first;
};
