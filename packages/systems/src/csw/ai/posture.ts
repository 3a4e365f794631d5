import { judge } from '../rules/victory/judge.ts';
import { enemyOf, type Side } from '../state/setup.ts';
import { type Battle, typeOf } from '../state/state.ts';
import { ATTACK, type Doctrine, HOLD, WITHDRAW } from './move/doctrine.ts';

/** A side's remaining strength: points of the units on the map or still to enter. */
const strengthOf = (battle: Battle, side: Side): number =>
  battle.units.reduce((sum, unit) => {
    const counts = unit.side === side && (unit.status === 'onMap' || unit.status === 'toEnter');
    return counts ? sum + typeOf(battle, unit).halfPoints * (unit.routed ? 0.3 : 1) : sum;
  }, 0);

/** A side at least this strong may attack. */
const ENOUGH_TO_ATTACK = 0.95;
/** If a battle without a winner is a draw, a weaker side may attack, and an even weaker one near the end. */
const ENOUGH_AGAINST_A_DRAW = 0.85;
const ENOUGH_NEAR_THE_END = 0.7;

const isDrawnByDefault = ({ setup: { victory } }: Battle): boolean =>
  victory.kind === 'grades' && victory.otherwise === null;

/** A quarter of the battle or less is left. */
const isNearlyOver = ({ turn, setup: { turns } }: Battle): boolean => 4 * (turns - turn) < turns;

const enoughIn = (battle: Battle): number => {
  if (!isDrawnByDefault(battle)) return ENOUGH_TO_ATTACK;
  return isNearlyOver(battle) ? ENOUGH_NEAR_THE_END : ENOUGH_AGAINST_A_DRAW;
};

/** CSW-S01-07: some victories are forfeited by the winner's own losses. */
const dependsOnLosses = ({ setup: { victory } }: Battle, side: Side): boolean =>
  victory.kind === 'grades' &&
  victory.grades.some(({ [side]: conditions = [] }) =>
    conditions.some((condition) => condition.kind === 'losses' && condition.of === side),
  );

/**
 * CSW-P-13: plays to the victory clause and the turns left. A side that wins if nothing more happens can wait for
 * the enemy or keep away; a side that would lose must attack; in a draw the stronger side attacks, and
 * more boldly the later it is.
 */
export const postureOf = (battle: Battle, side: Side): Doctrine => {
  const { winner } = judge(battle);
  if (winner === side) return dependsOnLosses(battle, side) ? WITHDRAW : HOLD;
  if (winner === enemyOf(side)) return ATTACK;
  return strengthOf(battle, side) >= enoughIn(battle) * strengthOf(battle, enemyOf(side)) ? ATTACK : HOLD;
};
