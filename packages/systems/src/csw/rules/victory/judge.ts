import { enemyOf, type Grade, SIDES, type Side, type VictoryClause } from '../../setup.ts';
import type { Battle } from '../../state.ts';
import { pointsText } from '../../units/unitTypeOf.ts';
import { holds } from './conditions.ts';
import { halfPointsLost, halfPointsOnBoard, musterOf } from './counts.ts';

/** Who has won, and by what. */
export interface Judgement {
  readonly winner: Side | null;
  readonly reason: string;
}

type Measured = Exclude<VictoryClause['kind'], 'grades'>;

/** What each counting clause counts, more being better or worse, and how it is told. */
const MEASURES: Readonly<
  Record<
    Measured,
    { of(battle: Battle, side: Side): number; more: 'wins' | 'loses'; told(count: number): string }
  >
> = {
  greaterLoss: {
    of: halfPointsLost, // CSW-S12-07
    more: 'loses',
    told: (half) => `${pointsText(half)} points lost`,
  },
  fewerEliminated: {
    of: (battle, side) => musterOf(battle, side).eliminated, // CSW-S05-07
    more: 'loses',
    told: (units) => `${units} units eliminated`,
  },
  pointsOnBoard: {
    of: halfPointsOnBoard, // CSW-S09-07
    more: 'wins',
    told: (half) => `${pointsText(half)} points on the board`,
  },
};

export const measureOf = (battle: Battle, kind: Measured, side: Side): string => {
  const { of, told } = MEASURES[kind];
  return `${battle.setup.sides[side].name}: ${told(of(battle, side))}`;
};

const byMeasure = (battle: Battle, kind: Measured): Judgement => {
  const { of, more } = MEASURES[kind];
  const difference = of(battle, 'blue') - of(battle, 'red');
  const reason = SIDES.map((side) => measureOf(battle, kind, side)).join(', ');
  if (difference === 0) return { winner: null, reason };
  return { winner: difference > 0 === (more === 'wins') ? 'blue' : 'red', reason };
};

/** The share of the enemy that a side has put out of the battle is compared by cross-multiplying: no fractions. */
const higherShare = (battle: Battle): Side | null => {
  const gone = (side: Side): number => {
    const { eliminated, routedOff } = musterOf(battle, side);
    return (eliminated + routedOff) * musterOf(battle, enemyOf(side)).began;
  };
  const difference = gone('red') - gone('blue');
  return difference === 0 ? null : difference > 0 ? 'blue' : 'red';
};

/** Who has a grade; undefined if nobody does. */
export const judgeGrade = (battle: Battle, grade: Grade): Judgement | undefined => {
  const having = SIDES.filter((side) => holds(battle, grade[side]));
  if (having.length === 0) return undefined;
  const winner = having.length === 1 ? (having[0] as Side) : grade.tie ? higherShare(battle) : null;
  const reason = winner === null ? `both sides have their ${grade.name}` : grade.name;
  return { winner, reason };
};

/** CSW-P-21: the clause as it is written, were the battle over now. */
export const judge = (battle: Battle): Judgement => {
  const { victory } = battle.setup;
  if (victory.kind !== 'grades') return byMeasure(battle, victory.kind);
  for (const grade of victory.grades) {
    const judgement = judgeGrade(battle, grade);
    if (judgement !== undefined) return judgement;
  }
  const { otherwise } = victory;
  return {
    winner: otherwise,
    reason: otherwise === null ? 'neither side has what it needs' : 'the other side has not what it needs',
  };
};
