import type { OrderRules } from '../../engine/orderRule.ts';
import { disbandOrder } from './disband.ts';
import { hireOrder } from './hire.ts';
import { recruitOrder } from './recruit.ts';
import { tradeOrder } from './trade.ts';

export const economyOrders: OrderRules = {
  recruit: recruitOrder,
  hire: hireOrder,
  disband: disbandOrder,
  trade: tradeOrder,
};
