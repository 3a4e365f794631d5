import type { Bounds, Point } from '@warmoot/tabletop';
import { SECTORS } from '../../data/terrain.ts';

/** BLD-TER-07, BLD-SET-01: the rectangle of a sector. */
export const sectorBox = (
  table: { readonly width: number; readonly height: number },
  sector: number,
): Bounds => {
  const row = SECTORS.findIndex((each) => (each as readonly number[]).includes(sector));
  const column = (SECTORS[row] as readonly number[]).indexOf(sector);
  const [width, height] = [table.width / 3, table.height / 3];
  return {
    west: column * width,
    east: (column + 1) * width,
    south: (2 - row) * height,
    north: (3 - row) * height,
  };
};

export const ALL_SECTORS: readonly number[] = SECTORS.flat();

/** The sector that holds a point. */
export const sectorAt = (
  table: { readonly width: number; readonly height: number },
  { x, y }: Point,
): number => {
  const third = (at: number, of: number): number => Math.max(0, Math.min(2, Math.floor((3 * at) / of)));
  return SECTORS[(2 - third(y, table.height)) as 0][third(x, table.width) as 0];
};
