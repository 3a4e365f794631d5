import type { OrderRules } from '../../engine/orderRule.ts';
import { advanceOrder } from '../landCombat/advanceOrder.ts';
import { strikeOrder } from '../landCombat/strikeOrder.ts';
import { loseUnitsOrder } from '../navalCombat/lossOrder.ts';
import { tacticOrder } from '../tactics/tacticOrder.ts';
import { attackOrder } from './attack.ts';
import { breakOffOrder, continueOrder, retreatOrder, standOrder } from './roundOrders.ts';

export const battleOrders: OrderRules = {
  attack: attackOrder,
  tactic: tacticOrder,
  strike: strikeOrder,
  loseUnits: loseUnitsOrder,
  continue: continueOrder,
  breakOff: breakOffOrder,
  stand: standOrder,
  retreat: retreatOrder,
  advance: advanceOrder,
};
