import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign, type GivenCity } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Empire } from '../../state/state.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { grossIncome } from './cityIncome.ts';
import { income } from './income.ts';

const received = (given: GivenCampaign, ...rolls: number[]) => {
  const tale = beginTale(campaignFrom({ turn: 5, ...given }));
  income(tale, dice(...rolls));
  return tale;
};
const fromCity = (city: Omit<GivenCity, 'at'>, ...rolls: number[]): number | undefined =>
  received({ cities: [{ at: '0101', ...city }] }, ...rolls).state.empires[0]?.treasury;

test('[CHR-EX-02] [CHR-CTY-01] [CHR-IMP-02] size 10 yields 1,000, size 5 with a marketplace 750', () => {
  const campaign = campaignFrom({
    cities: [
      { at: '0101', size: 10 },
      { at: '0401', size: 5, improvements: ['marketplace'] },
    ],
  });
  expect(campaign.cities.map((city) => grossIncome(city!))).toEqual([1000, 750]);
  const poor = campaignFrom({
    cities: [
      {
        at: '0101',
        size: 1,
        improvements: ['marketplace'],
        besiegedHalf: true,
        conquered: { turn: 1, from: 1 },
      },
    ],
  });
  expect(grossIncome(poor.cities[0]!)).toBe(37);
});

test('[CHR-EX-03] [CHR-CAC-02] [CHR-CTY-03] [CHR-CTY-04] [CHR-R-16] corruption takes its share, and a courthouse returns part of it', () => {
  expect(fromCity({ size: 5, improvements: ['marketplace'] }, 13)).toBe(652);
  expect(fromCity({ size: 5, improvements: ['marketplace', 'courthouse'] }, 13, 9)).toBe(720);
  expect(fromCity({ size: 5, improvements: ['marketplace', 'courthouse'] }, 7, 12)).toBe(750);
});

test('[CHR-CTY-05] [CHR-INC-02] [CHR-INC-05] [CHR-INC-06] [CHR-R-15] conquered, besieged and disrupted cities each yield half, rounded once', () => {
  const conquered = { turn: 1, from: 1 };
  expect(fromCity({ size: 3, conquered }, 10)).toBe(135);
  expect(fromCity({ size: 3, besiegedHalf: true }, 10)).toBe(135);
  expect(fromCity({ size: 3, disrupted: true }, 10)).toBe(135);
  expect(
    fromCity({ size: 1, improvements: ['marketplace'], conquered, besiegedHalf: true, disrupted: true }, 1),
  ).toBe(18);
});

test('[CHR-R-106] a disruption cuts one Income only', () => {
  expect(received({ cities: [{ at: '0101', disrupted: true }] }, 1).state.cities[0]?.disrupted).toBe(false);
});

test('[CHR-R-23] an inactive marketplace or courthouse gives nothing', () => {
  const tale = received({ cities: [{ at: '0101', size: 4 }] }, 10);
  const idle = { marketplace: { active: false, builtTurn: 1 }, courthouse: { active: false, builtTurn: 1 } };
  const again = beginTale({ ...tale.state, cities: [{ ...tale.state.cities[0]!, improvements: idle }] });
  income(again, dice(10));
  expect(again.state.empires[0]?.treasury).toBe(720);
});

test('[CHR-INC-07] [CHR-CAC-20] an abandoned city yields nothing in the following turn', () => {
  expect(fromCity({ abandonedTurn: 4 })).toBe(0);
  expect(fromCity({ abandonedTurn: 3, size: 4 }, 10)).toBe(360);
});

test('[CHR-INC-01] [CHR-INC-04] [CHR-EAC-09] unspent money carries over, and last turn’s mines are added', () => {
  const tale = received({
    empires: [{ treasury: 7 }],
    more: { due: { 0: [{ why: 'mine 0302', guilders: 250 }] } },
  });
  expect(tale.state.empires[0]?.treasury).toBe(257);
  expect(tale.state.due[0]).toEqual([]);
});

test('[CHR-NEU-05] a dedicated ally pays a fifth of its income as tribute', () => {
  const tribute = (total: number, attackedBy: number[] = []) => {
    const campaign = campaignFrom({
      empires: [{}, { power: 'neutral' }],
      cities: [{ at: '0101', owner: 1, size: 4 }],
    });
    const mind: Empire['mind'] = {
      home: 0,
      target: null,
      since: 0,
      reactions: { 0: { total, turn: 1, trap: false } },
      attackedBy,
      ofTheDead: false,
    };
    const tale = beginTale({
      ...campaign,
      empires: campaign.empires.map((empire) => (empire.id === 1 ? { ...empire, mind } : empire)),
    });
    income(tale, dice());
    return tale.state.empires[0]?.treasury;
  };
  expect([tribute(21), tribute(20), tribute(25, [0])]).toEqual([80, 0, 0]);
});

test('[CHR-CAL-07] [CHR-R-15] [CHR-HID-16] the thief gets what the city loses, and sees it as found money without a source', () => {
  const plunder = { percent: 30, thief: 1, known: false };
  const tale = received({ cities: [{ at: '0101', name: 'Karsk', size: 4, plunder }] }, 10);
  expect(tale.state.empires.map(({ treasury }) => treasury)).toEqual([252, 108]);
  expect(tale.state.reports[1]).toMatchObject([
    { text: 'Found money: 108 guilders.' },
    { text: '', booking: { cause: 'found', guilders: 108 } },
  ]);
  expect(tale.state.reports[0]?.some(({ text }) => text.includes('Brakka'))).toBe(false);
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
  const known = received({ cities: [{ at: '0101', size: 4, plunder: { ...plunder, known: true } }] }, 10);
  expect(known.state.reports[0]?.some(({ text }) => text.includes('Brakka'))).toBe(true);
});

test('[CHR-CAL-08] a revolt takes its share, and nobody gets it', () => {
  const tale = received(
    { cities: [{ at: '0101', size: 4, plunder: { percent: 25, thief: null, known: false } }] },
    10,
  );
  expect(tale.state.empires.map(({ treasury }) => treasury)).toEqual([270, 0]);
});

test('[CHR-RPT-01] the statement has a line for every city with base, modifiers, corruption and net', () => {
  const tale = received(
    { cities: [{ at: '0101', name: 'Karsk', size: 5, improvements: ['marketplace'] }] },
    13,
  );
  expect(tale.state.reports[0]?.[0]?.text).toBe(
    'Karsk: 500, marketplace +50%, corruption 13%: 652 guilders.',
  );
});
