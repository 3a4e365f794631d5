import type { TroopClass } from '../../data/classes.ts';
import {
  ARTILLERY_A,
  ARTILLERY_B,
  ARTILLERY_MODIFIERS,
  type ArtilleryRow,
  CHART_B,
  type FireClass,
  type FireRow,
} from '../../data/fireCharts.ts';
import type { Armour } from '../../data/weapons.ts';

/** BLD-FIR-13, BLD-R-39: how many d10 are rolled, and with what each hits; cover makes it one harder (BLD-R-43). */
export const attemptsAt = (
  row: FireRow,
  pooledCastings: number,
  column: FireClass,
  isInCover = false,
): { readonly attempts: number; readonly needed: number } => {
  const { castings, needed } = CHART_B[row][column];
  return { attempts: Math.floor(pooledCastings / castings), needed: needed + (isInCover ? 1 : 0) };
};

/** BLD-FIR-13: the natural d10 that a piece needs against equipment or a creature. */
export const artilleryAtModel = (row: ArtilleryRow, column: FireClass, isUphill = false): number =>
  ARTILLERY_B[row][column] - uphillBonus(isUphill);

/** BLD-R-42. */
const uphillBonus = (isUphill: boolean): number => (isUphill ? 1 : 0);

const DENSE: readonly TroopClass[] = ['HORDE', 'DRILL', 'MASS', 'MCO'];
const SCATTERED: readonly TroopClass[] = ['LF', 'LH'];

/** A unit as artillery sees it. */
export interface ArtilleryTarget {
  readonly class: TroopClass;
  readonly armour: Armour;
  readonly isTestudo: boolean;
}

/**
 * BLD-FIR-10, BLD-FIR-11: the natural d10 that a piece needs against troops. A testudo is PLATE and dense, once
 * (BLD-FIR-16, BLD-R-44).
 */
export const artilleryAtTroops = (row: ArtilleryRow, target: ArtilleryTarget, isUphill = false): number => {
  const column = target.isTestudo ? 'Plate' : target.armour;
  return ARTILLERY_A[row][column] - densityOf(target) - uphillBonus(isUphill);
};

const densityOf = ({ class: troopClass, isTestudo }: ArtilleryTarget): number => {
  if (isTestudo || DENSE.includes(troopClass)) return ARTILLERY_MODIFIERS.dense;
  return SCATTERED.includes(troopClass) ? ARTILLERY_MODIFIERS.scattered : 0;
};
