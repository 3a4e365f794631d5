import { type Direction, type Hex, neighbour } from './coordinates.ts';
import { turn } from './facing.ts';

/** The hexes at exactly this distance, clockwise, starting straight out in the given direction. */
export const ring = (centre: Hex, radius: number, start: Direction = 0): Hex[] => {
  if (radius === 0) return [centre];
  const hexes: Hex[] = [];
  let hex = centre;
  for (let step = 0; step < radius; step++) hex = neighbour(hex, start);
  for (let side = 0; side < 6; side++) {
    const along = turn(start, side + 2);
    for (let step = 0; step < radius; step++, hex = neighbour(hex, along)) hexes.push(hex);
  }
  return hexes;
};

/** The centre, then ring after ring outwards. */
export const spiral = (centre: Hex, radius: number, start: Direction = 0): Hex[] => {
  const hexes: Hex[] = [];
  for (let distance = 0; distance <= radius; distance++) hexes.push(...ring(centre, distance, start));
  return hexes;
};

/** Every hex within the radius, row by row: r upwards, and q upwards within a row (the order of CST-BRD-02 boards). */
export const disc = (centre: Hex, radius: number): Hex[] => {
  const hexes: Hex[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = Math.max(-radius, -radius - r); q <= Math.min(radius, radius - r); q++)
      hexes.push({ q: centre.q + q, r: centre.r + r });
  return hexes;
};
