import type { Dice } from '@warmoot/kernel';
import { ruleOf } from '../orders/orderRules.ts';
import type { GrandOrder } from '../orders/orders.ts';
import type { Game } from '../state/game.ts';
import type { Kingdom } from '../state/seats.ts';
import { runOn } from './phases.ts';
import { beginTale, type Tale } from './tale.ts';

/** An order that `check` has permitted, and everything that follows automatically. */
export const carryOut = (game: Game, kingdom: Kingdom, order: GrandOrder, dice: Dice): Tale => {
  const tale = beginTale(game);
  ruleOf(order.type).decide(tale, kingdom, order, dice);
  runOn(tale, dice);
  return tale;
};
