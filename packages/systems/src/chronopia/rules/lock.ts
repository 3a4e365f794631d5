/** T5 closes: all orders are locked, and nothing of them can be changed any more (CHR-TRN-02, CHR-R-41, CHR-R-73). */
import type { Dice } from '@warmoot/kernel';
import { playersIn } from '../readers.ts';
import type { Tale } from '../tale.ts';
import { declareWithOrders } from './deals/declarations.ts';
import { envoysWithOrders } from './neutrals/envoys.ts';
import { ordersOfNobody } from './neutrals/orders.ts';

const silence = (tale: Tale): readonly (readonly [number, { silent: number; byComputer: boolean }])[] =>
  playersIn(tale.state).map(({ id, silent, byComputer }) => {
    const spoke = (tale.state.sheets[id]?.statements.length ?? 0) > 0;
    const now = spoke ? 0 : silent + 1;
    return [id, { silent: now, byComputer: byComputer || now >= 3 }] as const;
  });

export const lockOrders = (tale: Tale, dice: Dice): void => {
  const { lock: _earlier, ...now } = tale.state;
  tale.tell({
    type: 'ordersLocked',
    rules: ['CHR-R-41', 'CHR-R-14', 'CHR-MOD-01'],
    irrevocable: true,
    change: { empires: silence(tale), set: { lock: { ...now, lock: null, reports: {} } } },
  });
  declareWithOrders(tale);
  envoysWithOrders(tale, dice);
  ordersOfNobody(tale, dice);
};
