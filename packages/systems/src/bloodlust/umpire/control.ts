import type { ClauseId } from '@warmoot/kernel';
import type { TroopClass } from '../data/classes.ts';
import type { Commander } from '../data/points.ts';
import type { Morale } from '../data/readArmyList.ts';
import { controlPoints, type Standing } from '../rules/command/controlPoints.ts';
import { ratingFrom } from '../rules/morale/rating.ts';
import { clausesOf } from './clauses.ts';

export interface ControlAnswer {
  readonly points: number;
  readonly rules: readonly ClauseId[];
}

/** BLD-CMD-03, BLD-CMD-05, BLD-CMD-06, BLD-PLY-16. */
export const judgeControl = (rank: Commander, standing: Standing): ControlAnswer => {
  const isHalved = !standing.isInMelee && (standing.isNearEnemy || standing.isDisrupted);
  return {
    points: controlPoints(rank, standing),
    rules: clausesOf(
      [rank === 'magic user' ? 'BLD-CMD-09' : 'BLD-CMD-03'],
      standing.isInMelee ? ['BLD-CMD-06'] : [],
      isHalved ? ['BLD-CMD-05', 'BLD-R-53'] : [],
    ),
  };
};

/** BLD-MOR-03: a grade of another system; undefined if it is not known. */
export const judgeGrade = (grade: string, of: TroopClass): Morale | undefined => ratingFrom(grade, of);
