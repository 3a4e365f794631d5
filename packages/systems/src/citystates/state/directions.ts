import { type Hex, rotate } from '@warmoot/hex';

/** CST-BRD-02: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];

const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const beside = ({ q, r }: Hex, direction: number): Hex => {
  const step = STEPS[direction] as Hex;
  return { q: q + step.q, r: r + step.r };
};

export const opposite = (direction: number): Direction => ((direction + 3) % 6) as Direction;
export const turned = (direction: number, sixths: number): Direction =>
  ((((direction + sixths) % 6) + 6) % 6) as Direction;

/** Rows before columns: "lowest hex id" in every clause (CST-R-62). */
export const byHex = (a: Hex, b: Hex): number => a.r - b.r || a.q - b.q;

const CLUSTER: Hex = { q: 4, r: 3 };

/** CST-BRD-04, CST-BRD-05: the centre of the board that touches side `side`, seen from this board's centre. */
export const nextCentre = ({ q, r }: Hex, side: number): Hex => {
  const step = rotate(CLUSTER, side);
  return { q: q + step.q, r: r + step.r };
};
