import { withAlpha } from '../../theme/colour.ts';
import { FONTS } from '../../theme/index.ts';
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

/** Ids at the upper flat of each hex, once there is room; and the word for terrain that has no drawing. */
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
