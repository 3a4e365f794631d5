import type { Theme } from '../../theme/index.ts';
import { apart, type Box, grown, isWithin } from '../geometry.ts';
import type { Ground } from '../ground/ground.ts';
import type { Pen } from '../surface.ts';
import type { Area } from './kinds.ts';
import { type Lattice, type Patch, valueAt } from './lattice.ts';

/** What every layer needs for painting. The pen's unit is the side of a hex, from the sheet's origin. */
export interface Brush {
  readonly pen: Pen;
  readonly ground: Ground;
  readonly theme: Theme;
  readonly patch: Patch;
  readonly lattice: Lattice;
  /** The patch, in sides. */
  readonly box: Box;
}

/** Height of a hex on the screen, by which the zooms are named: under 16 dots, 35 play, 61 close, 96 table. */
export const hexHeight = ({ side, density }: Patch): number => (side / density) * Math.sqrt(3);

export const patchBox = ({ left, top, width, height, side }: Patch): Box => ({
  left: left / side,
  top: top / side,
  right: (left + width) / side,
  bottom: (top + height) / side,
});

/** Cells whose centre is near the patch. */
export const cellsNear = ({ ground, box }: Brush, apron: number): number[] => {
  const wide = grown(box, apron);
  const near: number[] = [];
  ground.centres.forEach((centre, cell) => {
    if (isWithin(wide, centre)) near.push(cell);
  });
  return near;
};

export const fieldAt = ({ lattice, patch }: Brush, area: Area, x: number, y: number): number =>
  valueAt(lattice, area, patch.side, x, y);

/** Calls for every place of a jittered grid near the patch; row by row, so that nearer things are drawn later. */
export const scatter = (
  { box, ground }: Brush,
  spacing: number,
  apron: number,
  salt: number,
  visit: (x: number, y: number, column: number, row: number) => void,
  lot: (column: number, row: number, salt: number) => number,
): void => {
  const { left, top, right, bottom } = grown(box, apron);
  for (let row = Math.floor(top / spacing); row <= bottom / spacing; row++)
    for (let column = Math.floor(left / spacing); column <= right / spacing; column++) {
      const x = (column + 0.15 + 0.7 * lot(column, row, salt + ground.seed)) * spacing;
      const y = (row + 0.15 + 0.7 * lot(column, row, salt + 1 + ground.seed)) * spacing;
      visit(x, y, column, row);
    }
};

/** Whether a road or stream is so near a point that nothing should grow there. */
export const isOnWay = ({ ground }: Brush, x: number, y: number, reach: number): boolean => {
  const ways = ground.ways.stretches.get(ground.cellAt(ground.layout.hexAt({ x, y })));
  return ways?.some(({ line }) => line.some((point) => apart(point, { x, y }) < reach)) ?? false;
};
