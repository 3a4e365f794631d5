import { darker, withAlpha } from '../../theme/colour.ts';
import { FONTS } from '../../theme/index.ts';
import type { Pen } from '../surface.ts';
import { type Brush, cellsNear, hexHeight } from './brush.ts';
import { isKnownTerrain } from './kinds.ts';

/** Text is set in pixels: fonts of less than a pixel are not drawn well by every browser. */
const inPixels = ({ pen, patch }: Brush, draw: (side: number) => void): void => {
  pen.save();
  pen.setTransform(1, 0, 0, 1, -patch.left, -patch.top);
  draw(patch.side);
  pen.restore();
};

export const hexLines = (brush: Brush): void => {
  const { pen, ground, theme, patch } = brush;
  const H = hexHeight(patch);
  if (H < 12) return;
  const { corners } = ground.layout;
  pen.beginPath();
  for (const cell of cellsNear(brush, 1.1)) {
    const { x, y } = ground.centres[cell]!;
    for (let k = 0; k < 6; k++) {
      if (k > 2 && ground.neighbours[6 * cell + ((k + 1) % 6)]! >= 0) continue;
      pen.moveTo(x + corners[k]!.x, y + corners[k]!.y);
      pen.lineTo(x + corners[(k + 1) % 6]!.x, y + corners[(k + 1) % 6]!.y);
    }
  }
  const { hexLine, hexLineAlpha } = theme.terrain;
  pen.strokeStyle = withAlpha(hexLine, H < 35 ? hexLineAlpha * 0.7 : hexLineAlpha);
  pen.lineWidth = Math.max(0.032, 0.8 / patch.side);
  pen.lineCap = 'butt';
  pen.stroke();
};

/** Ids at the upper flat of each hex, once there is room; the word for terrain that has no drawing of its own. */
export const hexIds = (brush: Brush): void => {
  const { pen, ground, theme, patch } = brush;
  const H = hexHeight(patch);
  if (H < 40) return;
  inPixels(brush, (side) => {
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    for (const cell of cellsNear(brush, 1.1)) {
      const { id, terrain } = ground.cells[cell]!;
      const { x, y } = ground.centres[cell]!;
      pen.fillStyle = withAlpha(theme.terrain.name, 0.5);
      pen.font = `500 ${0.24 * side}px ${FONTS.narrow}`;
      if (H >= 61) pen.fillText(id, x * side, (y - 0.7) * side);
      if (!isKnownTerrain(terrain)) pen.fillText(terrain, x * side, (y + 0.68) * side);
    }
  });
};

const halo = (pen: Pen, text: string, x: number, y: number): void => {
  pen.strokeText(text, x, y);
  pen.fillText(text, x, y);
};

/** Places in letters of their own: heights spaced and in capitals, waters in italics, the rest plain. */
export const placeNames = (brush: Brush): void => {
  const { pen, ground, theme, patch } = brush;
  if (hexHeight(patch) < 30) return;
  inPixels(brush, (side) => {
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.lineJoin = 'round';
    const { box } = ground;
    for (const cell of cellsNear(brush, 9)) {
      const { name, terrain, overlays = [] } = ground.cells[cell]!;
      if (name === undefined) continue;
      const { x, y } = ground.centres[cell]!;
      const high = terrain.startsWith('hill') || terrain.startsWith('mountain') || terrain === 'woods';
      const wet = overlays.includes('stream') || ['swamp', 'sea', 'lake', 'water'].includes(terrain);
      const size = side * (high ? 0.58 : 0.48);
      pen.font = `${wet ? 'italic ' : ''}500 ${size}px ${FONTS.serif}`;
      pen.letterSpacing = `${side * (high ? 0.17 : 0.03)}px`;
      pen.strokeStyle = withAlpha(theme.terrain.halo, 0.85);
      pen.lineWidth = 0.16 * side;
      pen.fillStyle = wet ? waterInk(theme) : theme.terrain.name;
      const text = high ? name.toUpperCase() : name;
      const half = pen.measureText(text).width / 2 + 0.3 * side;
      const middle = Math.min(Math.max(x * side, box.left * side + half), box.right * side - half);
      halo(pen, text, middle, (y + 0.3) * side);
    }
    pen.letterSpacing = '0px';
  });
};

const waterInk = (theme: Brush['theme']): string =>
  theme.name === 'light' ? darker(theme.terrain.waterEdge, 0.72) : theme.terrain.waterLight;
