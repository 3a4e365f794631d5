import type { Direction } from './coordinates.ts';
import { type Grid, OFF_BOARD } from './grid.ts';

/** Whether a cell is joined to its neighbour. */
export type Joined = (from: number, to: number, direction: Direction) => boolean;

const always: Joined = () => true;

/** All cells connected with the start through cells that belong, nearest first. Empty if the start does not belong. */
export const regionAround = (
  grid: Grid,
  start: number,
  belongs: (cell: number) => boolean,
  joined: Joined = always,
): number[] => (belongs(start) ? flood(grid, start, belongs, joined, new Uint8Array(grid.size)) : []);

/** The connected parts of everything that belongs, in the order of their first cells. */
export const regionsOf = (
  grid: Grid,
  belongs: (cell: number) => boolean,
  joined: Joined = always,
): number[][] => {
  const taken = new Uint8Array(grid.size);
  const regions: number[][] = [];
  for (let cell = 0; cell < grid.size; cell++)
    if (taken[cell] === 0 && belongs(cell)) regions.push(flood(grid, cell, belongs, joined, taken));
  return regions;
};

const flood = (
  grid: Grid,
  start: number,
  belongs: (cell: number) => boolean,
  joined: Joined,
  taken: Uint8Array,
): number[] => {
  const region = [start];
  taken[start] = 1;
  for (const cell of region) {
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[6 * cell + direction]!;
      if (to === OFF_BOARD || taken[to] === 1) continue;
      if (!belongs(to) || !joined(cell, to, direction as Direction)) continue;
      taken[to] = 1;
      region.push(to);
    }
  }
  return region;
};
