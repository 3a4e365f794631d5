import { dice, type Verdict } from '@warmoot/kernel';
import { beginTale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { openBattle, readOptions } from '../../scenarios/index.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, BLANK } from '../../state/state.ts';
import { deployRestOrder, placeOrder } from './orders.ts';

export const idOf = (battle: Battle, side: Side, name: string): number =>
  battle.units.find((unit) => unit.side === side && unit.name === name)?.id as number;

/** An order to place a unit: the answer, and the battle after it. */
export const place = (
  battle: Battle,
  side: Side,
  name: string,
  hex: string,
  facing: OrderOf<'place'>['facing'] = 'N',
) => {
  const order = { type: 'place', unit: idOf(battle, side, name), hex, facing } as const;
  return {
    verdict: placeOrder.check(battle, side, order),
    after: () => {
      const tale = beginTale(battle);
      placeOrder.decide(tale, side, order, dice());
      return tale.state;
    },
  };
};

export const checkPlace = (battle: Battle, side: Side, name: string, hex: string): Verdict =>
  place(battle, side, name, hex).verdict;

/** Places the rest of a side's army. */
export const deployed = (battle: Battle, side: Side): Battle => {
  const tale = beginTale(battle);
  deployRestOrder.decide(tale, side, { type: 'deployRest' }, dice());
  return tale.state;
};

/** A free battle before anybody has set up. */
export const free = (options: Record<string, unknown>, modules: readonly string[] = []): Battle => {
  const reading = readOptions({ battle: options, modules });
  if (!reading.ok) throw new Error(reading.problem);
  return { ...BLANK, ...openBattle(reading.value) };
};

/** 56 points. */
export const ARMY = [
  { code: 'HF', count: 14 },
  { code: 'MC', count: 6 },
  { code: 'W1', count: 2 },
];
