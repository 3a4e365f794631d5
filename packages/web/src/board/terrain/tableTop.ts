import type { TableGround } from '@warmoot/kernel';
import { mixed, withAlpha } from '../../theme/colour.ts';
import { FONTS, type Theme } from '../../theme/index.ts';
import { type Pen, surface } from '../surface.ts';
import type { Patch } from './lattice.ts';
import { GRAIN } from './noise.ts';

const CLOTH = { light: '#51683F', dark: '#2F3D29' } as const;

/** A cloth with scenery cut out flat, each with its shadow. */
export function* paintTable(
  table: TableGround,
  theme: Theme,
  patch: Patch,
  tenths: number,
): Generator<void, HTMLCanvasElement> {
  const { canvas, pen } = surface(patch.width, patch.height);
  pen.fillStyle = CLOTH[theme.name];
  pen.fillRect(0, 0, patch.width, patch.height);
  weave(pen, patch);
  yield;
  pen.setTransform(patch.side / tenths, 0, 0, patch.side / tenths, -patch.left, -patch.top);
  for (const shape of table.shapes) scenery(pen, shape, theme);
  return canvas;
}

/** Threads of cloth, from a square of chance laid end to end. */
const weave = (pen: Pen, { left, top, width, height }: Patch): void => {
  const { canvas, pen: cloth } = surface(256, 256);
  const image = cloth.createImageData(256, 256);
  for (let i = 0; i < 65536; i++) {
    image.data[4 * i + 3] = 14 * GRAIN[i]!;
    image.data.fill(i % 2 === 0 ? 255 : 0, 4 * i, 4 * i + 3);
  }
  cloth.putImageData(image, 0, 0);
  for (let y = -(((top % 256) + 256) % 256); y < height; y += 256)
    for (let x = -(((left % 256) + 256) % 256); x < width; x += 256) pen.drawImage(canvas, x, y);
};

const sceneryColour = (kind: string, { terrain: t }: Theme): `#${string}` => {
  if (/wood|tree|forest/.test(kind)) return t.crowns[1];
  if (/hill|rise|slope/.test(kind)) return t.hill1;
  if (/water|river|pond|lake|stream/.test(kind)) return t.water;
  if (/swamp|marsh|bog/.test(kind)) return t.swamp;
  if (/road|path|track/.test(kind)) return t.road;
  return /house|building|ruin|wall|tower/.test(kind) ? t.roofLit : t.mountainLit;
};

const scenery = (pen: Pen, { kind, name, corners }: TableGround['shapes'][number], theme: Theme): void => {
  const colour = sceneryColour(kind, theme);
  pen.save();
  pen.shadowColor = 'rgba(10, 15, 5, 0.45)';
  pen.shadowBlur = 8;
  pen.shadowOffsetY = 3;
  pen.fillStyle = colour;
  pen.beginPath();
  for (const { x, y } of corners) pen.lineTo(x, y);
  pen.closePath();
  pen.fill();
  pen.restore();
  pen.strokeStyle = withAlpha(mixed(colour, '#000000', 0.45), 0.8);
  pen.lineWidth = 12;
  pen.stroke();
  const [x, y] = [mean(corners.map((corner) => corner.x)), mean(corners.map((corner) => corner.y))];
  pen.fillStyle = theme.terrain.name;
  pen.font = `500 130px ${FONTS.serif}`;
  pen.textAlign = 'center';
  pen.fillText(name ?? kind, x, y);
};

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
