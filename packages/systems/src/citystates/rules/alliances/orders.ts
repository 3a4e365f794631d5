import type { OrderRules } from '../../engine/orderRule.ts';
import { allyOrder } from './ally.ts';
import { giftOrder } from './gift.ts';

export const allianceOrders: OrderRules = { ally: allyOrder, gift: giftOrder };
