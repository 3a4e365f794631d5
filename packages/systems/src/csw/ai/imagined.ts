import type { Dice } from '@warmoot/kernel';
import { openDesk } from '../engine/desks.ts';
import { carryOut } from '../engine/engine.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { Orderly } from './orderly.ts';
import type { Commander } from './planner.ts';

/** After this many orders without an end something is wrong, and the simulation stops. */
const MAX_ORDERS = 5000;

/** A simulated continuation of a battle, and the orders it took. */
interface Imagined {
  readonly battle: Battle;
  readonly orders: number;
}

/** Plays on with these commanders until `isDone` holds or the battle is over. */
export const playOn = (
  battle: Battle,
  commanders: Readonly<Record<Side, Commander>>,
  until: (battle: Battle) => boolean,
  dice: Dice,
): Imagined => {
  const orderlies = { blue: new Orderly(), red: new Orderly() };
  let now = battle;
  let orders = 0;
  while (orders < MAX_ORDERS && now.end === null && !until(now)) {
    const open = openDesk(now);
    if (open === undefined) break;
    const { side } = open;
    const next = orderlies[side].next(now, side, () => commanders[side](now, side, dice));
    if (next === undefined) break;
    now = carryOut(now, side, next.order, dice).state;
    orders++;
  }
  return { battle: now, orders };
};
