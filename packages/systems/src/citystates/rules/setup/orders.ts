import type { OrderRules } from '../../engine/orderRule.ts';
import { placeBoardOrder } from '../boards/placeBoard.ts';
import { buyStartOrder } from './buyStart.ts';
import { chooseHomeOrder } from './homes.ts';
import { chooseRaceOrder } from './races.ts';

export const setUpOrders: OrderRules = {
  chooseRace: chooseRaceOrder,
  placeBoard: placeBoardOrder,
  chooseHome: chooseHomeOrder,
  buyStart: buyStartOrder,
};
