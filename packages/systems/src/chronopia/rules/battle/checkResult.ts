import { firstRefusal, type Refusal } from '@warmoot/kernel';
import {
  annihilationFits,
  lastedLongEnough,
  leaversLose,
  onlyCitiesAreFoughtOutOf,
  onlyCitiesBreak,
  peaceHasNoWinner,
} from './filing/endings.ts';
import {
  allWarbands,
  castersWereThere,
  diedOnce,
  everyIndividual,
  killersAreEnemies,
  noMoreSurvivorsThanStarters,
  ofThisBattle,
  summonsWereCalled,
  woundsAddUp,
} from './filing/people.ts';
import type { FightOrder, FightResult } from './forms.ts';
import { otherSide } from './roster.ts';
import { enemyDead, victoryPoints } from './victoryPoints.ts';

/** Accepted; oddities are reported, not refused. */
export interface AcceptedResult {
  readonly ok: true;
  /** With victory points and dead counted again. */
  readonly result: FightResult;
  readonly flags: readonly string[];
}

/** In the order of the form: the reporter reads the first refusal. */
const CLAUSES = [
  ofThisBattle,
  allWarbands,
  everyIndividual,
  noMoreSurvivorsThanStarters,
  woundsAddUp,
  killersAreEnemies,
  diedOnce,
  lastedLongEnough,
  onlyCitiesBreak,
  onlyCitiesAreFoughtOutOf,
  peaceHasNoWinner,
  leaversLose,
  annihilationFits,
  castersWereThere,
  summonsWereCalled,
];

/** CHR-BTL-04: odd, but the players may have agreed on it. */
const oddities = ({ ending, winner, victoryPoints: points }: FightResult): string[] => {
  if (ending !== 'fullLength' || winner === 'draw' || points[winner] >= points[otherSide(winner)]) return [];
  const [mine, theirs] = [points[winner], points[otherSide(winner)]];
  return [`the report says that side ${winner} won with ${mine} victory points against ${theirs}`];
};

/** CHR-BTL-04 */
export const checkResult = (order: FightOrder, result: FightResult): Refusal | AcceptedResult => {
  const verdict = firstRefusal(CLAUSES, { order, result });
  if (!verdict.ok) return verdict;
  const counted = {
    ...result,
    victoryPoints: victoryPoints(order, result),
    enemyDead: enemyDead(order, result),
  };
  return { ok: true, result: counted, flags: oddities(counted) };
};
