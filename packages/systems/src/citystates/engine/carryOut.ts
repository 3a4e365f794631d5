import type { Dice } from '@warmoot/kernel';
import { ruleOf } from '../orders/orderRules.ts';
import type { CstOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { runOn } from './phases.ts';
import { beginTale, type Tale } from './tale.ts';

/** An order that `check` has permitted, and everything that follows automatically. */
export const carryOut = (game: Game, player: PlayerNumber, order: CstOrder, dice: Dice): Tale => {
  const rule = ruleOf(order.type);
  if (rule === undefined) throw new Error(`no chapter implements ${order.type}`);
  const tale = beginTale(game);
  rule.decide(tale, player, order, dice);
  runOn(tale, dice);
  return tale;
};
