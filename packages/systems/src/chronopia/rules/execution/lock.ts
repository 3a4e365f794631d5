/** T5 closes: all orders are locked and can no longer change (CHR-TRN-02, CHR-R-41, CHR-R-73). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { playersIn } from '../../state/readers.ts';
import type { Campaign, Empire, EmpireId, Sheet } from '../../state/state.ts';
import { declareWithOrders } from '../deals/declarations.ts';
import { envoysWithOrders } from '../neutrals/envoys.ts';
import { ownerlessOrders } from '../neutrals/orders.ts';
import { reportRejected, reportTooLate } from './ignoredLines.ts';

/** CHR-R-14: a seat that has been silent so long is offered to the moderator, and then run by the computer. */
const OFFERED_AFTER = 2;
const COMPUTER_AFTER = 3;

const silentNow = ({ state: { sheets } }: Tale, { id, silent }: Empire): number =>
  (sheets[id]?.statements.length ?? 0) > 0 ? 0 : silent + 1;

/** Empires run by the computer are not counted: it writes orders for them. */
const countSilence = (tale: Tale): void => {
  const seats = playersIn(tale.state)
    .filter(({ byComputer }) => !byComputer)
    .map((empire) => ({ empire, silent: silentNow(tale, empire) }));
  const offered = seats.filter(({ silent }) => silent === OFFERED_AFTER).map(({ empire }) => empire);
  tale.tell({
    type: 'silenceCounted',
    rules: ['CHR-R-14', 'CHR-PLY-02'],
    about: { offered: offered.map(({ id }) => id) },
    change: {
      empires: seats.map(({ empire, silent }) => [
        empire.id,
        { silent, byComputer: silent >= COMPUTER_AFTER },
      ]),
    },
    told: offered.map(({ id }) => ({
      to: [id],
      section: 'warnings' as const,
      text: 'No orders for two turns: the moderator may reassign this seat; after a third the computer plays it.',
    })),
  });
};

/** Sheets start the turn empty: orders of unowned forces by now are the moderator's (CHR-MOD-01). */
const writtenByHand = ({ empires, sheets }: Campaign): [EmpireId, Sheet][] =>
  empires
    .filter(({ id, power }) => power !== 'player' && (sheets[id]?.statements.length ?? 0) > 0)
    .map(({ id }) => [id, sheets[id]!]);

const orderOwnerless = (tale: Tale, dice: Dice): void => {
  const byHand = writtenByHand(tale.state);
  ownerlessOrders(tale, dice);
  if (byHand.length > 0)
    tale.tell({ type: 'ordersByHand', rules: ['CHR-MOD-01'], change: { sheets: byHand } });
};

/** The moderator may roll back to before any result of the orders was published (CHR-MOD-01). */
const keepLock = (tale: Tale): void => {
  tale.tell({
    type: 'ordersLocked',
    rules: ['CHR-R-41', 'CHR-MOD-01'],
    irrevocable: true,
    change: { set: { lock: { ...tale.state, lock: null, drawn: [], settled: [] }, drawn: [] } },
  });
};

export const lockOrders = (tale: Tale, dice: Dice): void => {
  keepLock(tale);
  reportRejected(tale);
  reportTooLate(tale);
  countSilence(tale);
  declareWithOrders(tale);
  envoysWithOrders(tale, dice);
  orderOwnerless(tale, dice);
};
