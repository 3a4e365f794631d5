import type { Theme } from '../../theme/index.ts';
import type { Ground } from '../ground/ground.ts';
import { surface } from '../surface.ts';
import { type Brush, cellsNear, patchBox } from './brush.ts';
import { edges } from './edges.ts';
import { houses } from './houses.ts';
import { emptyLattice, type Patch, sampleRows } from './lattice.ts';
import { hexIds, hexLines } from './letters.ts';
import { bushes, crowns, fronds, grass, reeds } from './plants.ts';
import { hachures } from './relief.ts';
import { bridges, roads, shallows } from './roads.ts';
import { margin } from './rulers.ts';
import { sites } from './sites.ts';
import { crags, dunes, furrows, gullies, mountains, stones } from './stone.ts';
import { lightOf, tintRows } from './tint.ts';
import { burrows, fog } from './underground.ts';
import { walls } from './walls.ts';
import { washesOf } from './washes.ts';
import { fords, riversBetween, streams } from './water.ts';

/** From the ground up; later layers cover earlier ones. */
const LAYERS: readonly (readonly ((brush: Brush) => void)[])[] = [
  [furrows, dunes, gullies, hachures, grass],
  [reeds, streams, fords, shallows, roads, bridges],
  [stones, mountains, crags, houses, burrows],
  [bushes, crowns, fronds],
  [sites, fog, riversBetween],
  [edges, walls, hexLines, hexIds, margin],
];

/** Paints a patch in many small steps, so that no frame has to wait; the last step returns the canvas. */
export function* paint(
  ground: Ground,
  theme: Theme,
  patch: Patch,
  rowsAtOnce: number,
): Generator<void, HTMLCanvasElement> {
  const { canvas, pen } = surface(patch.width, patch.height);
  const lattice = emptyLattice(ground, patch);
  for (let row = 0; row < lattice.rows; row += rowsAtOnce) {
    sampleRows(ground, lattice, patch.side, row, Math.min(lattice.rows, row + rowsAtOnce));
    yield;
  }
  const image = pen.createImageData(canvas.width, canvas.height);
  const tint = {
    image,
    patch,
    lattice,
    light: lightOf(lattice, patch.side),
    washes: washesOf(theme, patch.side),
  };
  for (let row = 0; row < lattice.rows - 1; row += rowsAtOnce) {
    tintRows(tint, row, Math.min(lattice.rows - 1, row + rowsAtOnce));
    yield;
  }
  pen.putImageData(image, 0, 0);
  pen.setTransform(patch.side, 0, 0, patch.side, -patch.left, -patch.top);
  const brush: Brush = { pen, ground, theme, patch, lattice, box: patchBox(patch) };
  for (const layer of LAYERS) {
    for (const draw of layer) draw(brush);
    yield;
  }
  if (!ground.isSheet) cutOut(brush);
  return canvas;
}

/** A map of die-cut boards: its edge follows the hexes, with a cream rim and a shadow on the table. */
const cutOut = (brush: Brush): void => {
  trim(brush);
  const { pen, theme } = brush;
  pen.lineJoin = pen.lineCap = 'round';
  pen.lineWidth = 0.1;
  pen.strokeStyle = 'rgba(70, 50, 20, 0.5)';
  traceRim(brush, 0);
  pen.stroke();
  pen.lineWidth = 0.06;
  pen.strokeStyle = theme.name === 'light' ? '#F3EACF' : theme.terrain.ruler;
  pen.stroke();
  pen.globalCompositeOperation = 'destination-over';
  for (const [down, width] of [
    [0.1, 0.2],
    [0.14, 0.4],
  ] as const) {
    pen.strokeStyle = 'rgba(40, 26, 6, 0.16)';
    pen.lineWidth = width;
    traceRim(brush, down);
    pen.stroke();
  }
  pen.globalCompositeOperation = 'source-over';
};

/** The sides beyond which there is nothing. */
const traceRim = (brush: Brush, down: number): void => {
  const { pen, ground } = brush;
  const { corners } = ground.layout;
  pen.beginPath();
  for (const cell of cellsNear(brush, 1.6)) {
    const { x, y } = ground.centres[cell]!;
    for (let k = 0; k < 6; k++) {
      if (ground.neighbours[6 * cell + k]! >= 0) continue;
      const [from, to] = [corners[(k + 5) % 6]!, corners[k]!];
      pen.moveTo(x + from.x, y + from.y + down);
      pen.lineTo(x + to.x, y + to.y + down);
    }
  }
};

/** The edge of a board that is not a rectangle follows its hexes. */
const trim = (brush: Brush): void => {
  const { pen, ground, box } = brush;
  const near = cellsNear(brush, 1.1);
  if (near.length === 0) {
    pen.clearRect(box.left, box.top, box.right - box.left, box.bottom - box.top); // an empty path would not clip anything
    return;
  }
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = '#000';
  pen.beginPath();
  for (const cell of near) {
    const { x, y } = ground.centres[cell]!;
    ground.layout.corners.forEach((corner, k) => {
      if (k === 0) pen.moveTo(x + corner.x * 1.03, y + corner.y * 1.03);
      else pen.lineTo(x + corner.x * 1.03, y + corner.y * 1.03);
    });
    pen.closePath();
  }
  pen.fill();
  pen.globalCompositeOperation = 'source-over';
};
