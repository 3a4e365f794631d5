import type { BattleOrder, GameCommand, Pending } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import type { Moment } from '../matches/sight.ts';

/** A campaign that names no system of this server leaves the battle to its players. */
const isForUs = ({ system }: BattleOrder): boolean => SYSTEMS.some(({ id }) => id === system);

/** An order may hold a whole map and two armies, and several rooms ask about the same moment. */
const known = new WeakMap<Moment, readonly BattleOrder[]>();

/** The battles of a campaign that are to be fought as matches here. */
export const openOrders = (moment: Moment | undefined): readonly BattleOrder[] => {
  if (moment?.system.opensBattles === undefined) return [];
  const orders = known.get(moment) ?? ordersIn(moment);
  known.set(moment, orders);
  return orders;
};

const ordersIn = ({ system, state, outcome }: Moment): readonly BattleOrder[] =>
  outcome === undefined ? (system.opensBattles?.open(state) ?? []).filter(isForUs) : [];

/** MOT-08: the end of a battle fought here will settle this decision. */
export const awaitsBattle = (moment: Moment, { battle }: Pending<GameCommand>): boolean =>
  battle !== undefined && openOrders(moment).some(({ battleId }) => battleId === battle);
