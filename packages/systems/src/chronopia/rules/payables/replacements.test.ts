import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { profileOf } from '../../data/index.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Item } from '../../orders/orders.ts';
import type { Loss } from '../../state/force.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { lossesBetween } from '../combat/losses.ts';
import { takeWounds } from '../forces/wounds.ts';
import { payables } from './payables.ts';
import { replacementLimit, replacementPrice } from './replacements.ts';

const TEN_SWORDSMEN: Loss = { profile: 'fb-swordsmen', type: 'trooper', count: 10, band: 101, turn: 4 };

/** A Judge and two swordsmen are left of twelve: 200 points lost. */
const after = (at: string, lost: readonly Loss[], items: readonly Item[], more: GivenCampaign = {}) => {
  const tale = beginTale(
    campaignFrom({
      columns: 24,
      rows: 1,
      turn: 5,
      empires: [{ name: 'Aldmark', treasury: 1000 }],
      cities: [{ at: '0101' }],
      armies: [{ at, name: 'Host', troops: 'judge, 2 fb-swordsmen', lost }],
      orders: { Aldmark: [{ s: 'replace', army: 'host', items }] },
      ...more,
    }),
  );
  payables(tale, dice(20, 20));
  const replaced = tale.events.find(({ type }) => type === 'lossesReplaced');
  return {
    tale,
    army: tale.state.armies[0],
    points: replaced?.about?.points ?? 0,
    price: 0 - (replaced?.change?.money?.[0]?.[1] ?? 0),
  };
};
const all = [{ count: 10, profile: 'fb-swordsmen' }];

test('[CHR-EX-25] [CHR-RSP-01] [CHR-R-80] of 200 points lost: 200 for 200, 160 for 160, 120 for 150, 80 for 120, none', () => {
  const bought = (at: string) => {
    const { points, price } = after(at, [TEN_SWORDSMEN], all);
    return [points, price];
  };
  expect(bought('0101')).toEqual([200, 200]);
  expect(bought('0301')).toEqual([160, 160]);
  expect(bought('0801')).toEqual([120, 150]);
  expect(bought('1301')).toEqual([80, 120]);
  expect(bought('1801')).toEqual([0, 0]);
});

test('[CHR-RSP-02] [CHR-R-04] [CHR-GEN-07] the limit is rounded down, the cost up', () => {
  expect(replacementLimit(99, 'regular')).toBe(79);
  expect(replacementPrice(33, 'long')).toBe(42);
});

test('[CHR-PAY-09] not for losses older than the previous turn', () => {
  expect(after('0101', [{ ...TEN_SWORDSMEN, turn: 3 }], all).points).toBe(0);
});

test('[CHR-PAY-10] only exact copies of the dead return, and to their own band', () => {
  const { army, points } = after(
    '0101',
    [TEN_SWORDSMEN],
    [
      { count: 3, profile: 'fb-greatswords' },
      { count: 4, profile: 'fb-swordsmen' },
    ],
  );
  expect(points).toBe(80);
  expect(army?.bands[0]?.models).toEqual({ trooper: 6 });
  const { name } = profileOf('fb-swordsmen');
  expect(after('0101', [TEN_SWORDSMEN], [{ count: 4, profile: name }]).points).toBe(80);
});

test('[CHR-PAY-10] [CHR-CMD-06] copies of foreign troops are foreign too, whether one model falls or a whole band', () => {
  const empires = [{ name: 'Aldmark', treasury: 1000 }, { name: 'Brakka' }];
  const ours = campaignFrom({ empires, turn: 4, armies: [{ at: '0101', troops: 'judge, 8 fb-swordsmen' }] })
    .armies[0]!;
  const foreign = {
    heroes: ours.heroes.map((hero) => ({ ...hero, of: 1 })),
    bands: ours.bands.map((band) => ({ ...band, id: 900, of: 1 })),
  };
  const noted = [takeWounds(foreign, 99).losses, lossesBetween(foreign, { heroes: [], bands: [] })];
  for (const losses of noted) {
    const items = [...all, { count: 1, profile: 'judge', as: 'Orm' }];
    const { army } = after(
      '0101',
      losses.map((loss) => ({ ...loss, turn: 4 })),
      items,
      { empires },
    );
    expect([army?.heroes.map(({ of }) => of), army?.bands.map(({ of }) => of)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  }
});

test('[CHR-PAY-10] [CHR-RSP-03] [CHR-WND-03] a replaced individual is a new person without experience', () => {
  const lost: Loss[] = [{ profile: 'repulsar-knight', type: 'individual', count: 1, turn: 4 }];
  const { army } = after('0101', lost, [{ count: 1, profile: 'repulsar-knight', as: 'Orm' }]);
  expect(army?.heroes[1]).toMatchObject({
    name: 'Orm',
    profile: 'repulsar-knight',
    wounds: 3,
    experience: 0,
  });
});

test('[CHR-PAY-10] a band that was wiped out returns as it was, with its tribe and arms', () => {
  const kind = { profile: 'sk-axemen', tribe: 'shadow', options: ['two axes'], band: 300, turn: 4 };
  const lost: Loss[] = [
    { ...kind, type: 'trooper', count: 4 },
    { ...kind, tribe: 'dawn', type: 'trooper', count: 4, band: 301 },
  ];
  const { army } = after('0101', lost, [{ count: 4, profile: 'sk-axemen', options: ['shadow'] }]);
  expect(army?.bands.slice(1)).toMatchObject([
    { id: 300, tribe: 'shadow', options: ['two axes'], models: { trooper: 4 } },
  ]);
});

test('[CHR-PLY-05] [CHR-PAY-10] a replacement has its own name, with no number that reveals others', () => {
  const lost: Loss[] = [{ profile: 'judge', type: 'individual', count: 2, turn: 4 }];
  const called = (items: readonly Item[], more: GivenCampaign = {}) =>
    after('0101', lost, items, more).army?.heroes.map(({ name }) => name);
  const armies = [{ at: '0101', name: 'Host', troops: 'judge as Verian, 2 fb-swordsmen', lost }];
  const as = [{ count: 1, profile: 'judge', as: 'Verian' }];
  expect(called(as, { armies })).toEqual(['Verian', 'Verian 2']);
  expect(called([{ count: 2, profile: 'judge' }], { armies })).toEqual(['Verian', 'Judge', 'Judge 2']);
});

test('[CHR-R-42] an order for too many gets the reason and a code', () => {
  const told = (at: string, items: readonly Item[], treasury = 1000) =>
    after(at, [TEN_SWORDSMEN], items, {
      empires: [{ name: 'Aldmark', treasury }],
    })
      .tale.state.reports[0]?.filter(({ section }) => section === 'execution')
      .map(({ text }) => text);
  expect(told('0101', all)).toEqual([]);
  expect(told('0301', all)).toEqual([
    'Replacements for Host: 8 of 10 models requested; that is the limit of its supply and size (E-09).',
  ]);
  expect(told('0101', all, 100)).toEqual([
    'Replacements for Host: 3 of 10 models requested; the treasury cannot pay for more (E-08).',
  ]);
  expect(told('0101', [{ count: 2, profile: 'fb-levy' }])).toEqual([
    'Replacements for Host: 0 of 2 models requested; no more of them fell last turn (E-10).',
  ]);
  expect(told('1801', all)).toEqual([
    'Replacements for Host: no losses are replaced while it is Out of Supply (E-11).',
  ]);
});

test('[CHR-R-42] unaffordable replacements are cut from the end of the list', () => {
  const empires = [{ name: 'Aldmark', treasury: 100 }];
  const { army, tale } = after('0101', [TEN_SWORDSMEN], all, { empires });
  expect(army?.bands[0]?.models).toEqual({ trooper: 5 });
  expect(tale.state.empires[0]?.treasury).toBe(100 - 35 - 60);
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
});

test('[CHR-R-175] [CHR-BRK-01] an army filled up in its city becomes a Field Army at once; one outside does not', () => {
  const armies = (at: string): NonNullable<GivenCampaign['armies']> => [
    {
      at,
      name: 'Host',
      troops: 'judge, 12 fb-swordsmen, 2 fb-swordsmen',
      lost: [{ ...TEN_SWORDSMEN, band: 102 }],
    },
  ];
  const broken = (at: string) => {
    const { tale } = after(at, [], all, { armies: armies(at) });
    return [tale.state.armies[0]?.size, tale.state.armies[0]?.broken?.cause ?? null];
  };
  expect(broken('0101')).toEqual([5, null]);
  expect(broken('0201')).toEqual([5, 'understrength']);
  const cities = [{ at: '0101' }, { at: '0201', owner: 1 }];
  const empires = [{ name: 'Aldmark', treasury: 1000 }, { name: 'Brakka' }];
  const before = after('0201', [], all, { armies: armies('0201'), cities, empires });
  expect(before.army).toMatchObject({ size: 5, broken: { cause: 'understrength' } });
});

test('[CHR-RAC-09] [CHR-RAC-33] models gained by magic cannot be bought again, even among the Risen they joined', () => {
  const armies = (lost: readonly Loss[]) => [
    { at: '0101', name: 'Host', troops: 'necromancer, 8 dv-risen-swords, 2 ice-warrior', lost },
  ];
  const replaced = (profile: string, type: string, band: number) => {
    const lost: Loss[] = [{ profile, type, count: 1, band, turn: 4 }];
    return after('0101', lost, [{ count: 1, profile }], { armies: armies(lost) }).points;
  };
  expect([
    replaced('dv-risen-swords', 'trooper', 101),
    replaced('dv-risen-swords', 'greater-undead', 101),
    replaced('ice-warrior', 'trooper', 102),
  ]).toEqual([15, 0, 0]);
});

test('[CHR-R-167] in a conquered city the limit is that of a depot', () => {
  const conquered = { turn: 2, from: 1 };
  const cities = [{ at: '0101' }, { at: '0401', conquered }];
  expect(
    after('0401', [TEN_SWORDSMEN], all, { cities, empires: [{ name: 'Aldmark', treasury: 1000 }, {}] })
      .points,
  ).toBe(160);
});

test('[CHR-R-177] the upkeep of all armies comes before any replacement', () => {
  const armies: GivenCampaign['armies'] = [
    { at: '0101', name: 'Host', troops: 'judge, 2 fb-swordsmen', lost: [TEN_SWORDSMEN] },
    { at: '0201', name: 'Guard', troops: 'judge, 10 fb-swordsmen, 10 fb-swordsmen' },
  ];
  const { tale } = after('0101', [TEN_SWORDSMEN], all, {
    armies,
    empires: [{ name: 'Aldmark', treasury: 272 }],
  });
  expect(tale.state.armies[1]?.paid).toBe(true);
  expect(tale.state.empires[0]?.treasury).toBe(0);
});
