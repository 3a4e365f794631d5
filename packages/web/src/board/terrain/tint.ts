import { AREAS } from './kinds.ts';
import type { Lattice, Patch } from './lattice.ts';
import { GRAIN, noise } from './noise.ts';
import type { Wash, Washes } from './washes.ts';

const MOUNTAIN = AREAS.indexOf('mountain');

/** Light from the north-west: how much brighter each node is, from the slope of the softened height. */
export const lightOf = (lattice: Lattice, side: number): Float32Array => {
  const light = new Float32Array(lattice.columns * lattice.rows);
  shadeBy(light, lattice, lattice.relief, 0.36, side);
  const mountain = lattice.fields[MOUNTAIN];
  if (mountain) shadeBy(light, lattice, mountain, 0.3, side);
  return light;
};

const shadeBy = (
  light: Float32Array,
  lattice: Lattice,
  height: Float32Array,
  weight: number,
  side: number,
): void => {
  const { columns, rows, step } = lattice;
  const inSides = side / (2 * step);
  for (let row = 1; row < rows - 1; row++)
    for (let node = row * columns + 1; node < (row + 1) * columns - 1; node++) {
      const dx = (height[node + 1]! - height[node - 1]!) * inSides;
      const dy = (height[node + columns]! - height[node - columns]!) * inSides;
      light[node]! += weight * Math.max(-0.38, Math.min(0.2, 0.5 * dx + 0.8 * dy));
    }
};

export interface Canvas {
  readonly image: ImageData;
  readonly patch: Patch;
  readonly lattice: Lattice;
  readonly light: Float32Array;
  readonly washes: Washes;
}

/** Paints rows of lattice squares into the pixels of a patch. */
export const tintRows = (canvas: Canvas, from: number, to: number): void => {
  for (let row = from; row < to; row++)
    for (let column = 0; column < canvas.lattice.columns - 1; column++) tintSquare(canvas, column, row);
};

/** A wash whose edge runs through the square, with the field in its four corners. */
interface Crossing {
  readonly wash: Wash;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  /** How much the field changes from one pixel to the next. */
  readonly slope: number;
}

/** How near its level a field must be for an edge or a line to show. */
const EDGE = 0.02;
const LINE = 0.07;
const LINE_IN_PIXELS = 1.15;

const tintSquare = (canvas: Canvas, column: number, row: number): void => {
  const { lattice, patch, washes } = canvas;
  const { step } = lattice;
  const left = lattice.left + column * step - patch.left;
  const top = lattice.top + row * step - patch.top;
  if (left + step <= 0 || top + step <= 0 || left >= patch.width || top >= patch.height) return;
  const node = row * lattice.columns + column;
  const colour = [0, 0, 0];
  if (lattice.beyond[node] === 1) {
    for (let i = 0; i < 3; i++) colour[i] = washes.margin[i]!;
    fillSquare(canvas, node, left, top, colour, []);
  } else fillSquare(canvas, node, left, top, colour, layWashes(canvas, node, colour));
};

/** Draws the washes that cover the whole square, up to the first that does not; returns the rest. */
const layWashes = ({ lattice, washes }: Canvas, node: number, colour: number[]): Crossing[] => {
  const crossings: Crossing[] = [];
  const { columns, fields, step } = lattice;
  for (let i = 0; i < 3; i++) colour[i] = washes.base[i]!;
  for (const wash of washes.washes) {
    const field = fields[wash.field];
    if (field === undefined) continue;
    const a = field[node]! - wash.level;
    const b = field[node + 1]! - wash.level;
    const c = field[node + columns]! - wash.level;
    const d = field[node + columns + 1]! - wash.level;
    const near = wash.lineStrength > 0 ? LINE : EDGE;
    if (a < -near && b < -near && c < -near && d < -near) continue;
    const whole = a > near && b > near && c > near && d > near && !wash.pooled;
    if (whole && crossings.length === 0) {
      colour[0]! += (wash.red - colour[0]!) * wash.strength;
      colour[1]! += (wash.green - colour[1]!) * wash.strength;
      colour[2]! += (wash.blue - colour[2]!) * wash.strength;
    } else {
      const slope = Math.hypot(b + d - a - c, c + d - a - b) / (2 * step);
      crossings.push({ wash, a, b, c, d, slope: Math.max(slope, 0.004) });
    }
  }
  return crossings;
};

const MIXED = [0, 0, 0];

const fillSquare = (
  { image, patch, lattice, light, washes }: Canvas,
  node: number,
  left: number,
  top: number,
  colour: readonly number[],
  crossings: readonly Crossing[],
): void => {
  const { columns, step, mottle } = lattice;
  const [red, green, blue] = washes.mottle;
  const { data, width } = image;
  for (let py = Math.max(0, -top); py < Math.min(step, patch.height - top); py++) {
    const v = py / step;
    const tone0 = mottle[node]! + (mottle[node + columns]! - mottle[node]!) * v;
    const tone1 = mottle[node + 1]! + (mottle[node + columns + 1]! - mottle[node + 1]!) * v - tone0;
    const lit0 = 1 + light[node]! + (light[node + columns]! - light[node]!) * v;
    const lit1 = 1 + light[node + 1]! + (light[node + columns + 1]! - light[node + 1]!) * v - lit0;
    const y = patch.top + top + py;
    for (let px = Math.max(0, -left); px < Math.min(step, patch.width - left); px++) {
      const u = px / step;
      const x = patch.left + left + px;
      for (let i = 0; i < 3; i++) MIXED[i] = colour[i]!;
      for (let i = 0; i < crossings.length; i++)
        lay(crossings[i]!, u, v, x / patch.side, y / patch.side, patch.side);
      const tone = tone0 + tone1 * u;
      const lit = lit0 + lit1 * u;
      const speck = (GRAIN[((y & 255) << 8) | (x & 255)]! - 0.5) * washes.grain;
      const at = 4 * ((top + py) * width + left + px);
      data[at] = (MIXED[0]! + red * tone) * lit + speck;
      data[at + 1] = (MIXED[1]! + green * tone) * lit + speck;
      data[at + 2] = (MIXED[2]! + blue * tone) * lit + speck;
      data[at + 3] = 255;
    }
  }
};

/** One wash on one pixel, its edge smoothed, its line drawn. */
const lay = (
  { wash, a, b, c, d, slope }: Crossing,
  u: number,
  v: number,
  x: number,
  y: number,
  side: number,
): void => {
  const above = a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
  if (wash.pooled && above < 0) return;
  const inPixels = wash.pooled ? pool(x, y, above) * side * 0.28 : above / slope;
  const cover = Math.min(1, Math.max(0, inPixels + 0.5)) * wash.strength;
  const line = wash.lineStrength * Math.max(0, 1 - Math.abs(inPixels) / LINE_IN_PIXELS);
  MIXED[0]! += (wash.red - MIXED[0]!) * cover;
  MIXED[1]! += (wash.green - MIXED[1]!) * cover;
  MIXED[2]! += (wash.blue - MIXED[2]!) * cover;
  if (line === 0) return;
  MIXED[0]! += (wash.lineRed - MIXED[0]!) * line;
  MIXED[1]! += (wash.lineGreen - MIXED[1]!) * line;
  MIXED[2]! += (wash.lineBlue - MIXED[2]!) * line;
};

/** Flat pools, wider than deep; above 0 where water stands. */
const pool = (x: number, y: number, inside: number): number =>
  noise(x * 0.9 + 7, y * 2.1) + 0.35 * noise(x * 2.4, y * 4.4) - 0.42 + 0.8 * inside;
