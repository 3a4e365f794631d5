import { AREAS } from '../kinds.ts';
import { type Lattice, type Patch, stepFor } from '../lattice.ts';
import { noise } from '../noise.ts';
import { sceneryKind } from './kinds.ts';
import { depthIn, heightIn, type Scenery } from './shapes.ts';

/** Crowns, reeds and stones overhang a patch by as much. */
const APRON = 0.6;
/** Fields reach so far beyond the outline, which cuts them off. */
const BEYOND = 0.45;

/** The open cloth, without any scenery. */
export const clothLattice = (patch: Patch): Lattice => {
  const step = stepFor(patch.side);
  const apron = 1 + Math.ceil((APRON * patch.side) / step);
  const left = (Math.floor(patch.left / step) - apron) * step;
  const top = (Math.floor(patch.top / step) - apron) * step;
  const columns = Math.ceil((patch.left + patch.width - left) / step) + apron + 1;
  const rows = Math.ceil((patch.top + patch.height - top) / step) + apron + 1;
  const empty = new Float32Array(columns * rows);
  const mottle = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(left + column * step) / patch.side, (top + row * step) / patch.side];
      mottle[row * columns + column] = 0.7 * noise(x / 4.4 + 3, y / 4.4) + 0.3 * noise(x / 1.1, y / 1.1 + 40);
    }
  const beyond = new Uint8Array(columns * rows);
  return {
    step,
    columns,
    rows,
    left,
    top,
    fields: AREAS.map(() => undefined),
    mottle,
    relief: empty,
    beyond,
  };
};

/** The same with the fields of the scenery that comes near. */
export const sceneryLattice = (cloth: Lattice, shapes: readonly Scenery[], side: number): Lattice => {
  const fields: (Float32Array | undefined)[] = AREAS.map(() => undefined);
  const relief = new Float32Array(cloth.columns * cloth.rows);
  for (const shape of shapes) {
    const { area, isHill } = sceneryKind(shape.kind);
    if (area === undefined) continue;
    const index = AREAS.indexOf(area);
    const field = fields[index] ?? new Float32Array(cloth.columns * cloth.rows);
    fields[index] = field;
    eachNode(cloth, shape, side, (node, x, y) => {
      const depth = depthIn(shape, x, y);
      if (depth < -BEYOND) return;
      if (isHill) {
        const height = heightIn(shape, x, y);
        field[node] = Math.max(field[node] as number, depth < 0 ? 0.4 : 0.56 + height * 1.9);
        relief[node] = Math.max(relief[node] as number, depth < 0 ? 0 : 0.25 + height * 1.8);
      } else field[node] = Math.max(field[node] as number, Math.min(1, Math.max(0, 0.5 + depth * 1.4)));
    });
  }
  return { ...cloth, fields, relief };
};

/** The nodes of the lattice in the box around a shape. */
const eachNode = (
  { left, top, step, columns, rows }: Lattice,
  { box }: Scenery,
  side: number,
  visit: (node: number, x: number, y: number) => void,
): void => {
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));
  const first = within(Math.floor(((box.left - BEYOND) * side - left) / step), columns);
  const last = within(Math.ceil(((box.right + BEYOND) * side - left) / step), columns - 1);
  const upper = within(Math.floor(((box.top - BEYOND) * side - top) / step), rows);
  const lower = within(Math.ceil(((box.bottom + BEYOND) * side - top) / step), rows - 1);
  for (let row = upper; row <= lower; row++)
    for (let column = first; column <= last; column++)
      visit(row * columns + column, (left + column * step) / side, (top + row * step) / side);
};
