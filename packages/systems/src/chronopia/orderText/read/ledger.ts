/** ledger: payments, training and other expenses (CHR-GRM). */
import type { Ledger } from '../../orders/orders.ts';
import type { Cursor } from '../cursor.ts';
import { STATS } from '../keywords.ts';
import { isIntLast, lastInt, lastOneOf } from './endings.ts';
import { empire, individual, newName, own, spell, target } from './names.ts';
import { expect, int, isIntAhead, items, ref, refs } from './words.ts';

const pay = (c: Cursor): Ledger => {
  const guilders = lastInt(c);
  return { s: 'pay', empire: empire(c), guilders };
};

const replace = (c: Cursor): Ledger => {
  const army = own(c);
  expect(c, ':');
  return { s: 'replace', army, items: items(c) };
};

/** "TRAIN" indiv stat [int] */
const train = (c: Cursor): Ledger => {
  const times = isIntLast(c) ? lastInt(c) : 1;
  const stat = lastOneOf(c, STATS);
  return { s: 'train', hero: individual(c), stat, times };
};

/** "SLAY" name [int]: at the end of slot 1 by default (CHR-R-125). */
const slay = (c: Cursor): Ledger => ({ s: 'slay', unit: own(c), slot: isIntAhead(c) ? int(c) : 1 });

export const LEDGER = {
  PAY: pay,
  'NO PAY': (c: Cursor): Ledger => ({ s: 'noPay', item: ref(c) }),
  'PAY ORDER': (c: Cursor): Ledger => ({ s: 'payOrder', items: refs(c) }),
  REPLACE: replace,
  /** The name of an ally's army is not checked here: whether it exists is checked when it is paid. */
  'PAY UPKEEP': (c: Cursor): Ledger => ({ s: 'payUpkeep', empire: empire(c), army: newName(c) }),
  TRAIN: train,
  GLADE: (c: Cursor): Ledger => ({ s: 'glade', hero: individual(c), spell: spell(c) }),
  ENVISION: (c: Cursor): Ledger => ({ s: 'envision', target: target(c) }),
  SLAY: slay,
  'SCOUT PRIORITY': (c: Cursor): Ledger => ({ s: 'scoutPriority', scouts: refs(c) }),
} as const;
