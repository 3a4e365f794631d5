import { type Modifier, modifiers } from '@warmoot/kernel';
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
import { columnOf, type Volley } from './troopFire.ts';

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

/** What those who shoot with one row at a model may try: one d10 for each attempt. */
export interface Attempts {
  readonly row: FireRow;
  readonly pooled: number;
  readonly attempts: number;
  readonly needed: number;
}

/** BLD-R-39, BLD-R-70: castings are pooled by row, in the order of the chart; uphill count five quarters (BLD-R-42). */
export const attemptsOf = (
  volleys: readonly Volley[],
  column: FireClass,
  isInCover: boolean,
): readonly Attempts[] =>
  (Object.keys(CHART_B) as FireRow[]).flatMap((row) => {
    const own = volleys.filter((volley) => volley.row === row);
    const quarters = own.reduce((sum, { castings, isUphill }) => sum + castings * (isUphill ? 5 : 4), 0);
    const pooled = Math.floor(quarters / 4);
    return own.length === 0 ? [] : [{ row, pooled, ...attemptsAt(row, pooled, column, isInCover) }];
  });

/** BLD-R-39: what each of those who pooled their castings is credited with. */
export const shareOf = (hits: number, castings: number, pooled: number): number =>
  pooled === 0 ? 0 : Math.floor((hits * castings) / pooled);

/** Where a piece stands, and its target (BLD-R-42, BLD-R-43). */
interface Ground {
  readonly isUphill: boolean;
  readonly isInCover: boolean;
}

/**
 * BLD-FIR-10, BLD-FIR-13: the natural d10 that a piece needs, term by term: the chart, less what it adds to its die. A
 * model in cover is one harder to hit; troops count as heavier armoured (BLD-R-43).
 */
export const artilleryNeed = (
  row: ArtilleryRow,
  target: ArtilleryTarget | FireClass,
  { isUphill, isInCover }: Ground,
): Modifier[] => {
  const terms =
    typeof target === 'string'
      ? modifiers(
          [true, 'BLD-FIR-13', target, ARTILLERY_B[row][target]],
          [isInCover, 'BLD-R-43', 'target in protective cover', 1],
        )
      : troopTerms(row, target, isInCover);
  return [...terms, ...modifiers([isUphill, 'BLD-R-42', 'uphill of the target', -1])];
};

/** BLD-FIR-16, BLD-R-44: a testudo is PLATE, in cover or not. */
const troopTerms = (row: ArtilleryRow, target: ArtilleryTarget, isInCover: boolean): Modifier[] => {
  const column = target.isTestudo ? 'Plate' : columnOf(target.armour, isInCover);
  const density = densityOf(target);
  return modifiers(
    [true, 'BLD-FIR-09', column, ARTILLERY_A[row][column]],
    [density > 0, target.isTestudo ? 'BLD-FIR-16' : 'BLD-FIR-11', 'dense target', -density],
    [density < 0, 'BLD-FIR-11', 'scattered target', -density],
  );
};

const DENSE: readonly TroopClass[] = ['HORDE', 'DRILL', 'MASS', 'MCO'];
const SCATTERED: readonly TroopClass[] = ['LF', 'LH'];

/** A unit as artillery sees it. */
export interface ArtilleryTarget {
  readonly class: TroopClass;
  readonly armour: Armour;
  readonly isTestudo: boolean;
}

/** BLD-FIR-11: what a piece adds to its die; for a testudo once (BLD-FIR-16, BLD-R-44). */
const densityOf = ({ class: troopClass, isTestudo }: ArtilleryTarget): number => {
  if (isTestudo || DENSE.includes(troopClass)) return ARTILLERY_MODIFIERS.dense;
  return SCATTERED.includes(troopClass) ? ARTILLERY_MODIFIERS.scattered : 0;
};
