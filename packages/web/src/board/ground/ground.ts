import type { Cell, HexGround, HexPlace } from '@warmoot/kernel';
import { type Box, type HexLayout, layoutOf, type Point, STEPS } from '../geometry.ts';
import { AREAS, areaValue } from '../terrain/kinds.ts';
import { seedOf } from '../terrain/noise.ts';
import { bodiesOfWater } from './waters.ts';
import { type Ways, waysOf } from './ways.ts';

/** How many hexes beyond the edge still have a nearest hex: the ground is painted that far. */
const APRON = 2;
export const NOWHERE = -1;

/** A map prepared for painting: cells by number, their neighbours, their contents, and the ways through them. */
export interface Ground {
  readonly layout: HexLayout;
  readonly cells: readonly Cell[];
  readonly centres: readonly Point[];
  readonly seed: number;
  /** The cell at a hex, or beyond the edge the one nearest to it. */
  nearest(q: number, r: number): number;
  cellAt(place: HexPlace): number;
  /** Six for each cell, in the order of the directions. */
  readonly neighbours: Int32Array;
  /** For each kind of area the value of every cell; undefined if the map has none of it. */
  readonly fields: readonly (Float32Array | undefined)[];
  /** Whether all cells within two hexes are the same: then there is nothing to blend. */
  readonly plain: Uint8Array;
  readonly ways: Ways;
  /** A box around all hexes. */
  readonly box: Box;
  /** Whether the hexes fill their box, so that the ground may extend to its edges. */
  readonly isSheet: boolean;
  /** Towns and cities stand in the upper half of their hex, counters below them. */
  readonly isCampaign: boolean;
}

const HEX_AREA = 1.5 * Math.sqrt(3);

export const groundOf = (hexes: HexGround, name: string): Ground => {
  const layout = layoutOf(hexes.orientation);
  const { cells } = hexes;
  const centres = cells.map(({ at }) => layout.centre(at));
  const index = indexOf(cells);
  const neighbours = neighboursOf(cells, index.cellAt);
  const bodies = bodiesOfWater(cells, index.cellAt);
  const fields = AREAS.map((area) =>
    fieldOf(cells.map((cell, i) => (area === 'river' && bodies.has(i) ? 1 : areaValue(cell, area)))),
  );
  const box = boxOf(centres, layout);
  return {
    layout,
    cells,
    centres,
    seed: seedOf(name),
    ...index,
    neighbours,
    fields,
    plain: plainCells(cells.length, neighbours, fields),
    ways: waysOf(hexes, layout, index.cellAt, bodies),
    box,
    isCampaign: hexes.scale === 'campaign',
    isSheet: cells.length * HEX_AREA > 0.88 * (box.right - box.left) * (box.bottom - box.top),
  };
};

const fieldOf = (values: readonly number[]): Float32Array | undefined =>
  values.some((value) => value > 0) ? Float32Array.from(values) : undefined;

const boxOf = (centres: readonly Point[], { corners }: HexLayout): Box => {
  const [reachX, reachY] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  centres.forEach(({ x, y }, i) => {
    box.left = i === 0 ? x - reachX : Math.min(box.left, x - reachX);
    box.right = i === 0 ? x + reachX : Math.max(box.right, x + reachX);
    box.top = i === 0 ? y - reachY : Math.min(box.top, y - reachY);
    box.bottom = i === 0 ? y + reachY : Math.max(box.bottom, y + reachY);
  });
  return box;
};

/** A table of all hexes in the box; empty places near the edge get the nearest cell, ring by ring. */
const indexOf = (cells: readonly Cell[]): Pick<Ground, 'nearest' | 'cellAt'> => {
  const [qs, rs] = [cells.map(({ at }) => at.q), cells.map(({ at }) => at.r)];
  const least = { q: lowest(qs) - APRON, r: lowest(rs) - APRON };
  const width = highest(qs) - least.q + 1 + APRON;
  const depth = highest(rs) - least.r + 1 + APRON;
  const on = new Int32Array(width * depth).fill(NOWHERE);
  cells.forEach(({ at }, cell) => {
    on[(at.r - least.r) * width + at.q - least.q] = cell;
  });
  const around = grownTable(grownTable(on, width, depth), width, depth);
  const look = (table: Int32Array, q: number, r: number): number => {
    const [column, row] = [q - least.q, r - least.r];
    return column < 0 || column >= width || row < 0 || row >= depth
      ? NOWHERE
      : (table[row * width + column] as number);
  };
  return {
    nearest: (q, r) => look(around, q, r),
    cellAt: ({ q, r }) => look(on, q, r),
  };
};

const lowest = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const highest = (values: readonly number[]): number =>
  values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Ways that reach the edge of the map continue straight beyond it. */
const STRAIGHT_FIRST = [0, 3, 2, 5, 1, 4] as const;

const grownTable = (table: Int32Array, width: number, depth: number): Int32Array => {
  const grown = table.slice();
  for (let row = 0; row < depth; row++)
    for (let column = 0; column < width; column++) {
      if (table[row * width + column] !== NOWHERE) continue;
      for (const direction of STRAIGHT_FIRST) {
        const { q, r } = STEPS[direction]!;
        const [x, y] = [column + q, row + r];
        if (x < 0 || x >= width || y < 0 || y >= depth) continue;
        const near = table[y * width + x] as number;
        if (near === NOWHERE) continue;
        grown[row * width + column] = near;
        break;
      }
    }
  return grown;
};

const neighboursOf = (cells: readonly Cell[], cellAt: Ground['cellAt']): Int32Array => {
  const neighbours = new Int32Array(6 * cells.length);
  cells.forEach(({ at }, cell) => {
    STEPS.forEach(({ q, r }, direction) => {
      neighbours[6 * cell + direction] = cellAt({ q: at.q + q, r: at.r + r });
    });
  });
  return neighbours;
};

const plainCells = (count: number, neighbours: Int32Array, fields: Ground['fields']): Uint8Array => {
  const used = fields.filter((field) => field !== undefined);
  const alike = (a: number, b: number): boolean => used.every((field) => field[a] === field[b]);
  const ring = (from: Uint8Array | undefined): Uint8Array =>
    Uint8Array.from({ length: count }, (_, cell) => {
      for (let k = 0; k < 6; k++) {
        const next = neighbours[6 * cell + k] as number;
        if (next !== NOWHERE && (!alike(cell, next) || from?.[next] === 0)) return 0;
      }
      return 1;
    });
  return ring(ring(undefined));
};
