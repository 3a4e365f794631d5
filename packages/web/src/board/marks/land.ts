import type { Mark } from '@warmoot/kernel';
import { withAlpha } from '../../theme/colour.ts';
import { FONTS } from '../../theme/index.ts';
import type { Marker } from './areas.ts';
import type { Region } from './region.ts';

/** Widths in pixels, half of which lie outside and are cut off, and how strong they are. */
const BANDS = [
  [36, 0.26],
  [12, 0.5],
] as const;
const LETTERS = 0.95;

/** A home land: a band of its side's colour inside its border, its name in wide letters. */
export const drawLand = (marker: Marker, region: Region, { side, label, places }: Mark): void => {
  const { pen, pixel, players } = marker;
  const colour = players.get(side ?? '')?.field;
  if (colour === undefined) return;
  pen.save();
  pen.clip(region.fill);
  pen.lineCap = 'round';
  for (const [width, strength] of BANDS) {
    pen.strokeStyle = withAlpha(colour, strength);
    pen.lineWidth = Math.min(width * pixel, 1.2);
    pen.stroke(region.border);
  }
  pen.restore();
  if (label !== undefined) drawLabel(marker, label, places);
};

const drawLabel = ({ pen, sheet, theme }: Marker, label: string, places: Mark['places']): void => {
  const points = places.map(sheet.point);
  const middle = (of: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  pen.save();
  pen.font = `600 ${LETTERS}px ${FONTS.serif}`;
  pen.letterSpacing = `${LETTERS * 0.55}px`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.strokeStyle = withAlpha(theme.terrain.halo, 0.5);
  pen.lineWidth = 0.16;
  pen.lineJoin = 'round';
  pen.fillStyle = withAlpha(theme.terrain.name, 0.62);
  pen.strokeText(label.toUpperCase(), middle('x'), middle('y'));
  pen.fillText(label.toUpperCase(), middle('x'), middle('y'));
  pen.restore();
};
