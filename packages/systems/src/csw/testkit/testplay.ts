import { dice, type Verdict } from '@warmoot/kernel';
import { openDesk } from '../engine/desks.ts';
import { carryOut } from '../engine/engine.ts';
import type { CswEvent } from '../engine/events.ts';
import { checkOrder } from '../orders/orderRules.ts';
import type { CswOrder } from '../orders/orders.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';

/** The side whose decision is open. */
const deciding = (battle: Battle): Side => {
  const open = openDesk(battle);
  if (open === undefined) throw new Error(`nobody decides in ${battle.step}`);
  return open.side;
};

/** Whether the side that decides may give an order. */
export const judge = (battle: Battle, order: CswOrder): Verdict =>
  checkOrder(battle, deciding(battle), order);

/**
 * An order of the side that decides, carried out with scripted dice, and everything that follows; no die may be left
 * over.
 */
export const tell = (
  battle: Battle,
  order: CswOrder,
  ...rolls: readonly number[]
): { readonly after: Battle; readonly events: readonly CswEvent[] } => {
  const verdict = judge(battle, order);
  if (!verdict.ok) throw new Error(`${order.type}: ${verdict.because} (${verdict.rule})`);
  const written = dice(...rolls);
  const tale = carryOut(battle, deciding(battle), order, written);
  if (written.left.length > 0) throw new Error(`dice not rolled: ${written.left.join(' ')}`);
  return { after: tale.state, events: tale.events };
};

export const play = (battle: Battle, order: CswOrder, ...rolls: readonly number[]): Battle =>
  tell(battle, order, ...rolls).after;

/** What is offered to the side that decides. */
export const offered = (battle: Battle): CswOrder[] => {
  const open = openDesk(battle);
  if (open === undefined) return [];
  return [...open.desk.subjects(battle, open.side)].flatMap((subject) => [
    ...open.desk.legal(battle, open.side, subject),
  ]);
};

/** Ends steps until one begins that a test is about, taking the stand-in for every decision on the way. */
export const playUntil = (
  battle: Battle,
  arrived: (battle: Battle) => boolean,
  ...rolls: readonly number[]
): Battle => {
  const written = dice(...rolls);
  let now = battle;
  while (!arrived(now)) {
    const open = openDesk(now);
    if (open === undefined) throw new Error(`the battle does not reach that step: it is ${now.step}`);
    now = carryOut(now, open.side, open.desk.standIn(now, open.side), written).state;
  }
  return now;
};
