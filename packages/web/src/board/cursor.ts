import type { HexPlace } from '@warmoot/kernel';
import { type HexLayout, STEPS } from './geometry.ts';

/**
 * Keys that step from hex to hex: if a flat-topped map has no hex straight to the side, the cursor zigzags along the
 * row.
 */
const DIRECTIONS: Readonly<
  Record<HexLayout['orientation'], Readonly<Record<string, readonly [number, number]>>>
> = {
  flat: { ArrowUp: [0, 0], ArrowDown: [3, 3], ArrowRight: [1, 2], ArrowLeft: [5, 4] },
  pointy: { ArrowUp: [1, 0], ArrowDown: [3, 4], ArrowRight: [2, 2], ArrowLeft: [5, 5] },
};

/**
 * The hex an arrow key leads to. Odd and even columns (or rows) alternate between up and down, so that the cursor stays
 * in its row.
 */
export const steppedBy = (
  key: string,
  { q, r }: HexPlace,
  orientation: HexLayout['orientation'],
): HexPlace | undefined => {
  const pair = DIRECTIONS[orientation][key];
  if (!pair) return undefined;
  const line = orientation === 'flat' ? q : r;
  const { q: dq, r: dr } = STEPS[pair[Math.abs(line) % 2 === 0 ? 1 : 0]]!;
  return { q: q + dq, r: r + dr };
};
