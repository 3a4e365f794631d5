import type { OrderRules } from '../../engine/orderRule.ts';
import { disembarkOrder } from './disembark.ts';
import { embarkOrder } from './embark.ts';
import { moveOrder } from './move.ts';
import { workOrder } from './work.ts';

export const movementOrders: OrderRules = {
  move: moveOrder,
  embark: embarkOrder,
  disembark: disembarkOrder,
  work: workOrder,
};
