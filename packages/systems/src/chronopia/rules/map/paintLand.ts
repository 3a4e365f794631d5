/** Terrain from two fields, height and wetness, cut at quantiles (CHR-R-08). */
import type { Terrain } from '../../state/ground.ts';
import { mixed, randomBelow, roughNoise } from './chance.ts';

export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

export interface Land {
  readonly extent: Extent;
  /** By cell. */
  readonly height: readonly number[];
  readonly terrain: readonly Terrain[];
}

/** Columns = ceil(sqrt(1.15 x area)), rows = ceil(area / columns). */
export const extentFor = (area: number): Extent => {
  const columns = Math.ceil(Math.sqrt(1.15 * area));
  return { columns, rows: Math.ceil(area / columns) };
};

/** Where a cell stands, in eighths of a hex: even columns stand half a hex lower. */
const placeOf = ({ columns }: Extent, cell: number): { x: number; y: number } => {
  const column = cell % columns;
  return { x: 7 * column, y: 8 * Math.floor(cell / columns) + (column % 2 === 1 ? 4 : 0) };
};

/** Against 65536 of the noise. */
const SLOPE = 18000;

/** The land slopes toward one side, so that most of the water is a sea with a coast. */
const slope = (extent: Extent, seed: number, x: number, y: number): number => {
  const across = Math.floor((x * SLOPE) / (7 * extent.columns));
  const down = Math.floor((y * SLOPE) / (8 * extent.rows));
  return [across, SLOPE - across, down, SLOPE - down][randomBelow(4, seed, 9)]!;
};

type Field = (cell: number) => number;

const heightField =
  (extent: Extent, seed: number): Field =>
  (cell) => {
    const { x, y } = placeOf(extent, cell);
    return roughNoise(mixed(seed, 101), x, y, 64) + slope(extent, seed, x, y);
  };
const wetnessField =
  (extent: Extent, seed: number): Field =>
  (cell) => {
    const { x, y } = placeOf(extent, cell);
    return roughNoise(mixed(seed, 202), x, y, 56);
  };

const ascending = (cells: readonly number[], field: readonly number[]): number[] =>
  [...cells].sort((a, b) => field[a]! - field[b]! || a - b);

/** Takes percentage shares from the front of an ordered list. */
const cut = (
  ordered: readonly number[],
  area: number,
  shares: readonly (readonly [Terrain, number])[],
  paint: (cell: number, terrain: Terrain) => void,
): number[] => {
  let from = 0;
  let percent = 0;
  for (const [terrain, share] of shares) {
    percent += share;
    const to = Math.round((area * percent) / 100);
    for (const cell of ordered.slice(from, to)) paint(cell, terrain);
    from = to;
  }
  return ordered.slice(from);
};

/** Of the driest tenth the higher third is badlands, the rest desert. */
const DRY = 10;
const BADLANDS = 3;

export const paintLand = (extent: Extent, seed: number): Land => {
  const area = extent.columns * extent.rows;
  const cells = Array.from({ length: area }, (_, cell) => cell);
  const height = cells.map(heightField(extent, seed));
  const wetness = cells.map(wetnessField(extent, seed));
  const terrain: Terrain[] = cells.map(() => 'plains');
  const paint = (cell: number, what: Terrain): void => {
    terrain[cell] = what;
  };
  const dryLand = cut(ascending(cells, height), area, [['water', 8]], paint);
  const hills: readonly (readonly [Terrain, number])[] = [
    ['crag', 2],
    ['mountains', 10],
  ];
  const lowland = cut(dryLand.reverse(), area, hills, paint);
  const byWetness = ascending(lowland, wetness);
  const dry = byWetness.slice(0, Math.round((area * DRY) / 100));
  cut(
    ascending(dry, height).reverse(),
    area,
    [
      ['badlands', BADLANDS],
      ['desert', DRY],
    ],
    paint,
  );
  const wet: readonly (readonly [Terrain, number])[] = [
    ['heart', 4],
    ['fringe', 6],
    ['forest', 15],
  ];
  cut(byWetness.reverse(), area, wet, paint);
  return { extent, height, terrain };
};
