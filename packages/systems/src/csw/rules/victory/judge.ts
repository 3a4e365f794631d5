import { say } from '@warmoot/kernel';
import { enemyOf, type Grade, SIDES, type Side, type VictoryClause } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import { pointsInWords } from '../../units/unitType.ts';
import { nameWithArticle, numbered } from '../../words/describe.ts';
import { holds, progressOf } from './conditions.ts';
import { halfPointsLost, halfPointsOnBoard, musterOf } from './counts.ts';

/** Who has won, which grade, and by which clause. */
export interface Judgement {
  readonly winner: Side | null;
  /** `victory`, or a grade of it. */
  readonly what: string;
  readonly reason: string;
}

type Measured = Exclude<VictoryClause['kind'], 'grades'>;

/** What each counting clause counts, whether more is better, and its wording. */
const MEASURES: Readonly<
  Record<
    Measured,
    { of(battle: Battle, side: Side): number; more: 'wins' | 'loses'; inWords(count: number): string }
  >
> = {
  greaterLoss: {
    of: halfPointsLost, // CSW-S12-07
    more: 'loses',
    inWords: (half) => say`${pointsInWords(half)} lost`,
  },
  fewerEliminated: {
    of: (battle, side) => musterOf(battle, side).eliminated, // CSW-S05-07
    more: 'loses',
    inWords: (units) => say`${numbered(units, 'unit')} eliminated`,
  },
  pointsOnBoard: {
    of: halfPointsOnBoard, // CSW-S09-07
    more: 'wins',
    inWords: (half) => say`${pointsInWords(half)} on the board`,
  },
};

export const measureOf = (battle: Battle, kind: Measured, side: Side): string => {
  const { of, inWords } = MEASURES[kind];
  return say`${battle.setup.sides[side].name}: ${inWords(of(battle, side))}`;
};

/** A draw, except for CSW-HOV-04. */
const ifEqual = ({ setup: { victory } }: Battle): Side | null =>
  victory.kind === 'grades' ? null : (victory.ifEqual ?? null);

const byMeasure = (battle: Battle, kind: Measured): Judgement => {
  const { of, more } = MEASURES[kind];
  const difference = of(battle, 'blue') - of(battle, 'red');
  const reason = SIDES.map((side) => measureOf(battle, kind, side)).join(', ');
  const ahead = difference > 0 === (more === 'wins') ? 'blue' : 'red';
  const winner = difference === 0 ? ifEqual(battle) : ahead;
  return { winner, what: 'victory', reason };
};

/** Compares the shares of losses inflicted by cross-multiplying: no fractions. */
const higherShare = (battle: Battle): Side | null => {
  const gone = (side: Side): number => {
    const { eliminated, routedOff } = musterOf(battle, side);
    return (eliminated + routedOff) * musterOf(battle, enemyOf(side)).began;
  };
  const difference = gone('red') - gone('blue');
  return difference === 0 ? null : difference > 0 ? 'blue' : 'red';
};

/** The side with a grade; undefined if neither has one. */
export const judgeGrade = (battle: Battle, grade: Grade): Judgement | undefined => {
  const having = SIDES.filter((side) => holds(battle, grade[side]));
  if (having.length === 0) return undefined;
  const winner = having.length === 1 ? (having[0] as Side) : grade.tie ? higherShare(battle) : null;
  const conditions = having.flatMap((side) => grade[side] ?? []);
  const reason = conditions.map((condition) => progressOf(battle, condition).text).join('; ');
  return { winner, what: grade.name, reason };
};

/** CSW-P-21: the clause as written, if the battle ended now. */
export const judge = (battle: Battle): Judgement => {
  const { victory } = battle.setup;
  if (victory.kind !== 'grades') return byMeasure(battle, victory.kind);
  for (const grade of victory.grades) {
    const judgement = judgeGrade(battle, grade);
    if (judgement !== undefined) return judgement;
  }
  const { otherwise } = victory;
  const reason =
    otherwise === null
      ? 'neither side has met the conditions for victory'
      : say`${nameWithArticle(battle, enemyOf(otherwise))} did not meet the conditions for victory`;
  return { winner: otherwise, what: 'victory', reason };
};
