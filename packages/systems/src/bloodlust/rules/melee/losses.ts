import { CASUALTIES, COLUMNS, GREATEST_KV, LEAST_KV } from '../../data/casualties.ts';

/** BLD-MEL-13: kill values beyond the table use its first and last rows, 44 castings and more its last column. */
export const halvesLost = (killValue: number, fightingCastings: number): number => {
  const row = CASUALTIES[Math.min(GREATEST_KV, Math.max(LEAST_KV, killValue)) - LEAST_KV]!;
  const column = COLUMNS.findLastIndex((least) => least <= fightingCastings);
  return row[column] ?? 0;
};

export interface Settled {
  /** Whole castings to remove. */
  readonly removed: number;
  /** A half kept on the unit while it stays in contact: 0 or 1. */
  readonly stored: number;
}

/** BLD-R-17, BLD-R-18: all results on a target are added to its stored half; what is left of a casting is stored. */
export const settled = (storedHalf: number, halves: readonly number[]): Settled => {
  const total = halves.reduce((sum, each) => sum + each, storedHalf);
  return { removed: Math.floor(total / 2), stored: total % 2 };
};
