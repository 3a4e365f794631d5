import { say, unreachable } from '@warmoot/kernel';
import { distance } from '../../state/board.ts';
import { type Condition, enemyOf, type Side } from '../../state/setup.ts';
import { type Battle, boardIn, isLeader, isOnSurface, typeOf } from '../../state/state.ts';
import { unitTypeOf } from '../../units/unitType.ts';
import { nameWithArticle, numbered } from '../../words/describe.ts';
import { eliminatedOf, musterOf } from './counts.ts';

/** The status of a condition: whether it holds, and why, in words (CSW-P-01). */
export interface Progress {
  readonly holds: boolean;
  readonly text: string;
}

type ConditionOf<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>;

const nameOf = (battle: Battle, side: Side): string => battle.setup.sides[side].name;

/** CSW-R-82: "more than" is strict, "at least" is not. The starting roster stays the base (CSW-R-55). */
const losses = (battle: Battle, condition: ConditionOf<'losses'>): Progress => {
  const { of, is, percent, routedOff } = condition;
  const { began, eliminated, routedOff: fled } = musterOf(battle, of);
  const lost = eliminated + (routedOff ? fled : 0);
  const [share, needed] = [100 * lost, percent * began];
  const holds = is === 'above' ? share > needed : is === 'atLeast' ? share >= needed : share < needed;
  const words = { above: 'more than', atLeast: 'at least', under: 'less than' }[is];
  const gone = routedOff ? 'eliminated or routed off' : 'eliminated';
  return {
    holds,
    text: say`${nameOf(battle, of)}: ${lost} of ${began} units ${gone} (${words} ${percent}% needed)`,
  };
};

const eliminated = (battle: Battle, { of, units, atLeast }: ConditionOf<'eliminated'>): Progress => {
  const count = eliminatedOf(battle, of, units);
  const wanted = atLeast === 'all' ? count.began : atLeast;
  const what =
    units === 'all'
      ? 'units'
      : units === 'leaders'
        ? 'leaders'
        : unitTypeOf(battle.setup.types, units.type).name;
  return {
    holds: count.eliminated >= wanted,
    text: say`${nameOf(battle, of)}: ${count.eliminated} of ${count.began} ${what} eliminated (${wanted} needed)`,
  };
};

const unroutedOnBoard = (battle: Battle, { of, atLeast }: ConditionOf<'unroutedOnBoard'>): Progress => {
  const { unroutedOnBoard: count } = musterOf(battle, of);
  return {
    holds: count >= atLeast,
    text: say`${nameOf(battle, of)}: ${numbered(count, 'unrouted unit')} on the board (${atLeast} needed)`,
  };
};

const left = (battle: Battle, { of, atMost }: ConditionOf<'left'>): Progress => {
  const { left: count } = musterOf(battle, of);
  return {
    holds: count <= atMost,
    text: say`${nameOf(battle, of)}: ${numbered(count, 'unit')} left (${atMost} or fewer needed)`,
  };
};

/** CSW-SCN-08, CSW-R-132: unrouted troops of this side and none of the other's, within that distance above ground. */
const holdsPlace = (battle: Battle, { side, centre, within }: ConditionOf<'holds'>): Progress => {
  const board = boardIn(battle);
  const troops = (of: Side): number =>
    battle.units.filter(
      (unit) =>
        unit.side === of &&
        isOnSurface(unit) &&
        !unit.routed &&
        !isLeader(battle, unit) &&
        typeOf(battle, unit).category !== 'riderless' &&
        distance(board, unit.cell, centre) <= within,
    ).length;
  const [own, others] = [troops(side), troops(enemyOf(side))];
  return {
    holds: own > 0 && others === 0,
    text: say`within ${numbered(within, 'hex', 'hexes')} of ${board.ids[centre] as string}: ${numbered(own, 'unrouted unit')} of ${nameWithArticle(battle, side)}, ${others} of ${nameWithArticle(battle, enemyOf(side))}`,
  };
};

export const progressOf = (battle: Battle, condition: Condition): Progress => {
  switch (condition.kind) {
    case 'losses':
      return losses(battle, condition);
    case 'eliminated':
      return eliminated(battle, condition);
    case 'unroutedOnBoard':
      return unroutedOnBoard(battle, condition);
    case 'left':
      return left(battle, condition);
    case 'holds':
      return holdsPlace(battle, condition);
    default:
      return unreachable(condition);
  }
};

export const holds = (battle: Battle, conditions: readonly Condition[] | undefined): boolean =>
  conditions?.every((condition) => progressOf(battle, condition).holds) ?? false;
