import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { fightOn } from './course.ts';
import { battleOf, ownersOf } from './fighters.ts';

/** CST-VIC-07: one who resigns leaves his battle; other defenders fight on, otherwise it ends at once. */
export const leaveBattle = (tale: Tale, player: PlayerNumber, dice: Dice): void => {
  if (tale.state.battle === null) return;
  const battle = battleOf(tale.state);
  const owners = ownersOf(battle, 'defender');
  if (battle.attacker !== player && !owners.includes(player)) return;
  if (battle.attacker === player || owners.length === 1) {
    tale.tell({ type: 'battleEnded', irrevocable: true, rules: ['CST-VIC-07'] });
    return;
  }
  tale.tell({ type: 'battleLeft', player, irrevocable: true, rules: ['CST-VIC-07'] });
  fightOn(tale, dice);
};
