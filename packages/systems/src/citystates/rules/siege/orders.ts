import type { OrderRules } from '../../engine/orderRule.ts';
import { bombardOrder } from './bombard.ts';
import { repairOrder } from './repair.ts';

export const siegeOrders: OrderRules = { bombard: bombardOrder, repair: repairOrder };
