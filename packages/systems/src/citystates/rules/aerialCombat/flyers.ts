import type { Game } from '../../state/game.ts';
import { battleOf, fightersOf, isFlyer, isMissile } from '../battle/fighters.ts';
import { type Battle, otherSide, type Side } from '../battle/state.ts';

/** Whether a side has only flyers left, and the other has nobody who may strike them (CST-ACB-01). */
const isOutOfReach = (battle: Battle, side: Side): boolean =>
  fightersOf(battle, side).every(isFlyer) && !fightersOf(battle, otherSide(side)).some(isMissile);

/** CST-ACB-09: flyers whom no defender may target must break off. */
export const isRaid = (game: Game): boolean => {
  const battle = battleOf(game);
  return battle.kind === 'land' && isOutOfReach(battle, 'attacker');
};

/** CST-ACB-10: flyers alone do not hold ground against ground Units that continue. */
export const areDrivenOff = (game: Game): boolean => {
  const battle = battleOf(game);
  return (
    battle.kind === 'land' &&
    isOutOfReach(battle, 'defender') &&
    fightersOf(battle, 'attacker').some((fighter) => !isFlyer(fighter))
  );
};
