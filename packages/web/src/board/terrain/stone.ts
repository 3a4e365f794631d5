import { darker, mixed, withAlpha } from '../../theme/colour.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear, fieldAt, hexHeight, scatter } from './brush.ts';
import { AREAS, kindOf } from './kinds.ts';
import { hash } from './noise.ts';

/** Peaks with a lit and a shaded face, in rows from the back to the front. */
export const mountains = (brush: Brush): void => {
  const { pen, theme, lattice } = brush;
  if (!lattice.fields[AREAS.indexOf('mountain')]) return;
  const { mountainLit, mountainShaded, contour } = theme.terrain;
  scatter(
    brush,
    0.56,
    1,
    80,
    (x, y, column, row) => {
      if (fieldAt(brush, 'mountain', x, y) < 0.5) return;
      const size = 0.36 + 0.3 * hash(column, row, 83);
      const top = { x: x + (hash(column, row, 84) - 0.5) * 0.16, y: y - size };
      const foot = { x: x + (hash(column, row, 85) - 0.35) * 0.3, y: y + size * 0.42 };
      face(
        pen,
        [
          [x - size * 0.72, y + size * 0.32],
          [top.x, top.y],
          [top.x + 0.03, y - size * 0.3],
          [foot.x, foot.y],
        ],
        mountainLit,
      );
      face(
        pen,
        [
          [top.x, top.y],
          [x + size * 0.7, y + size * 0.3],
          [foot.x, foot.y],
          [top.x + 0.03, y - size * 0.3],
        ],
        mountainShaded,
      );
      pen.strokeStyle = withAlpha(theme.name === 'light' ? darker(contour, 0.7) : contour, 0.5);
      pen.lineWidth = 0.03;
      pen.beginPath();
      pen.moveTo(x - size * 0.72, y + size * 0.32);
      pen.lineTo(top.x, top.y);
      pen.lineTo(x + size * 0.7, y + size * 0.3);
      pen.stroke();
    },
    hash,
  );
};

const face = (pen: Pen, corners: readonly (readonly [number, number])[], colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const [x, y] of corners) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
};

/** Stones strewn over rough ground. */
export const stones = (brush: Brush): void => {
  const { pen, theme, patch, lattice } = brush;
  if (hexHeight(patch) < 16 || !lattice.fields[AREAS.indexOf('rough')]) return;
  const { mountainLit, mountainShaded } = theme.terrain;
  scatter(
    brush,
    0.3,
    0.3,
    90,
    (x, y, column, row) => {
      if (hash(column, row, 92) > 0.5 || fieldAt(brush, 'rough', x, y) < 0.55) return;
      if (fieldAt(brush, 'river', x, y) > 0.35) return;
      const size = 0.05 + 0.09 * hash(column, row, 93);
      stone(pen, x, y, size, mountainLit, mountainShaded);
    },
    hash,
  );
};

const stone = (pen: Pen, x: number, y: number, size: number, lit: string, shaded: string): void => {
  face(
    pen,
    [
      [x - size, y + size * 0.5],
      [x - size * 0.4, y - size * 0.7],
      [x + size * 0.5, y - size * 0.5],
      [x + size, y + size * 0.5],
    ],
    shaded,
  );
  face(
    pen,
    [
      [x - size, y + size * 0.5],
      [x - size * 0.4, y - size * 0.7],
      [x + size * 0.15, y - size * 0.55],
      [x, y + size * 0.5],
    ],
    lit,
  );
};

const RIVER = AREAS.indexOf('river');

/** Impassable crags: a heap of large rocks in the hex, unless the impassable terrain is open water. */
export const crags = (brush: Brush): void => {
  const { pen, theme, ground } = brush;
  const { mountainLit, mountainShaded } = theme.terrain;
  for (const cell of cellsNear(brush, 1)) {
    const { terrain, at } = ground.cells[cell]!;
    if (kindOf(terrain).structure !== 'crag' || ground.fields[RIVER]?.[cell] === 1) continue;
    const centre = ground.centres[cell]!;
    const heap = Array.from({ length: 7 }, (_, k) => ({
      x: centre.x + (hash(at.q + k, at.r, 95) - 0.5) * 1.1,
      y: centre.y + (hash(at.q, at.r + k, 96) - 0.5) * 0.9,
      size: 0.2 + 0.2 * hash(at.q + k, at.r + k, 97),
    })).sort((a, b) => a.y - b.y);
    for (const { x, y, size } of heap)
      stone(pen, x, y, size, mixed(mountainLit, mountainShaded, 0.3), darker(mountainShaded, 0.75));
  }
};

/** Dunes: flat arcs with a shadow side. */
export const dunes = (brush: Brush): void => {
  const { pen, theme, lattice, patch } = brush;
  if (hexHeight(patch) < 16 || !lattice.fields[AREAS.indexOf('desert')]) return;
  pen.beginPath();
  scatter(
    brush,
    0.62,
    0.4,
    100,
    (x, y, column, row) => {
      if (hash(column, row, 103) > 0.6 || fieldAt(brush, 'desert', x, y) < 0.55) return;
      const size = 0.14 + 0.14 * hash(column, row, 104);
      pen.moveTo(x - size, y);
      pen.quadraticCurveTo(x - size * 0.1, y - size * 0.7, x + size, y + size * 0.1);
    },
    hash,
  );
  pen.strokeStyle = withAlpha(theme.terrain.contour, 0.4);
  pen.lineWidth = Math.max(0.03, 0.8 / patch.side);
  pen.stroke();
};

/** Ploughed strips, each hex at its own slant. */
export const furrows = (brush: Brush): void => {
  const { pen, theme, ground, patch } = brush;
  if (hexHeight(patch) < 16) return;
  pen.strokeStyle = withAlpha(theme.terrain.farmland[1], 0.9);
  pen.lineWidth = 0.055;
  pen.beginPath();
  for (const cell of cellsNear(brush, 1)) {
    const { terrain, at } = ground.cells[cell]!;
    if ((kindOf(terrain).areas.farmland ?? 0) === 0) continue;
    const { x, y } = ground.centres[cell]!;
    const slant = hash(at.q, at.r, 111) * Math.PI;
    const [ux, uy] = [Math.cos(slant), Math.sin(slant)];
    for (let k = -4; k <= 4; k++) {
      const half = 0.72 * Math.sqrt(1 - (k / 5) ** 2);
      const [mx, my] = [x - uy * k * 0.16, y + ux * k * 0.16];
      pen.moveTo(mx - ux * half, my - uy * half);
      pen.lineTo(mx + ux * half, my + uy * half);
    }
  }
  pen.stroke();
};

/** Badlands: dry gullies that fork. */
export const gullies = (brush: Brush): void => {
  const { pen, theme, lattice, patch } = brush;
  if (hexHeight(patch) < 16 || !lattice.fields[AREAS.indexOf('badlands')]) return;
  pen.beginPath();
  scatter(
    brush,
    0.55,
    0.4,
    170,
    (x, y, column, row) => {
      if (fieldAt(brush, 'badlands', x, y) < 0.6) return;
      const angle = hash(column, row, 171) * 7;
      const size = 0.16 + 0.12 * hash(column, row, 172);
      const [ux, uy] = [Math.cos(angle) * size, Math.sin(angle) * size];
      pen.moveTo(x - ux, y - uy);
      pen.lineTo(x + uy * 0.3, y - ux * 0.3);
      pen.lineTo(x + ux, y + uy);
      pen.moveTo(x + uy * 0.3, y - ux * 0.3);
      pen.lineTo(x + ux * 0.3 + uy, y + uy * 0.3 - ux);
    },
    hash,
  );
  pen.strokeStyle = withAlpha(darker(theme.terrain.contour, 0.9), 0.6);
  pen.lineWidth = Math.max(0.035, 0.8 / patch.side);
  pen.lineJoin = 'round';
  pen.stroke();
};
