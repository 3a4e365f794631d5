import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../position.ts';
import { beginTale } from '../../tale.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { settleDeals } from './settleDeals.ts';

const EMPIRES = [
  { name: 'Aldmark', treasury: 100 },
  { name: 'Brakka', treasury: 0 },
  { name: 'Corvane', treasury: 50 },
];
const settled = (orders: NonNullable<GivenCampaign['orders']>, empires = EMPIRES) => {
  const tale = beginTale(campaignFrom({ empires, orders }));
  settleDeals(tale);
  return tale;
};

test('[CHR-R-29] [CHR-INC-03] what goes out is deducted before anything comes in; what cannot be paid in full is skipped', () => {
  const tale = settled({
    Aldmark: [
      { s: 'pay', empire: 'Brakka', guilders: 120 },
      { s: 'pay', empire: 'Brakka', guilders: 60 },
      { s: 'pay', empire: 'Corvane', guilders: 50 },
      { s: 'pay', empire: 'Corvane', guilders: 40 },
    ],
    Brakka: [{ s: 'pay', empire: 'Corvane', guilders: 10 }],
  });
  expect(tale.state.empires.map(({ treasury }) => treasury)).toEqual([0, 60, 90]);
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
});

test('[CHR-DIP-02] [CHR-DIP-04] a payment is told to the two it concerns', () => {
  const tale = settled({ Aldmark: [{ s: 'pay', empire: 'brakka', guilders: 60 }] });
  const told = (empire: number) => tale.state.reports[empire]?.map(({ text }) => text);
  expect(told(0)).toEqual(['Paid to Brakka: 60 guilders.', 'to Brakka']);
  expect(told(1)).toEqual(['Received from Aldmark: 60 guilders.', 'from Aldmark']);
  expect(tale.state.reports[2]).toBeUndefined();
});

test('[CHR-R-73] [CHR-R-184] PERMIT, ACCESS and SHARE SIGHT last one turn unless renewed', () => {
  const tale = settled({
    Aldmark: [
      { s: 'permit', empire: 'Corvane' },
      { s: 'access', empire: 'Brakka' },
      { s: 'shareSight', empire: 'Brakka' },
      { s: 'permit', empire: 'Nowhere' },
    ],
  });
  expect(tale.state.empires[0]).toMatchObject({ permits: [2], access: [1], sharesSight: [1] });
  const next = beginTale({ ...tale.state, sheets: {} });
  settleDeals(next);
  expect(next.state.empires[0]).toMatchObject({ permits: [], access: [], sharesSight: [] });
});
