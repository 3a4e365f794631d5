import { COMMANDERS, type Commander } from '../../data/points.ts';

/** How a commander stands at the start of his turn. */
export interface Standing {
  readonly isInMelee: boolean;
  /** Within 6 inches of an enemy unit (BLD-R-53). */
  readonly isNearEnemy: boolean;
  readonly isDisrupted: boolean;
}

/** BLD-CMD-03, BLD-CMD-05, BLD-CMD-06: none in melee; halved once, for one cause or both (BLD-R-53). */
export const controlPoints = (rank: Commander, { isInMelee, isNearEnemy, isDisrupted }: Standing): number => {
  const { control } = COMMANDERS[rank];
  if (isInMelee) return 0;
  return isNearEnemy || isDisrupted ? control / 2 : control;
};
