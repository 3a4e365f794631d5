import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import type { CampaignEvent } from '../../engine/events.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { payables } from './payables.ts';
import { upkeepOf, upkeepPercentage } from './upkeep.ts';

const RICH = [
  { name: 'Aldmark', treasury: 10_000 },
  { name: 'Brakka', treasury: 10_000 },
];

const paid = (given: GivenCampaign, ...rolls: number[]): Tale => {
  const tale = beginTale(campaignFrom({ columns: 24, rows: 1, empires: RICH, turn: 5, ...given }));
  payables(tale, dice(...rolls));
  return tale;
};
const events = ({ events: all }: Tale, type: string): CampaignEvent[] =>
  all.filter((event) => event.type === type);
const treasuries = ({ state }: Tale): number[] => state.empires.map(({ treasury }) => treasury);
const tower = (owner = 0, captured: number | null = null) => ({ tower: { owner, builtTurn: 0, captured } });
const depot = (owner = 0, captured: number | null = null) => ({ depot: { owner, builtTurn: 0, captured } });

/** A Judge (74) and 20-point swordsmen: 74 + 20 n points. */
const troops = (swordsmen: number): string =>
  [
    'judge',
    ...Array.from(
      { length: Math.ceil(swordsmen / 12) },
      (_, i) => `${Math.min(12, swordsmen - 12 * i)} fb-swordsmen`,
    ),
  ].join(', ');

test('[CHR-EX-19] [CHR-PAY-07] [CHR-R-27] the upkeep of 1,487 points is 744, 670, 595 or 447', () => {
  const army = { at: '0301', troops: `${troops(65)}, 1 fb-greatswords, 6 fb-levy` };
  const price = (given: GivenCampaign): number => {
    const campaign = campaignFrom({ columns: 24, rows: 1, turn: 5, armies: [army], ...given });
    return upkeepOf(campaign, campaign.armies[0]!);
  };
  expect(price({})).toBe(744);
  expect(price({ sites: { '0301': depot() } })).toBe(670);
  expect(price({ sites: { '0301': { ...depot(), ...tower() } } })).toBe(595);
  expect(price({ cities: [{ at: '0301' }] })).toBe(447);
});

test('[CHR-STR-02] [CHR-STR-11] an army’s location decides its percentage', () => {
  const percent = (given: GivenCampaign, ruins = false): number => {
    const campaign = campaignFrom({
      columns: 9,
      rows: 1,
      turn: 5,
      armies: [{ at: '0301', ruins }],
      ...given,
    });
    return upkeepPercentage(campaign, campaign.armies[0]!);
  };
  const allied = [{ name: 'A' }, { name: 'B', declares: { A: 'Allied' as const } }];
  expect(percent({ sites: { '0301': tower() } })).toBe(45);
  expect(percent({ sites: { '0301': tower(1) } })).toBe(50);
  expect(percent({ empires: allied, sites: { '0301': tower(1) } })).toBe(45);
  expect(percent({}, true)).toBe(45);
  expect(percent({ sites: { '0301': depot(0, 4) } })).toBe(50);
  expect(percent({ cities: [{ at: '0301', conquered: { turn: 3, from: 1 } }] })).toBe(30);
  expect(percent({ empires: allied, cities: [{ at: '0301', owner: 1 }] })).toBe(50);
});

test('[CHR-SPT-07] [CHR-R-58] at the spring an army costs nothing and does not starve, wherever that is', () => {
  const tale = paid({
    armies: [{ at: '2401', name: 'Host' }],
    cities: [{ at: '0101' }],
    sites: { '2401': { spring: true } },
  });
  expect(treasuries(tale)[0]).toBe(10_000);
  expect(tale.state.armies[0]).toMatchObject({ paid: true, supply: 'out' });
  expect(events(tale, 'armyForaged')).toEqual([]);
});

test('[CHR-PAY-01] works are paid first, then armies, engineers, scouts, settlers, spies; the treasury never becomes negative', () => {
  const given: GivenCampaign = {
    cities: [{ at: '0101', name: 'Karsk', improvements: ['granary', 'barracks'] }],
    sites: {
      '0201': { ...tower(), ...depot() },
      '0301': { temple: { owner: 0, builtTurn: 0, captured: null } },
    },
    armies: [{ at: '0401', troops: troops(20) }],
    units: [
      { kind: 'settler', at: '0201', size: 2 },
      { kind: 'scout', at: '0201' },
      { kind: 'engineer', at: '0201' },
    ],
    spies: [{ home: 'Karsk' }],
  };
  const tale = paid(given);
  const groups = events(tale, 'upkeepPaid').filter(({ about }) => about?.empire === 0);
  expect(groups.map(({ about }) => about?.group)).toEqual([
    'improvements and structures',
    'armies',
    'engineers',
    'scouts',
    'settlers',
    'spies',
  ]);
  expect(treasuries(tale)[0]).toBe(10_000 - (50 + 25 + 50 + 10 + 5) - 237 - 50 - 50 - 20 - 200);
  const lines = tale.state.reports[0]!.map(({ text }) => text);
  expect(lines.filter((text) => text.startsWith('Upkeep of'))).toHaveLength(6);
  const poor = paid({ ...given, empires: [{ treasury: 140 }] }, 20);
  expect(treasuries(poor)[0]).toBe(0);
});

test('[CHR-GEN-10] every guilder of the payables has a reason', () => {
  const tale = paid({
    cities: [{ at: '0101', improvements: ['granary'] }],
    armies: [{ at: '0101' }],
    units: [{ kind: 'scout', at: '0101' }],
  });
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
});

test('[CHR-R-28] the most valuable comes first, and an unaffordable item is skipped for the next; PAY ORDER and NO PAY change that', () => {
  const armies = [
    { at: '0201', name: 'Small', troops: troops(20) },
    { at: '0301', name: 'Large', troops: troops(36) },
  ];
  const one = (treasury: number, ...statements: NonNullable<GivenCampaign['orders']>[string][number][]) =>
    paid(
      {
        cities: [{ at: '0101' }],
        armies,
        empires: [{ name: 'Aldmark', treasury }],
        orders: { Aldmark: statements },
      },
      20,
      20,
    );
  const flags = (tale: Tale) => tale.state.armies.map((army) => army?.paid);
  expect(flags(one(400))).toEqual([false, true]);
  expect(flags(one(300))).toEqual([true, false]);
  expect(flags(one(400, { s: 'payOrder', items: ['Small', 'Large'] }))).toEqual([true, false]);
  expect(flags(one(10_000, { s: 'noPay', item: 'large' }))).toEqual([true, false]);
});

test('[CHR-PAY-08] [CHR-SUP-10] [CHR-FOR-04] an unpaid army is Out of Supply; an army out by distance cannot be paid for', () => {
  const unpaid = paid(
    { empires: [{ treasury: 10 }], cities: [{ at: '0101' }], armies: [{ at: '0201' }] },
    20,
  );
  expect(unpaid.state.armies[0]).toMatchObject({ supply: 'out', paid: false });
  expect(events(unpaid, 'armyForaged')).toHaveLength(1);
  const distant = paid({ cities: [{ at: '0101' }], armies: [{ at: '2401' }] }, 20);
  expect(distant.state.armies[0]).toMatchObject({ supply: 'out', paid: false });
  expect(treasuries(distant)[0]).toBe(10_000);
});

test('[CHR-PAY-16] [CHR-R-30] units raised this turn owe nothing yet', () => {
  const tale = paid({
    cities: [{ at: '0101' }],
    armies: [{ at: '0101', raisedTurn: 5 }],
    units: [{ kind: 'scout', at: '0101', raisedTurn: 5 }],
  });
  expect(treasuries(tale)[0]).toBe(10_000);
});

test('[CHR-PAY-03] [CHR-IMP-08] [CHR-R-23] an unpaid improvement is inactive at once, and active again once paid', () => {
  const improvements = {
    granary: { active: false, builtTurn: 1 },
    marketplace: { active: true, builtTurn: 1 },
  };
  const campaign = campaignFrom({
    cities: [{ at: '0101', name: 'Karsk' }],
    empires: [{ treasury: 60 }],
    orders: { 0: [{ s: 'payOrder', items: ['granary of Karsk'] }] },
  });
  const tale = beginTale({ ...campaign, cities: [{ ...campaign.cities[0]!, improvements }] });
  payables(tale, dice(51));
  expect(tale.state.cities[0]?.improvements).toMatchObject({
    granary: { active: true },
    marketplace: { active: false },
  });
});

test('[CHR-PAY-04] an unpaid granary cuts the city to 4 at the end of the turn and an aqueduct to 6, even if they still stand', () => {
  const city = (improvement: 'granary' | 'aqueduct') =>
    paid({ empires: [{ treasury: 0 }], cities: [{ at: '0101', size: 8, improvements: [improvement] }] }, 100)
      .state.cities[0];
  expect(city('granary')).toMatchObject({ size: 8, cutTo: 4 });
  expect(city('aqueduct')).toMatchObject({ size: 8, cutTo: 6 });
});

test('[CHR-PAY-05] an unpaid structure is lost on 50 or less', () => {
  const lost = (...rolls: number[]) =>
    paid(
      {
        empires: [{ treasury: 0 }],
        cities: [{ at: '0101', improvements: ['harbor'] }],
        sites: { '0201': tower(), '0301': depot() },
      },
      ...rolls,
    ).state;
  expect(lost(50, 51, 50).cities[0]?.improvements).toEqual({});
  expect(lost(51, 50, 51).sites).not.toHaveProperty('1');
  expect(lost(51, 50, 51).sites[2]?.depot).toBeDefined();
});

test('[CHR-R-13] [CHR-PAY-05] nobody pays for a fallen empire’s structures: they are tested every turn', () => {
  const campaign = campaignFrom({ turn: 5, sites: { '0201': tower(1), '0301': depot(1) } });
  const empires = campaign.empires.map((empire) => (empire.id === 1 ? { ...empire, fallen: 4 } : empire));
  const tale = beginTale({ ...campaign, empires });
  payables(tale, dice(50, 51));
  expect(Object.values(tale.state.sites)).toMatchObject([{ depot: { owner: 1 } }]);
});

test('[CHR-PAY-06] towers, depots and temples still work while unpaid', () => {
  const tale = paid(
    {
      empires: [{ treasury: 0 }],
      cities: [{ at: '0101' }],
      sites: { '0601': depot() },
      armies: [{ at: '1101' }],
    },
    51,
    20,
  );
  expect(tale.state.armies[0]?.range).toBe(5);
  expect(tale.state.sites[5]?.depot).toBeDefined();
});

test('[CHR-R-61] [CHR-DST-04] [CHR-DST-06] the first payment for a captured tower or depot is double', () => {
  const cost = (captured: number) =>
    10_000 - treasuries(paid({ sites: { '0201': { ...tower(0, captured), ...depot(0, captured) } } }))[0]!;
  expect(cost(4)).toBe(120);
  expect(cost(3)).toBe(60);
});

test('[CHR-PAY-11] [CHR-PAY-12] [CHR-PAY-13] [CHR-PAY-14] unpaid engineers, scouts, settlers and spies are gone', () => {
  const tale = paid({
    empires: [{ treasury: 40 }],
    cities: [{ at: '0101', name: 'Karsk' }],
    units: [
      { kind: 'engineer', at: '0101' },
      { kind: 'scout', at: '0101' },
      { kind: 'settler', at: '0101', size: 5 },
      { kind: 'settler', at: '0101', size: 4 },
    ],
    spies: [{ home: 'Karsk' }],
  });
  expect(tale.state.units.map((unit) => unit !== null)).toEqual([false, false, false, true]);
  expect(tale.state.spies).toEqual([null]);
  const gone = tale.state.reports[0]!.filter(({ text }) => text.endsWith('is gone.'));
  expect(gone.map(({ section }) => section)).toEqual(['units', 'units', 'units', 'spies']);
  expect(treasuries(tale)[0]).toBe(0);
});

test('[CHR-PAY-15] [CHR-DIP-03] [CHR-R-183] a sponsor pays once everybody has paid his own; then the owner; otherwise nobody', () => {
  const sponsored = (sponsor: number, owner: number, accepts = true) =>
    paid(
      {
        empires: [
          { name: 'Aldmark', treasury: owner },
          { name: 'Brakka', treasury: sponsor },
        ],
        cities: [{ at: '0101' }],
        armies: [{ at: '0201', name: 'Host', troops: troops(20) }],
        orders: {
          Aldmark: accepts ? [{ s: 'accept', empire: 'Brakka', what: 'Host' }] : [],
          Brakka: [{ s: 'payUpkeep', empire: 'Aldmark', army: 'Host' }],
        },
      },
      20,
    );
  expect(treasuries(sponsored(300, 300))).toEqual([300, 63]);
  expect(treasuries(sponsored(237, 300))).toEqual([300, 0]);
  expect(treasuries(sponsored(236, 237))).toEqual([0, 236]);
  expect(treasuries(sponsored(100, 300))).toEqual([63, 100]);
  expect(sponsored(100, 100).state.armies[0]?.paid).toBe(false);
  expect(treasuries(sponsored(300, 300, false))).toEqual([63, 300]);
  const told = (accepts: boolean) =>
    sponsored(300, 300, accepts).state.reports[1]?.filter(({ text }) => text.endsWith('(E-16).')).length;
  expect([told(true), told(false)]).toEqual([0, 1]);
});

test('[CHR-PAY-17] units disbanded this turn are still paid', () => {
  const orders = {
    Aldmark: [
      { s: 'order' as const, unit: 'Host', actions: [{ a: 'disband' as const, items: 'ALL' as const }] },
    ],
  };
  expect(
    treasuries(
      paid({ cities: [{ at: '0101' }], armies: [{ at: '0201', name: 'Host', troops: troops(20) }], orders }),
    )[0],
  ).toBe(9763);
});

test('[CHR-R-74] the status counted at T6 is stored on armies and units', () => {
  const tale = paid({
    cities: [{ at: '0101' }],
    armies: [{ at: '0801' }],
    units: [{ kind: 'scout', at: '0901' }],
  });
  expect(tale.state.armies[0]).toMatchObject({ supply: 'long', range: 7 });
  expect(tale.state.units[0]).toMatchObject({ supply: 'long', range: 8 });
});
