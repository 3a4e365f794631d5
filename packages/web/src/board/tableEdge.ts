import type { Theme } from '../theme/index.ts';
import { FONTS } from '../theme/index.ts';
import type { Camera } from './camera/camera.ts';
import type { Point } from './geometry.ts';
import { type Pen, surface } from './surface.ts';
import { GRAIN } from './terrain/noise.ts';
import { INCHES_PER_SIDE } from './terrain/table/shapes.ts';

const WOOD = { light: '#8A6A45', dark: '#2E2418' } as const;
const PLANK = 512;

/** The table around the cloth: wood, and the shadow of the cloth's rim. */
export const drawTableTop = (pen: Pen, camera: Camera, theme: Theme, density: number): void => {
  const origin = camera.toScreen({ x: 0, y: 0 });
  const grain = pen.createPattern(planks(theme), 'repeat') as CanvasPattern;
  grain.setTransform(new DOMMatrix([density, 0, 0, density, origin.x * density, origin.y * density]));
  pen.fillStyle = grain;
  pen.fillRect(0, 0, camera.width * density, camera.height * density);
  const end = camera.toScreen({ x: camera.box.right, y: camera.box.bottom });
  pen.save();
  pen.shadowColor = 'rgba(30, 16, 2, 0.6)';
  pen.shadowBlur = 14 * density;
  pen.shadowOffsetY = 4 * density;
  pen.fillStyle = theme.name === 'light' ? '#F3E9CC' : '#8F8365';
  const rim = 2 * density;
  pen.fillRect(
    origin.x * density - rim,
    origin.y * density - rim,
    (end.x - origin.x) * density + 2 * rim,
    (end.y - origin.y) * density + 2 * rim,
  );
  pen.restore();
};

const made = new WeakMap<Theme, HTMLCanvasElement>();

const planks = (theme: Theme): HTMLCanvasElement => {
  const known = made.get(theme);
  if (known) return known;
  const { canvas, pen } = surface(PLANK, PLANK);
  pen.fillStyle = WOOD[theme.name];
  pen.fillRect(0, 0, PLANK, PLANK);
  for (let k = 0; k < 700; k++) {
    const [x, y, length] = [GRAIN[3 * k]! * PLANK, GRAIN[3 * k + 1]! * PLANK, 30 + GRAIN[3 * k + 2]! * 60];
    pen.fillStyle = k % 2 === 1 ? 'rgba(60, 36, 12, 0.18)' : 'rgba(255, 226, 170, 0.1)';
    for (const left of [x, x - PLANK]) pen.fillRect(left, Math.round(y), length, 1);
  }
  made.set(theme, canvas);
  return canvas;
};

/** Lines between the sectors of the table, while most of it is in view. */
export const drawSectors = (
  pen: Pen,
  camera: Camera,
  sectors: readonly (readonly string[])[],
  theme: Theme,
): void => {
  const { box, look } = camera;
  if (look.side * INCHES_PER_SIDE >= 19) return;
  const ink = theme.name === 'light' ? '#3B2E1B' : '#EDE6D4';
  const [rows, columns] = [sectors.length, sectors[0]?.length ?? 1];
  const at = (column: number, row: number) =>
    camera.toScreen({ x: (box.right * column) / columns, y: (box.bottom * row) / rows });
  pen.strokeStyle = pen.fillStyle = ink;
  pen.globalAlpha = 0.24;
  pen.lineWidth = 1.2;
  pen.setLineDash([6, 6]);
  pen.beginPath();
  for (let column = 1; column < columns; column++) line(pen, at(column, 0), at(column, rows));
  for (let row = 1; row < rows; row++) line(pen, at(0, row), at(columns, row));
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 0.5;
  pen.font = `500 15px ${FONTS.serif}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'top';
  sectors.forEach((names, row) => {
    names.forEach((name, column) => {
      const { x, y } = at(column, row);
      pen.fillText(name, x + 7, y + 5);
    });
  });
  pen.globalAlpha = 1;
};

const line = (pen: Pen, from: Point, to: Point): void => {
  pen.moveTo(from.x, from.y);
  pen.lineTo(to.x, to.y);
};

/** How wide the rulers are, in CSS pixels. */
export const RULER = 20;

/** Rulers along the upper and the left edge of the screen, in inches from the south-west corner of the table. */
export const drawRulers = (pen: Pen, camera: Camera, theme: Theme): void => {
  const { width, height, look, box } = camera;
  const inch = look.side * INCHES_PER_SIDE;
  const west = camera.toScreen({ x: 0, y: 0 }).x;
  const south = camera.toScreen({ x: 0, y: box.bottom }).y;
  pen.fillStyle = theme.terrain.margin;
  pen.fillRect(0, 0, width, RULER);
  pen.fillRect(0, 0, RULER, height);
  pen.strokeStyle = pen.fillStyle = theme.terrain.ruler;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.moveTo(RULER, RULER + 0.5);
  pen.lineTo(width, RULER + 0.5);
  pen.moveTo(RULER + 0.5, RULER);
  pen.lineTo(RULER + 0.5, height);
  pen.stroke();
  pen.font = `500 12px ${FONTS.narrow}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.beginPath();
  for (const at of ticks((RULER + 2 - west) / inch, (width - west) / inch, inch)) {
    const x = Math.round(west + at * inch) + 0.5;
    pen.moveTo(x, RULER);
    pen.lineTo(x, RULER - lengthOf(at));
    if (isNamed(at, inch)) pen.fillText(nameOf(at), x, 6.5);
  }
  for (const at of ticks((south - height) / inch, (south - RULER - 2) / inch, inch)) {
    const y = Math.round(south - at * inch) + 0.5;
    pen.moveTo(RULER, y);
    pen.lineTo(RULER - lengthOf(at), y);
    if (!isNamed(at, inch)) continue;
    pen.save();
    pen.translate(6.5, y);
    pen.rotate(-Math.PI / 2);
    pen.fillText(nameOf(at), 0, 0);
    pen.restore();
  }
  pen.stroke();
  pen.fillStyle = theme.terrain.margin;
  pen.fillRect(0, 0, RULER, RULER);
};

/** Every inch, or every third if they would touch. */
function* ticks(from: number, to: number, inch: number): Generator<number> {
  const step = inch < 5 ? 3 : 1;
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) yield at;
}

const lengthOf = (at: number): number => (at % 6 === 0 ? 9 : at % 3 === 0 ? 6 : 3.5);
const isNamed = (at: number, inch: number): boolean => at % (inch < 8 ? 12 : 6) === 0;
const nameOf = (at: number): string => (at % 12 === 0 ? `${at / 12} ft` : `${at}″`);
