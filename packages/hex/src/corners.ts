import { DIRECTIONS, type Direction, type Hex, neighbour, STEPS } from './coordinates.ts';
import { turn } from './facing.ts';

/**
 * A point where three hexes meet, as the sum of the three: its axial coordinates in thirds of a hex. One corner
 * has one such sum, whichever of its hexes it is reached from.
 */
export interface Corner {
  readonly q3: number;
  readonly r3: number;
}

/** Corner k lies between the sides in directions k and k+1 (CHR-R-03). */
export const cornerOf = (hex: Hex, k: Direction): Corner => {
  const one = STEPS[k];
  const other = STEPS[turn(k, 1)];
  return { q3: 3 * hex.q + one.q + other.q, r3: 3 * hex.r + one.r + other.r };
};

/** Clockwise, from the corner between directions 0 and 1. */
export const cornersOf = (hex: Hex): Corner[] => DIRECTIONS.map((k) => cornerOf(hex, k));

export const isSameCorner = (a: Corner, b: Corner): boolean => a.q3 === b.q3 && a.r3 === b.r3;

/** A unique text for each corner, as a key in maps and sets. */
export const cornerKey = (corner: Corner): string => `${corner.q3},${corner.r3}`;

/** The three hexes that meet in a corner, clockwise around it. */
export const hexesAround = (corner: Corner): [Hex, Hex, Hex] => {
  const k: Direction = isCornerOfKind(corner, 0) ? 0 : 1;
  const one = STEPS[k];
  const other = STEPS[turn(k, 1)];
  const hex = { q: (corner.q3 - one.q - other.q) / 3, r: (corner.r3 - one.r - other.r) / 3 };
  return [hex, neighbour(hex, k), neighbour(hex, turn(k, 1))];
};

/** Every corner is corner 0 or corner 1 of exactly one hex: the corners of the plane come in two kinds. */
const isCornerOfKind = (corner: Corner, k: Direction): boolean => {
  const offset = STEPS[k].q + STEPS[turn(k, 1)].q;
  return (((corner.q3 - offset) % 3) + 3) % 3 === 0;
};
