import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { decideBattle, fightOn } from './course.ts';
import { battleOf, fightersOf } from './fighters.ts';

/** CST-VIC-07: the attacker who resigns breaks off; a defender leaves with all his Units. */
export const leaveBattle = (tale: Tale, player: PlayerNumber): void => {
  if (tale.state.battle === null) return;
  const battle = battleOf(tale.state);
  if (battle.attacker === player)
    tale.tell({ type: 'battleEnded', irrevocable: true, rules: ['CST-VIC-07'] });
  else if (battle.fighters.some(({ owner }) => owner === player))
    tale.tell({ type: 'battleLeft', player, irrevocable: true, rules: ['CST-VIC-07'] });
};

/**
 * CST-VIC-07: once he is gone other defenders fight on; without any, it counts as a retreat, and the attacker may
 * advance.
 */
export const resumeBattle = (tale: Tale, dice: Dice): void => {
  if (tale.state.battle === null) return;
  const battle = battleOf(tale.state);
  if (battle.outcome === null && fightersOf(battle, 'defender').length === 0)
    decideBattle(tale, 'retreated', 'CST-VIC-07');
  fightOn(tale, dice);
};
