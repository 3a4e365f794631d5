import { choiceOf, type Dice, permit } from '@warmoot/kernel';
import type { OrderRule, OrderRules } from '../../engine/orderRule.ts';
import type { Tale } from '../../engine/tale.ts';
import { isIn } from '../../state/game.ts';
import { decideBattle, fightOn } from '../battle/course.ts';
import { fightersOf } from '../battle/fighters.ts';
import { endIfDecided, removePlayer } from './eliminate.ts';

/** CST-VIC-07: without attackers the battle is broken off, without defenders they count as having retreated. */
const settleBattle = (tale: Tale, dice: Dice): void => {
  const { battle } = tale.state;
  if (battle === null) return;
  if (fightersOf(battle, 'attacker').length === 0)
    tale.tell({ type: 'battleEnded', rules: ['CST-VIC-07', 'CST-RAC-23'] });
  else if (fightersOf(battle, 'defender').length === 0 && battle.outcome === null)
    decideBattle(tale, 'retreated', 'CST-VIC-07');
  fightOn(tale, dice);
};

/** CST-VIC-07 */
const resignOrder: OrderRule<'resign'> = {
  check: () => permit,
  decide: (tale, player, _order, dice) => {
    if (!isIn(tale.state, player)) return;
    removePlayer(tale, player, true, dice);
    endIfDecided(tale, [player]);
    if (tale.state.end === null) settleBattle(tale, dice);
  },
  subjects: () => [],
  legal: () => [],
  describe: () => 'resign',
  choice: () => choiceOf('Resign'),
};

export const victoryOrders: OrderRules = { resign: resignOrder };
