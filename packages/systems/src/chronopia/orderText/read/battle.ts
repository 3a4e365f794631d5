/** battle: what is decided before a fight, with the orders or with the intents (CHR-GRM-08). */
import type { BattleStatement } from '../../orders/orders.ts';
import type { Cursor } from '../cursor.ts';
import { INTENTS } from '../keywords.ts';
import { lastInt, lastOneOf, readWhole } from './endings.ts';
import { cityName, empire, individual, own, spell } from './names.ts';
import { expect, items, listOf, refs } from './words.ts';

/** "INTENT" name [ "VS" empire ] ("FIGHT"|"TRUCE"|"RUN") */
const intent = (c: Cursor): BattleStatement => {
  const chosen = lastOneOf(c, INTENTS);
  const rival = c.cutAtLast('VS');
  const army = own(c);
  return rival === undefined
    ? { s: 'intent', army, intent: chosen }
    : { s: 'intent', army, versus: readWhole(rival, empire), intent: chosen };
};

const spells = (c: Cursor): BattleStatement => {
  const hero = individual(c);
  expect(c, ':');
  return { s: 'spells', hero, spells: listOf(c, spell) };
};

const fleeBelow = (c: Cursor): BattleStatement => {
  const percent = lastInt(c);
  return { s: 'fleeBelow', army: own(c), percent };
};

const garrison = (c: Cursor): BattleStatement => {
  const city = cityName(c);
  expect(c, ':');
  return { s: 'garrison', city, items: items(c) };
};

/** "WOUNDS" name ":" refs: who is hit first, among the ledger lines or with the intents (CHR-PLAY-01). */
const wounds = (c: Cursor): BattleStatement => {
  const army = own(c);
  expect(c, ':');
  return { s: 'wounds', army, refs: refs(c) };
};

export const BATTLE = {
  INTENT: intent,
  SPELLS: spells,
  OUTMANEUVER: (c: Cursor): BattleStatement => ({ s: 'outmaneuver', refs: refs(c) }),
  TOWER: (c: Cursor): BattleStatement => ({ s: 'tower', refs: refs(c) }),
  'FLEE BELOW': fleeBelow,
  'ALLOW WITHDRAW': (c: Cursor): BattleStatement => ({ s: 'allowWithdraw', empire: empire(c) }),
  YIELD: (c: Cursor): BattleStatement => ({ s: 'yield', army: own(c) }),
  WOUNDS: wounds,
  'FLEE CITY': (c: Cursor): BattleStatement => ({ s: 'fleeCity', city: cityName(c) }),
  GARRISON: garrison,
  KEEP: (c: Cursor): BattleStatement => ({ s: 'keep', city: cityName(c) }),
  SACK: (c: Cursor): BattleStatement => ({ s: 'sack', city: cityName(c) }),
} as const;
