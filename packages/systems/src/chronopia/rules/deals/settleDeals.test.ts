import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Stance } from '../../orders/orders.ts';
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

test('[CHR-R-29] [CHR-INC-03] payments are deducted before any income; a payment that cannot be made in full is skipped', () => {
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

test('[CHR-DIP-02] [CHR-DIP-04] only the two parties of a payment learn of it', () => {
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

test('[CHR-NEU-05] [CHR-R-70] a Friendly neutral sells passage for 100 guilders, for the turn', () => {
  const permits = (stance: Stance, ...sums: number[]) => {
    const neutral = { name: 'Elmwood', power: 'neutral' as const, declares: { 0: stance } };
    const empires = [{ name: 'Aldmark', treasury: 200 }, neutral];
    const orders = { Aldmark: sums.map((guilders) => ({ s: 'pay' as const, empire: 'Elmwood', guilders })) };
    const tale = beginTale(campaignFrom({ empires, orders }));
    settleDeals(tale);
    return tale.state.empires[1]?.permits;
  };
  expect([permits('Friendly', 100), permits('Friendly', 60, 40)]).toEqual([[0], [0]]);
  expect([permits('Friendly', 99), permits('Neutral', 100), permits('Friendly', 300)]).toEqual([[], [], []]);
});
