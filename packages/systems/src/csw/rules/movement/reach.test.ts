import { expect, test } from 'vitest';
import { checkOrder } from '../../orders/orderRules.ts';
import type { OrderOf } from '../../orders/orders.ts';
import type { Unit } from '../../state/unit.ts';
import { battle, bow, cavalry, foot, leader, type Stage } from '../../testkit/drawn.ts';
import { movesOf } from './options.ts';
import { orderTo, reachOf } from './reach.ts';

const stage: Stage = battle({
  map: { columns: 9, rows: 9 },
  step: 'move',
  phasing: 'blue',
  units: {
    l: leader('blue', '0506', 'N'),
    h1: foot('blue', '0507', 'N'),
    h2: foot('blue', '0507', 'N'),
    b: bow('blue', '0406', 'N'),
    c: cavalry('blue', '0307', 'N', { spentHalf: 4, stepsTaken: 1 }),
    e: foot('red', '0403', 'S'),
  },
});

const ordersOf = (units: readonly Unit[]) => {
  const reach = reachOf(stage.battle, units);
  return reach.ends.flatMap((end) => orderTo(stage.battle, reach, end) ?? []);
};

const lastHex = ({ path }: OrderOf<'move'>): string => path.findLast((step) => step.length === 4) as string;

test.each([[['h1', 'h2']], [['b']], [['c']], [['l']]])(
  'computer players expect %j to reach exactly what the rules permit',
  (names) => {
    const units = names.map((name) => stage.unit(name));
    const orders = ordersOf(units);
    expect(orders.filter((order) => !checkOrder(stage.battle, 'blue', order).ok)).toEqual([]);
    const moves = orders.filter((order) => order.type === 'move');
    const offered = [...movesOf(stage.battle, units)];
    expect(offered.length).toBeGreaterThan(3);
    expect(new Set(moves.map(lastHex))).toEqual(new Set(offered.map(lastHex)));
  },
);
