import { STANDARD_POINTS } from '../data/points.ts';
import type { Limits } from '../data/readArmyList.ts';

/** What both players agreed on before they built their armies (BLD-GEN-04). */
export interface ArmyTerms {
  /** Undefined in a free set-up, which counts no points (BLD-LST-13). */
  readonly points: number | undefined;
  readonly era: 'EARLY' | 'LATE';
  readonly magic: boolean;
}

/** BLD-PTS-05. */
export const STANDARD_TERMS: ArmyTerms = { points: STANDARD_POINTS, era: 'EARLY', magic: true };

/** BLD-LST-12: in proportion to the points, the least rounded down, the most rounded up. */
export const scaledLimits = ({ least, most }: Limits, points: number): Limits => ({
  least: Math.floor((least * points) / STANDARD_POINTS),
  most: Math.ceil((most * points) / STANDARD_POINTS),
});
