import { INCH, type TableGround } from '@warmoot/kernel';
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
  ticks(pen, table);
  for (const shape of table.shapes) scenery(pen, shape, theme);
  return canvas;
}

/** Threads of cloth, from a tiled square of random numbers. */
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

type Shape = TableGround['shapes'][number];
type Spot = Shape['corners'][number];

const GROWN = /wood|tree|forest|hill|rise|slope|pond|lake|swamp|marsh|bog/;

/** Buildings have corners; natural features do not. */
const trace = (pen: Pen, { kind, corners }: Shape): void => {
  pen.beginPath();
  if (!GROWN.test(kind)) for (const { x, y } of corners) pen.lineTo(x, y);
  else
    corners.forEach((corner, at) => {
      const next = corners[(at + 1) % corners.length]!;
      const before = corners.at(at - 1)!;
      if (at === 0) pen.moveTo((before.x + corner.x) / 2, (before.y + corner.y) / 2);
      pen.quadraticCurveTo(corner.x, corner.y, (corner.x + next.x) / 2, (corner.y + next.y) / 2);
    });
  pen.closePath();
};

const scenery = (pen: Pen, shape: Shape, theme: Theme): void => {
  const colour = sceneryColour(shape.kind, theme);
  pen.save();
  pen.shadowColor = 'rgba(10, 15, 5, 0.45)';
  pen.shadowBlur = 8;
  pen.shadowOffsetY = 3;
  pen.fillStyle = colour;
  trace(pen, shape);
  pen.fill();
  pen.restore();
  pen.strokeStyle = withAlpha(mixed(colour, '#000000', 0.45), 0.8);
  pen.lineWidth = 12;
  pen.stroke();
  if (/hill|rise|slope/.test(shape.kind)) contours(pen, shape, theme);
  if (/wood|tree|forest/.test(shape.kind)) trees(pen, shape, theme);
  if (/house|building/.test(shape.kind)) roof(pen, shape, theme);
  inscribe(pen, shape, theme);
};

const middleOf = ({ corners }: Shape): Spot => ({
  x: mean(corners.map(({ x }) => x)),
  y: mean(corners.map(({ y }) => y)),
});

/** The same outline, smaller, about its middle. */
const shrunk = (shape: Shape, share: number): Shape => {
  const { x, y } = middleOf(shape);
  return {
    ...shape,
    corners: shape.corners.map((corner) => ({
      x: x + (corner.x - x) * share,
      y: y + (corner.y - y) * share,
    })),
  };
};

/** A hill is built of slabs. */
const contours = (pen: Pen, shape: Shape, { terrain }: Theme): void => {
  for (const [share, strength] of [
    [0.78, 0.35],
    [0.5, 0.6],
  ] as const) {
    trace(pen, shrunk(shape, share));
    pen.fillStyle = withAlpha(terrain.hill2, strength);
    pen.fill();
    pen.strokeStyle = withAlpha(terrain.contour, 0.5);
    pen.lineWidth = 14;
    pen.stroke();
  }
};

const CROWN = 190;
const APART = 330;

/** Crowns on a loose grid, wherever they stand inside the outline. */
const trees = (pen: Pen, shape: Shape, { terrain }: Theme): void => {
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  pen.save();
  trace(pen, shape);
  pen.clip();
  for (let y = Math.min(...ys); y < Math.max(...ys); y += APART)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += APART) {
      const chance = GRAIN[(Math.round(x) * 31 + Math.round(y) * 17) & 65535]!;
      crown(pen, x + (chance - 0.5) * APART, y + (((chance * 7) % 1) - 0.5) * APART, terrain, chance);
    }
  pen.restore();
};

const crown = (pen: Pen, x: number, y: number, { crowns }: Theme['terrain'], chance: number): void => {
  const disc = (dx: number, dy: number, radius: number, colour: string): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x + dx, y + dy, radius, 0, 7);
    pen.fill();
  };
  disc(35, 45, CROWN, 'rgba(10, 15, 5, 0.3)');
  disc(0, 0, CROWN, crowns[chance > 0.5 ? 0 : 1]);
  disc(-50, -55, CROWN * 0.55, crowns[2]);
};

/** Lit above the ridge, shaded below it. */
const roof = (pen: Pen, shape: Shape, { terrain }: Theme): void => {
  const [xs, ys] = [shape.corners.map(({ x }) => x), shape.corners.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  pen.save();
  trace(pen, shape);
  pen.clip();
  pen.fillStyle = terrain.roofShaded;
  pen.fillRect(left, mean(ys), Math.max(...xs) - left, Math.max(...ys) - top);
  pen.restore();
};

const inscribe = (pen: Pen, shape: Shape, theme: Theme): void => {
  if (shape.name === undefined) return;
  const { x, y } = middleOf(shape);
  pen.font = `500 260px ${FONTS.serif}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineJoin = 'round';
  pen.lineWidth = 60;
  pen.strokeStyle = withAlpha(theme.terrain.halo, 0.8);
  pen.strokeText(shape.name, x, y);
  pen.fillStyle = theme.terrain.name;
  pen.fillText(shape.name, x, y);
};

/** A rule along each edge: every inch, longer every six, with its figure every twelve. */
const ticks = (pen: Pen, { width, depth }: TableGround): void => {
  const mark = (from: Spot, inward: Spot, inch: number): void => {
    const long = inch % 12 === 0 ? 260 : inch % 6 === 0 ? 180 : 90;
    pen.moveTo(from.x, from.y);
    pen.lineTo(from.x + inward.x * long, from.y + inward.y * long);
    if (inch % 12 === 0 && inch > 0 && inch * INCH < (inward.x === 0 ? width : depth) - INCH)
      pen.fillText(String(inch), from.x + inward.x * 400, from.y + inward.y * 400);
  };
  pen.strokeStyle = pen.fillStyle = 'rgba(255, 248, 230, 0.7)';
  pen.lineWidth = 14;
  pen.font = `500 240px ${FONTS.narrow}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.beginPath();
  for (let inch = 0; inch * INCH <= width; inch++) {
    mark({ x: inch * INCH, y: 0 }, { x: 0, y: 1 }, inch);
    mark({ x: inch * INCH, y: depth }, { x: 0, y: -1 }, inch);
  }
  for (let inch = 0; inch * INCH <= depth; inch++) {
    mark({ x: 0, y: inch * INCH }, { x: 1, y: 0 }, inch);
    mark({ x: width, y: inch * INCH }, { x: -1, y: 0 }, inch);
  }
  pen.stroke();
};

const mean = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
