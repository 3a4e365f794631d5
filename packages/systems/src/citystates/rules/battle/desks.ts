import type { Desk } from '../../engine/questions.ts';
import type { CstOrder, OrderType } from '../../orders/orders.ts';
import type { BattleQuestion } from './questions.ts';

/** CST-PLY-03, CST-PLY-05: a player who does not answer fights the rest of this battle by his standing orders. */
const BY_STANDING_ORDERS: CstOrder = { type: 'standingOrder', battle: true };

const desk = (task: string, takes: readonly OrderType[]): Desk => ({
  task,
  deadline: 'battle',
  takes,
  standIn: () => BY_STANDING_ORDERS,
});

export const BATTLE_DESKS: Readonly<Record<BattleQuestion, Desk>> = {
  tactic: { ...desk('choose a tactic', ['tactic']), atOnce: true },
  strike: desk('strike', ['strike']),
  losses: desk('choose who is lost for lack of berths', ['loseUnits']),
  continue: desk('continue or break off', ['continue', 'breakOff']),
  stand: desk('stand or retreat', ['stand', 'retreat']),
  flyOff: desk('choose where your flyers go', ['retreat']),
  advance: desk('advance or stay', ['advance']),
};
