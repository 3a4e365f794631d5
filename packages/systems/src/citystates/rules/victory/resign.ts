import { choiceOf, permit } from '@warmoot/kernel';
import type { OrderRule, OrderRules } from '../../engine/orderRule.ts';
import { isIn } from '../../state/game.ts';
import { leaveBattle, resumeBattle } from '../battle/leave.ts';
import { endIfDecided, removePlayer } from './eliminate.ts';

/** CST-VIC-07 */
const resignOrder: OrderRule<'resign'> = {
  check: () => permit,
  decide: (tale, player, _order, dice) => {
    if (!isIn(tale.state, player)) return;
    leaveBattle(tale, player);
    removePlayer(tale, player, true, dice);
    endIfDecided(tale, [player]);
    if (tale.state.end === null) resumeBattle(tale, dice);
  },
  subjects: () => [],
  legal: () => [],
  describe: () => 'resign',
  choice: () => choiceOf('Resign'),
};

export const victoryOrders: OrderRules = { resign: resignOrder };
