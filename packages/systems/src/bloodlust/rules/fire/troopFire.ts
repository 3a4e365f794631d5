import { CHART_A, type FireRow } from '../../data/fireCharts.ts';
import { ARMOUR, type Armour } from '../../data/weapons.ts';

/** BLD-R-01: every fraction of the chart, also five quarters of it, is whole over this. */
export const PARTS = 10_080;

/** One unit's fire in a fire step. */
export interface Volley {
  readonly row: FireRow;
  readonly castings: number;
  /** BLD-R-42: counts five quarters of its castings. */
  readonly isUphill: boolean;
}

export interface FireResult {
  readonly hits: number;
  /** What each shooter is credited with (BLD-R-38). */
  readonly credits: readonly number[];
}

/** BLD-R-43: a target in protective cover counts as the next heavier armour; plate stays. */
export const columnOf = (armour: Armour, isInCover: boolean): Armour => {
  const columns = Object.keys(ARMOUR) as Armour[];
  const heavier = columns[Math.min(columns.indexOf(armour) + 1, columns.length - 1)]!;
  return isInCover ? heavier : armour;
};

/** BLD-FIR-09, BLD-R-42: what each shooter contributes, in parts of a hit. */
export const sharesOf = (volleys: readonly Volley[], column: Armour): readonly number[] =>
  volleys.map(
    ({ row, castings, isUphill }) => ((castings * PARTS) / CHART_A[row][column] / 4) * (isUphill ? 5 : 4),
  );

/** BLD-FIR-09, BLD-R-38: exact fractions of all who fire at a target in the same step, rounded down once. */
export const fireAtTroops = (volleys: readonly Volley[], column: Armour): FireResult => {
  const shares = sharesOf(volleys, column);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return {
    hits: Math.floor(total / PARTS),
    credits: shares.map((share) => Math.floor(share / PARTS)),
  };
};
