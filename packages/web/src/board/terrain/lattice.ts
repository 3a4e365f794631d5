import { type Ground, NOWHERE } from '../ground/ground.ts';
import { AREAS, type Area } from './kinds.ts';
import { noise } from './noise.ts';

/** A rectangle of the sheet at one zoom, in device pixels; `side` is the side of a hex. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly side: number;
  /** Device pixels to a CSS pixel. */
  readonly density: number;
}

/** Fields sampled at every `step` pixels, far enough beyond the patch that trees from outside can overhang its edge. */
export interface Lattice {
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  /** Pixel position of the first node, from the sheet's origin: a multiple of the step, so that patches join. */
  readonly left: number;
  readonly top: number;
  readonly fields: readonly (Float32Array | undefined)[];
  /** Large, soft patches of tone, from -1 to 1. */
  readonly mottle: Float32Array;
  /** The height, softened, for light and shade. */
  readonly relief: Float32Array;
  /** 1 where no hex is near. */
  readonly beyond: Uint8Array;
}

/** In sides of a hex. */
const APRON = 0.45;

export const stepFor = (side: number): number => Math.max(2, Math.min(8, Math.round(side * 0.14)));

export const emptyLattice = (ground: Ground, patch: Patch): Lattice => {
  const step = stepFor(patch.side);
  const apron = 1 + Math.ceil((APRON * patch.side) / step);
  const left = (Math.floor(patch.left / step) - apron) * step;
  const top = (Math.floor(patch.top / step) - apron) * step;
  const columns = Math.ceil((patch.left + patch.width - left) / step) + apron + 1;
  const rows = Math.ceil((patch.top + patch.height - top) / step) + apron + 1;
  const fields = ground.fields.map((field) => field && new Float32Array(columns * rows));
  const [mottle, relief] = [new Float32Array(columns * rows), new Float32Array(columns * rows)];
  return { step, columns, rows, left, top, fields, mottle, relief, beyond: new Uint8Array(columns * rows) };
};

/** A field at a point of the sheet, from the nearest node. */
export const valueAt = (lattice: Lattice, area: Area, side: number, x: number, y: number): number => {
  const field = lattice.fields[AREAS.indexOf(area)];
  if (!field) return 0;
  const column = Math.round((x * side - lattice.left) / lattice.step);
  const row = Math.round((y * side - lattice.top) / lattice.step);
  const inside = column >= 0 && row >= 0 && column < lattice.columns && row < lattice.rows;
  return inside ? (field[row * lattice.columns + column] as number) : 0;
};

/** Samples some rows; a tile needs several calls. */
export const sampleRows = (
  ground: Ground,
  lattice: Lattice,
  side: number,
  from: number,
  to: number,
): void => {
  const { step, columns, fields, mottle, relief, beyond } = lattice;
  const sample = new Float32Array(AREAS.length + 1);
  for (let row = from; row < to; row++) {
    const y = (lattice.top + row * step) / side;
    for (let column = 0; column < columns; column++) {
      const node = row * columns + column;
      const x = (lattice.left + column * step) / side;
      mottle[node] = 0.7 * noise(x / 3.2 + ground.seed, y / 3.2) + 0.3 * noise(x / 0.8, y / 0.8 + 40);
      if (!sampleAt(ground, x, y, sample)) beyond[node] = 1;
      relief[node] = sample[AREAS.length]!;
      for (let area = 0; area < AREAS.length; area++) {
        const field = fields[area];
        if (field !== undefined) field[node] = sample[area]!;
      }
    }
  }
};

/** The middle of a hex, up to this distance from its centre, always shows its own terrain. */
const OWN = 0.5;
const BLENDED = 0.78;

const HEX = new Int32Array(2);
const RELIEF = AREAS.length;

/**
 * Fills `into` with the fields at a point, warped and blended, followed by a softer height for the light; false where
 * no hex is near.
 */
export const sampleAt = (ground: Ground, x: number, y: number, into: Float32Array): boolean => {
  const { fields, plain, layout } = ground;
  layout.locate(x, y, HEX);
  const own = ground.nearest(HEX[0]!, HEX[1]!);
  if (own === NOWHERE) {
    into.fill(0);
    return false;
  }
  for (let area = 0; area < RELIEF; area++) into[area] = fields[area]?.[own] ?? 0;
  into[RELIEF] = into[0]!;
  if (plain[own] === 1) return true;
  const { x: centreX, y: centreY } = layout.centre({ q: HEX[0]!, r: HEX[1]! });
  const fromCentre = Math.hypot(x - centreX, y - centreY);
  blend(ground, x, y, Math.max(0, Math.min(1, (fromCentre - OWN) / (BLENDED - OWN))), into);
  return true;
};

const SUMS = new Float32Array(AREAS.length + 1);
const STEP_Q = [0, 1, 1, 0, -1, -1] as const;
const STEP_R = [-1, -1, 0, 1, 1, 0] as const;

/** Three waves of noise move the point; its hex and the six around it are weighted by distance. */
const blend = (ground: Ground, x: number, y: number, share: number, into: Float32Array): void => {
  const { layout, fields, seed } = ground;
  const { sides } = layout;
  const warpedX =
    x +
    0.3 * noise(x / 0.9 + seed, y / 0.9) +
    0.16 * noise(x / 0.42, y / 0.42 + 17) +
    0.07 * noise(x / 0.19, y / 0.19);
  const warpedY =
    y +
    0.3 * noise(x / 0.9, y / 0.9 + seed + 91) +
    0.16 * noise(x / 0.42 + 53, y / 0.42) +
    0.07 * noise(x / 0.19 + 9, y / 0.19);
  layout.locate(warpedX, warpedY, HEX);
  const q = HEX[0]!;
  const r = HEX[1]!;
  const home = ground.nearest(q, r);
  if (home === NOWHERE) return;
  const { x: middleX, y: middleY } = layout.centre({ q, r });
  let total = 0;
  let softTotal = 0;
  SUMS.fill(0);
  for (let k = -1; k < 6; k++) {
    const cell = k < 0 ? home : ground.nearest(q + STEP_Q[k]!, r + STEP_R[k]!);
    if (cell === NOWHERE) continue;
    const dx = warpedX - middleX - (k < 0 ? 0 : 2 * sides[k]!.x);
    const dy = warpedY - middleY - (k < 0 ? 0 : 2 * sides[k]!.y);
    const near = dx * dx + dy * dy;
    const weight = Math.exp(-2.3 * near);
    const softX = 0.35 * warpedX + 0.65 * x - warpedX + dx;
    const softY = 0.35 * warpedY + 0.65 * y - warpedY + dy;
    const soft = Math.exp(-1.15 * (softX * softX + softY * softY));
    total += weight;
    softTotal += soft;
    for (let area = 0; area < RELIEF; area++) {
      const field = fields[area];
      if (field !== undefined) SUMS[area]! += weight * field[cell]!;
    }
    SUMS[RELIEF]! += soft * (fields[0]?.[cell] ?? 0);
  }
  for (let area = 0; area < RELIEF; area++) into[area]! += (SUMS[area]! / total - into[area]!) * share;
  into[RELIEF] = SUMS[RELIEF]! / softTotal;
};
