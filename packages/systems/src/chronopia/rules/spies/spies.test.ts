import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Action, Statement } from '../../orders/orders.ts';
import { freeHome, spiesAfterLosing } from './homeless.ts';
import { spyMissions } from './missions.ts';
import { outcomeOf } from './tables.ts';

const order = (unit: string, ...actions: Action[]): Statement => ({ s: 'order', unit, actions });
const KARSK = { name: 'Karsk' };
const GIVEN: GivenCampaign = {
  turn: 5,
  empires: [{ name: 'Aldmark' }, { name: 'Brakka', treasury: 321 }],
  cities: [
    { at: '0101', name: 'Home', size: 4 },
    { at: '0606', name: 'Karsk', owner: 1, size: 6, improvements: ['granary', 'harbor'] },
  ],
  armies: [{ at: '0606', owner: 1, name: 'Night Host', inside: true }],
  spies: [{ home: 'Home', name: 'Fox' }],
};
const sent = (mission: Action, die: number[], given: GivenCampaign = {}, karsk: Action[] = []) => {
  const orders = { Aldmark: [order('Fox', mission)], Brakka: [order('Karsk', ...karsk)] };
  const tale = beginTale(campaignFrom({ ...GIVEN, orders, ...given }));
  spyMissions(tale, dice(...die));
  return tale;
};
const words = (tale: ReturnType<typeof sent>, empire: number) =>
  (tale.state.reports[empire] ?? []).map(({ text }) => text).join('\n');

test('[CHR-SPA-03] [CHR-SPA-06] [CHR-R-107] the spy tables match the printed ones', () => {
  const row = (kind: 'disrupt' | 'other', totals: number[]) =>
    totals.map((total) => Object.values(outcomeOf(kind, total)).join(' '));
  expect(row('other', [4, 5, 9, 13, 16, 19, 23])).toEqual([
    'success undetected',
    'success detected',
    'success caught',
    'failure undetected',
    'failure detected',
    'failure caught',
    'failure caught',
  ]);
  expect(row('disrupt', [1, 2, 4, 7, 11, 15, 17, 18, 19, 20])).toEqual([
    'total undetected',
    'total detected',
    'partial undetected',
    'partial detected',
    'partial caught',
    'failure undetected',
    'failure detected',
    'failure detected',
    'failure caught',
    'failure turned',
  ]);
});

test('[CHR-EX-32] [CHR-SPA-09] [CHR-CAC-04] counter espionage adds 5, once', () => {
  const about = (die: number, size = 7) => {
    const cities = [GIVEN.cities![0]!, { ...GIVEN.cities![1]!, size }];
    const watch: Action[] = [{ a: 'grow' }, { a: 'counterEspionage' }];
    return sent({ a: 'spyOnCity', city: KARSK }, [die], { cities }, watch).events[0]?.about;
  };
  expect(about(11, 6)).toMatchObject({ mission: 'success', fate: 'caught' }); // it has one action: Grow
  expect(about(11)).toMatchObject({ mission: 'failure', fate: 'detected' });
  expect(about(15)).toMatchObject({ mission: 'failure', fate: 'caught' });
  expect(about(18)).toMatchObject({ mission: 'failure', fate: 'caught' });
});

test('[CHR-SPA-02] a spy learns improvements, actions, rosters and the treasury', () => {
  const tale = sent({ a: 'spyOnCity', city: KARSK }, [1], {}, [{ a: 'grow' }]);
  const known = tale.state.knowledge[0]!;
  expect(known.spied[1]).toEqual({ turn: 5, improvements: ['granary', 'harbor'], treasury: 321 });
  expect(known.rosters[0]).toMatchObject({ name: 'Night Host', turn: 5 });
  expect(words(tale, 0)).toMatch(/now: Grow.*321 guilders/s);
  expect(words(tale, 1)).toBe('');
});

test('[CHR-SPA-02] armies in the city include guests inside its walls, but not armies before them', () => {
  const empires = [...GIVEN.empires!, { name: 'Corvane' }];
  const guests = [
    { at: '0606', owner: 2, name: 'Guests', inside: true },
    { at: '0606', owner: 2, name: 'Camp' },
  ];
  const tale = sent({ a: 'spyOnCity', city: KARSK }, [1], { empires, armies: [...GIVEN.armies!, ...guests] });
  expect(words(tale, 0)).toMatch(/Night Host, Guests in the city/);
});

test('[CHR-SPA-04] detected reveals an attempt but not by whom; caught reveals who and whether it worked, and the spy is lost', () => {
  const detected = sent({ a: 'spyOnCity', city: KARSK }, [5]);
  expect(words(detected, 1)).toMatch(/foreign spy/);
  expect(words(detected, 1)).not.toMatch(/Aldmark/);
  expect(detected.state.spies[0]).not.toBeNull();
  const caught = sent({ a: 'spyOnCity', city: KARSK }, [9]);
  expect(words(caught, 1)).toMatch(/Aldmark.*was caught, but only after he had succeeded/);
  expect(caught.state.spies[0]).toBeNull();
  expect(words(sent({ a: 'spyOnCity', city: KARSK }, [19]), 1)).toMatch(
    /was caught, before he could succeed/,
  );
});

test('[CHR-SPA-05] [CHR-R-22] Destroy burns an improvement; losing a granary this way cuts the city', () => {
  const tale = sent({ a: 'destroy', city: KARSK, improvement: 'granary' }, [1]);
  expect(tale.state.cities[1]).toMatchObject({ improvements: { harbor: { active: true } }, cutTo: 4 });
  expect(tale.state.cities[1]?.improvements.granary).toBeUndefined();
});

test('[CHR-SPA-05] [CHR-R-108] a mission against something that does not exist wastes the action without a roll', () => {
  const tale = sent({ a: 'destroy', city: KARSK, improvement: 'academy' }, []);
  expect(words(tale, 0)).toMatch(/no such improvement/);
  expect(words(tale, 1)).toBe('');
});

test('[CHR-SPA-07] [CHR-R-106] total success stops the city’s actions and halves its next income; partial success stops its actions', () => {
  const city = (die: number) => sent({ a: 'disrupt', city: KARSK }, [die]).state.cities[1];
  expect(city(1)).toMatchObject({ disrupted: true, today: { disrupted: true } });
  expect(city(4)).toMatchObject({ disrupted: false, today: { disrupted: true } });
  expect(city(15)).toMatchObject({ disrupted: false, today: { disrupted: false } });
});

test('[CHR-SPA-08] [CHR-R-109] a turned spy works for the city or its owner’s nearest free one, otherwise he is dismissed', () => {
  const turned = sent({ a: 'disrupt', city: KARSK }, [20]);
  expect(turned.state.spies[0]).toMatchObject({ owner: 1, home: 1, raisedTurn: 5 });
  expect(words(turned, 1)).toMatch(/Aldmark/);
  const taken = { spies: [...GIVEN.spies!, { home: 'Karsk', owner: 1, name: 'Wolf' }] };
  const dismissed = sent({ a: 'disrupt', city: KARSK }, [20], taken);
  expect(dismissed.state.spies[0]).toBeNull();
  expect(words(dismissed, 1)).toMatch(/Aldmark.*dismissed/);
});

test('[CHR-SPA-01] [CHR-UNT-16] each spy has one mission; [CHR-R-106] missions run in random order', () => {
  const spies = [
    { home: 'Home', name: 'Fox' },
    { home: 'Home', name: 'Hare' },
  ];
  const orders = {
    Aldmark: [
      order('Fox', { a: 'disrupt', city: KARSK }, { a: 'disrupt', city: KARSK }),
      order('Hare', { a: 'spyOnCity', city: KARSK }),
    ],
  };
  const tale = sent({ a: 'disrupt', city: KARSK }, [2, 16, 15], { spies, orders });
  expect(tale.events.map(({ about }) => about?.spy)).toEqual([1, 0]);
});

test('[CHR-HID-24] [CHR-GRM-04] the empire’s own city and an unseen city below get the same answer as a name that does not exist', () => {
  const below = {
    surface: Array.from({ length: 12 }, () => '.'.repeat(12)),
    below: Array.from({ length: 12 }, () => 'C'.repeat(12)),
  };
  const cities = [GIVEN.cities![0]!, { at: '0606 below', name: 'Karsk', owner: 1 }];
  const texts = [
    words(sent({ a: 'spyOnCity', city: { name: 'Home' } }, []), 0),
    words(sent({ a: 'spyOnCity', city: { name: 'Nowhere' } }, []), 0),
    words(sent({ a: 'spyOnCity', city: KARSK }, [], { ...below, cities, armies: [] }), 0),
  ];
  expect(new Set(texts).size).toBe(1);
});

test('[CHR-UNT-17] [CHR-R-40] a spy whose city is lost goes to the nearest own city of size 4 without one', () => {
  const cities = [
    { at: '0101', name: 'Home' },
    { at: '0901', name: 'Far', size: 5 },
    { at: '0401', name: 'Near', size: 3 },
    { at: '0601', name: 'Middle', size: 4 },
  ];
  const campaign = campaignFrom({ cities, spies: [{ home: 'Home' }] });
  expect(spiesAfterLosing(campaign, campaign.cities[0]!)).toEqual([[0, { home: 3 }]]);
  expect(freeHome(campaign, 1, 0)).toBeUndefined();
  const lone = campaignFrom({ cities: cities.slice(0, 1), spies: [{ home: 'Home' }] });
  expect(spiesAfterLosing(lone, lone.cities[0]!)).toEqual([[0, null]]);
});
