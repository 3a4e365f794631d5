/**
 * Axial integer coordinates. The same arithmetic serves flat-topped hexes in columns and pointy-topped hexes in
 * rows (CSW-GEO-05, GRD-MAP-05, CHR-R-03, CST-BRD-02); only the names of the directions differ, see compass.ts.
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Flat-topped hexes form columns, pointy-topped hexes form rows. */
export type Orientation = 'flat' | 'pointy';

/**
 * Clockwise on the map, starting from the step (0,-1): north on flat-topped maps, north-west on pointy-topped ones.
 * What a rulebook calls its directions, and in which order, is its compass.
 */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

/** The step of each direction. */
export const STEPS: readonly [Hex, Hex, Hex, Hex, Hex, Hex] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const isSameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** A unique text for each hex, as a key in maps and sets. */
export const hexKey = (hex: Hex): string => `${hex.q},${hex.r}`;

export const neighbour = (hex: Hex, direction: Direction): Hex => {
  const step = STEPS[direction];
  return { q: hex.q + step.q, r: hex.r + step.r };
};

/** In the order of the directions. */
export const neighbours = (hex: Hex): Hex[] => DIRECTIONS.map((direction) => neighbour(hex, direction));

/** The direction of a neighbour, or undefined if the two hexes do not touch. */
export const directionTo = (from: Hex, to: Hex): Direction | undefined =>
  DIRECTIONS.find((direction) => isSameHex(neighbour(from, direction), to));

/** The least number of steps between two hexes (CSW-GEO-04). */
export const distance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

const ORIGIN: Hex = { q: 0, r: 0 };

/** Turns a hex about a centre by sixths of a circle, clockwise when positive (CST-BRD-03). */
export const rotate = (hex: Hex, sixths: number, centre: Hex = ORIGIN): Hex => {
  let q = hex.q - centre.q;
  let r = hex.r - centre.r;
  for (let left = ((sixths % 6) + 6) % 6; left > 0; left--) [q, r] = [0 - r, q + r];
  return { q: q + centre.q, r: r + centre.r };
};
