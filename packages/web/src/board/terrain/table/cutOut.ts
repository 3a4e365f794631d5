import { mixed, withAlpha } from '../../../theme/colour.ts';
import { apart, between, type Point } from '../../geometry.ts';
import type { Pen } from '../../surface.ts';
import type { Brush } from '../brush.ts';
import { hash } from '../noise.ts';
import { sceneryKind } from './kinds.ts';
import { type Scenery, shrunk } from './shapes.ts';

export const traceCorners = (pen: Pen, corners: readonly Point[]): void => {
  pen.beginPath();
  for (const { x, y } of corners) pen.lineTo(x, y);
  pen.closePath();
};

/** A piece of card: shadow, cream edge, and what is printed on it. */
export const cutOut = (brush: Brush, shape: Scenery, printed: HTMLCanvasElement): void => {
  const { pen, patch, theme } = brush;
  const { isFlat, isHill, area } = sceneryKind(shape.kind);
  if (isFlat && area === undefined) return;
  const pixel = patch.density / patch.side;
  if (!isFlat) {
    pen.save();
    pen.shadowColor = theme.name === 'light' ? 'rgba(40, 28, 6, 0.5)' : 'rgba(0, 0, 0, 0.7)';
    pen.shadowBlur = 9 * patch.density;
    pen.shadowOffsetY = 3.5 * patch.density;
    pen.fillStyle = theme.name === 'light' ? '#F3E9CC' : '#8F8365';
    traceCorners(pen, shape.corners);
    pen.fill();
    pen.restore();
  }
  pen.save();
  traceCorners(pen, shape.corners);
  pen.clip();
  if (area === undefined) {
    pen.fillStyle = theme.name === 'light' ? '#D8C79A' : '#5A5038';
    pen.fill();
  } else {
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.drawImage(printed, 0, 0);
  }
  pen.restore();
  if (isHill) contours(brush, shape);
  if (isFlat) return;
  pen.lineJoin = 'round';
  traceCorners(pen, shape.corners);
  pen.strokeStyle = theme.name === 'light' ? '#F6EDD2' : '#A79A78';
  pen.lineWidth = 2.6 * pixel;
  pen.stroke();
  pen.strokeStyle = 'rgba(70, 48, 16, 0.6)';
  pen.lineWidth = 0.9 * pixel;
  pen.stroke();
};

const STEPS = [
  [0.25, 0.34],
  [0.5, 0.6],
  [0.75, 0.34],
] as const;
const HACHURES = 150;

/** Lines at a quarter, half and three quarters of the height; strokes down the slope, fewer on the lit side. */
const contours = ({ pen, patch, theme }: Brush, shape: Scenery): void => {
  const pixel = patch.density / patch.side;
  for (const [share, strength] of STEPS) {
    const line = shrunk(shape, 1 - share);
    pen.strokeStyle = withAlpha(theme.terrain.contour, strength);
    pen.lineWidth = pixel;
    traceSmooth(pen, line);
    pen.stroke();
    if (share === 0.75) continue;
    pen.strokeStyle = withAlpha(mixed(theme.terrain.contour, '#000000', 0.1), strength * 0.8);
    pen.lineWidth = 0.8 * pixel;
    pen.beginPath();
    for (let k = 0; k < HACHURES; k++) hachure(pen, line, shape.middle, k);
    pen.stroke();
  }
};

const hachure = (pen: Pen, line: readonly Point[], middle: Point, k: number): void => {
  const at = (k / HACHURES) * line.length;
  const first = Math.floor(at);
  const spot = between(line[first]!, line[(first + 1) % line.length]!, at - first);
  const far = apart(spot, middle) || 1;
  const down = { x: (spot.x - middle.x) / far, y: (spot.y - middle.y) / far };
  const isLit = down.x + 1.2 * down.y < 0;
  if (isLit && k % 2 === 1) return;
  const length = (isLit ? 0.13 : 0.23) * (0.6 + 0.6 * hash(k, 3, 4));
  pen.moveTo(spot.x, spot.y);
  pen.lineTo(spot.x + down.x * length, spot.y + down.y * length);
};

const traceSmooth = (pen: Pen, corners: readonly Point[]): void => {
  pen.beginPath();
  corners.forEach((corner, at) => {
    const next = corners[(at + 1) % corners.length]!;
    const before = corners.at(at - 1)!;
    if (at === 0) pen.moveTo((before.x + corner.x) / 2, (before.y + corner.y) / 2);
    pen.quadraticCurveTo(corner.x, corner.y, (corner.x + next.x) / 2, (corner.y + next.y) / 2);
  });
  pen.closePath();
};
