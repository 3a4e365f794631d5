import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign, type GivenCity } from '../../casebook/position.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { Action, Item, Statement } from '../../orders/orders.ts';
import { labelOf } from '../../state/ground.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { garrisonPoints } from '../forces/points.ts';
import { cityActions } from './cityActions.ts';

const order = (unit: string, ...actions: Action[]): Statement => ({ s: 'order', unit, actions });

/** Karsk, the only city of its empire, with 2,000 guilders. */
const acted = (
  city: Omit<GivenCity, 'at'>,
  actions: Action[],
  rolls: number[] = [],
  given: GivenCampaign = {},
): Tale => {
  const tale = beginTale(
    campaignFrom({
      turn: 5,
      empires: [{ name: 'Aldmark', treasury: 2000 }, { name: 'Brakka' }],
      cities: [{ at: '0606', name: 'Karsk', ...city }],
      orders: { Aldmark: [order('Karsk', ...actions)] },
      ...given,
    }),
  );
  cityActions(tale, dice(...rolls));
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
  return tale;
};
const karsk = (tale: Tale) => tale.state.cities[0];
const spent = ({ state }: Tale) => 2000 - state.empires[0]!.treasury;
const codes = (tale: Tale) =>
  tale.events.filter(({ type }) => type === 'cityOrderFailed').map(({ about }) => about?.code);
const siege = { by: 1, armies: [0], failed: 0, began: 4 };
const grow: Action = { a: 'grow' };

test('[CHR-CTY-06] cities of size 1 to 6 have one action, larger ones two', () => {
  const scouts: Action[] = [{ a: 'raiseEngineer' }, { a: 'raiseEngineer' }];
  expect(acted({ size: 6 }, scouts).state.units).toHaveLength(1);
  expect(codes(acted({ size: 6 }, scouts))).toEqual(['E-07']);
  expect(acted({ size: 7 }, scouts).state.units).toHaveLength(2);
});

test('[CHR-CAC-01] [CHR-IMP-01] [CHR-R-170] one improvement a turn, each kind once, active at once', () => {
  const tale = acted({ size: 7 }, [
    { a: 'build', improvement: 'academy' },
    { a: 'build', improvement: 'granary' },
  ]);
  expect(karsk(tale)?.improvements).toEqual({ academy: { active: true, builtTurn: 5 } });
  expect([spent(tale), codes(tale)]).toEqual([250, ['E-09']]);
  expect(codes(acted({ improvements: ['granary'] }, [{ a: 'build', improvement: 'granary' }]))).toEqual([
    'E-11',
  ]);
  const poor = { empires: [{ name: 'Aldmark', treasury: 99 }] };
  expect(codes(acted({}, [{ a: 'build', improvement: 'granary' }], [], poor))).toEqual(['E-08']);
});

test('[CHR-IMP-06] [CHR-R-26] a harbour needs a river or water next to the city', () => {
  const harbor: Action[] = [{ a: 'build', improvement: 'harbor' }];
  expect(codes(acted({}, harbor))).toEqual(['E-11']);
  expect(codes(acted({}, harbor, [], { rivers: { '0606/2': 'river' } }))).toEqual([]);
  const surface = Array.from({ length: 12 }, (_, row) => (row === 6 ? '.....w......' : '............'));
  expect(codes(acted({}, harbor, [], { surface }))).toEqual([]);
});

test('[CHR-CAC-05] a die above twice the size makes it grow', () => {
  expect(karsk(acted({ size: 3 }, [grow], [7]))?.size).toBe(4);
  expect(karsk(acted({ size: 3 }, [grow], [6]))?.size).toBe(3);
});

test('[CHR-EX-11] [CHR-CAC-05] two Grow actions give two rolls that need 15 or more, but add at most one size', () => {
  const improvements = ['granary', 'aqueduct'] as const;
  expect(karsk(acted({ size: 7, improvements }, [grow, grow], [15, 15]))?.size).toBe(8);
  expect(karsk(acted({ size: 7, improvements }, [grow, grow], [14, 15]))?.size).toBe(8);
  expect(karsk(acted({ size: 7, improvements }, [grow, grow], [14, 14]))?.size).toBe(7);
});

test('[CHR-CTY-07] [CHR-IMP-09] [CHR-R-22] a city without a granary stops growing at 4, without an aqueduct at 6', () => {
  expect(codes(acted({ size: 4 }, [grow]))).toEqual(['E-11']);
  expect(codes(acted({ size: 4, improvements: ['aqueduct'] }, [grow]))).toEqual(['E-11']);
  expect(codes(acted({ size: 6, improvements: ['granary'] }, [grow]))).toEqual(['E-11']);
  expect(karsk(acted({ size: 4, improvements: ['granary'] }, [grow], [20]))?.size).toBe(5);
});

test('[CHR-EX-43] [CHR-R-22] a city above its maximum keeps its size and merely cannot grow', () => {
  const tale = acted({ size: 8 }, [grow]);
  expect([karsk(tale)?.size, codes(tale)]).toEqual([8, ['E-11']]);
});

test('[CHR-SIE-04] [CHR-CAC-05] a besieged city, or one whose walls held last turn, does not grow', () => {
  expect(codes(acted({ size: 3, siege }, [grow]))).toEqual(['E-11']);
  expect(codes(acted({ size: 3, besiegedHalf: true }, [grow]))).toEqual(['E-11']);
});

test('[CHR-CAC-06] [CHR-UNT-09] [CHR-R-171] engineers cost 250', () => {
  const tale = acted({}, [{ a: 'raiseEngineer', name: 'Diggers' }]);
  expect(tale.state.units[0]).toMatchObject({
    kind: 'engineer',
    name: 'Diggers',
    raisedTurn: 5,
    at: karsk(tale)?.at,
  });
  expect(spent(tale)).toBe(250);
});

test('[CHR-CAC-07] [CHR-UNT-01] [CHR-UNT-02] [CHR-UNT-05] a scout costs 100, and there are never more scouts than Field Armies', () => {
  const scout: Action[] = [{ a: 'commissionScout' }];
  expect(codes(acted({}, scout))).toEqual(['E-09']);
  const armies = [{ at: '0606' }];
  const tale = acted({}, scout, [], { armies });
  expect(tale.state.units[0]).toMatchObject({ kind: 'scout', raisedTurn: 5 });
  expect(spent(tale)).toBe(100);
  expect(codes(acted({}, scout, [], { armies, units: [{ kind: 'scout', at: '0101' }] }))).toEqual(['E-09']);
  expect(codes(acted({}, scout, [], { armies: [{ at: '0606', size: 3 }] }))).toEqual(['E-09']);
});

test('[CHR-CAC-08] [CHR-UNT-15] [CHR-UNT-17] [CHR-R-40] [CHR-CTY-12] a spy costs 800; a city of size 4 or more has one', () => {
  const spy: Action[] = [{ a: 'raiseSpy', name: 'Fox' }];
  const tale = acted({ size: 4 }, spy);
  expect(tale.state.spies[0]).toMatchObject({ name: 'Fox', home: 0, raisedTurn: 5 });
  expect(spent(tale)).toBe(800);
  expect(codes(acted({ size: 3 }, spy))).toEqual(['E-11']);
  expect(codes(acted({ size: 4 }, spy, [], { spies: [{ home: 'Karsk', name: 'Hare' }] }))).toEqual(['E-09']);
});

const troops = (name: string, ...items: Item[]): Action => ({ a: 'raiseTroops', name, items, inside: false });
const swordsmen = (count: number): Item => ({ count, profile: 'fb-swordsmen' });

test('[CHR-EX-10] [CHR-GEN-04] [CHR-CAC-09] [CHR-CAC-10] [CHR-IMP-03] a city of size 10 raises 500 points in all, 1,000 with an academy', () => {
  const army = (name: string) => troops(name, { count: 1, profile: 'judge' }, swordsmen(12), swordsmen(12));
  expect(spent(acted({ size: 10 }, [army('First'), army('Second')]))).toBeLessThanOrEqual(500);
  const rich = acted({ size: 10, improvements: ['academy'] }, [army('First'), army('Second')]);
  expect(rich.state.armies).toHaveLength(2);
  expect([spent(rich) > 500, spent(rich) <= 1000]).toEqual([true, true]);
});

test('[CHR-EX-48] [CHR-R-114] [CHR-R-175] a ready army is a Field Army at once; any other is Broken until it is ready', () => {
  const improvements = ['academy'] as const;
  const ready = acted({ size: 10, improvements }, [
    troops('Host', { count: 1, profile: 'judge' }, swordsmen(12), swordsmen(12)),
  ]);
  expect(ready.state.armies[0]).toMatchObject({
    name: 'Host',
    broken: null,
    raisedTurn: 5,
    inside: false,
    size: 5,
  });
  const small = acted({ size: 10, improvements }, [troops('Band', swordsmen(6))]);
  expect(small.state.armies[0]?.broken).toMatchObject({ cause: 'understrength' });
  const headless = acted({ size: 10, improvements }, [
    troops('Mob', swordsmen(12), swordsmen(12), swordsmen(12)),
  ]);
  expect(headless.state.armies[0]?.broken).toMatchObject({ cause: 'unready' });
});

test('[CHR-R-160] [CHR-PLY-05] no individual has the same name as his army', () => {
  const captain = { count: 1, profile: 'judge', as: 'Verian' };
  const tale = acted({ size: 10 }, [troops('Verian', captain, swordsmen(6))]);
  expect(tale.state.armies[0]).toMatchObject({ name: 'Verian', heroes: [{ name: 'Verian 2' }] });
  expect(tale.state.reports[0]?.some(({ text }) => text.includes('E-13'))).toBe(true);
});

test('[CHR-R-42] if fewer settlers set out than ordered, the report gives a code', () => {
  const told = (size: number, treasury: number) =>
    acted({ size: 9 }, [{ a: 'spawnSettlers', size }], [], {
      empires: [{ name: 'Aldmark', treasury }],
    }).state.reports[0]?.flatMap(({ text }) => text.match(/E-\d\d/) ?? []);
  expect([told(3, 150), told(5, 2000), told(3, 100)]).toEqual([[], ['E-09'], ['E-08']]);
});

test('[CHR-R-114] [CHR-IMP-04] INSIDE needs barracks with room', () => {
  const inside: Action = { a: 'raiseTroops', name: 'Host', items: [swordsmen(6)], inside: true };
  const stands = (city: Omit<GivenCity, 'at'>, given: GivenCampaign = {}) =>
    acted({ size: 5, ...city }, [inside], [], given).state.armies.at(-1)?.inside;
  expect([stands({}), stands({ improvements: ['barracks'] })]).toEqual([false, true]);
  expect(stands({ improvements: ['barracks'] }, { armies: [{ at: '0606', size: 5, inside: true }] })).toBe(
    false,
  );
});

test('[CHR-CNQ-02] a conquered city raises no army', () => {
  expect(codes(acted({ size: 5, conquered: { turn: 3, from: 1 } }, [troops('Host', swordsmen(6))]))).toEqual([
    'E-14',
  ]);
});

test('[CHR-R-113] [CHR-CAC-22] a besieged city builds, raises spies and troops that fit inside, but nobody leaves', () => {
  const armies = [{ at: '0606', owner: 1 }];
  const under = (action: Action, city: Omit<GivenCity, 'at'> = {}) =>
    codes(acted({ size: 5, siege, ...city }, [action], [], { armies }));
  expect(under({ a: 'build', improvement: 'granary' })).toEqual([]);
  expect(under({ a: 'raiseSpy' })).toEqual([]);
  for (const action of [
    { a: 'raiseEngineer' },
    { a: 'commissionScout' },
    { a: 'spawnSettlers', size: 1 },
    { a: 'abandonCity', steps: [] },
  ] as Action[])
    expect(under(action)).toEqual(['E-11']);
  expect(under(troops('Host', swordsmen(6)))).not.toEqual([]);
  expect(under(troops('Host', { count: 1, profile: 'judge' }))).not.toEqual([]);
  const housed = acted({ size: 5, siege, improvements: ['barracks'] }, [troops('Host', swordsmen(6))], [], {
    armies,
  });
  expect(housed.state.armies[1]?.inside).toBe(true);
});

test('[CHR-CAC-11] [CHR-CAC-12] [CHR-UNT-11] settlers cost 50 for each size and shrink the city; an order above the maximum is reduced to it', () => {
  const tale = acted({ size: 6 }, [{ a: 'spawnSettlers', size: 5, name: 'Wanderers' }]);
  expect(tale.state.units[0]).toMatchObject({ kind: 'settler', size: 2, name: 'Wanderers', raisedTurn: 5 });
  expect([karsk(tale)?.size, spent(tale)]).toEqual([4, 100]);
  expect(codes(acted({ size: 2 }, [{ a: 'spawnSettlers', size: 1 }]))).toEqual(['E-11']);
  expect(codes(acted({ size: 6, spawnedTurn: 4 }, [{ a: 'spawnSettlers', size: 1 }]))).toEqual(['E-11']);
  expect(codes(acted({ size: 6, spawnedTurn: 3 }, [{ a: 'spawnSettlers', size: 1 }]))).toEqual([]);
});

test('[CHR-CAC-13] [CHR-R-110] ALL: the whole city leaves as one caravan, free of charge', () => {
  const tale = acted({ size: 8, improvements: ['granary'] }, [{ a: 'spawnSettlers', size: 'ALL' }], [], {
    armies: [{ at: '0606', inside: true }],
  });
  expect(karsk(tale)).toBeNull();
  expect(tale.state.units[0]).toMatchObject({ size: 8 });
  expect(tale.state.sites[tale.state.units[0]!.at]).toEqual({ abandoned: { size: 8, name: 'Karsk' } });
  expect([spent(tale), tale.state.armies[0]?.inside]).toEqual([0, false]);
});

test('[CHR-CAC-14] [CHR-UNT-13] [CHR-R-111] there are never more settler bands than cities', () => {
  const units = [{ kind: 'settler' as const, at: '0101' }];
  expect(codes(acted({ size: 6 }, [{ a: 'spawnSettlers', size: 1 }], [], { units }))).toEqual(['E-11']);
  expect(codes(acted({ size: 6 }, [{ a: 'spawnSettlers', size: 'ALL' }], [], { units }))).toEqual(['E-11']);
});

test('[CHR-CAC-16] [CHR-CAC-17] [CHR-R-112] when a city is abandoned, half the improvements burn and a die decides the fate of each point of size', () => {
  const steps = { a: 'abandonCity', steps: [3] } as Action;
  const tale = acted(
    { size: 5, improvements: ['granary', 'harbor'] },
    [steps],
    [50, 51, 4, 11, 12, 1, 17, 18],
  );
  expect(karsk(tale)).toMatchObject({
    size: 1,
    abandonedTurn: 5,
    cutTo: 4,
    improvements: { harbor: { active: true } },
  });
  const { ground } = tale.state;
  const at = tale.state.units.map((unit) => unit!.at);
  expect(at).toEqual([karsk(tale)!.at - ground.columns, expect.any(Number), karsk(tale)!.at]);
  expect(tale.state.units.map((unit) => unit!.size)).toEqual([1, 1, 1]);
  expect(new Set(tale.state.units.map((unit) => unit!.name)).size).toBe(3);
});

test('[CHR-R-112] [CHR-CAC-21] if nobody is left, it becomes an abandoned city of its former size', () => {
  const tale = acted({ size: 2 }, [{ a: 'abandonCity', steps: [] }], [1, 1]);
  expect(karsk(tale)).toBeNull();
  expect(Object.values(tale.state.sites)).toEqual([{ abandoned: { size: 2, name: 'Karsk' } }]);
});

test('[CHR-CAC-15] Abandon is the turn’s only action, impossible with an enemy army in the hex or twice in a row', () => {
  const abandon: Action = { a: 'abandonCity', steps: [] };
  expect(codes(acted({ size: 7 }, [abandon, grow]))).toContain('E-11');
  expect(codes(acted({ size: 1 }, [abandon], [], { armies: [{ at: '0606', owner: 1 }] }))).toEqual(['E-11']);
  expect(codes(acted({ size: 1, abandonedTurn: 4 }, [abandon]))).toEqual(['E-07']);
});

test('[CHR-CAC-18] [CHR-CAC-19] an army in the barracks stays when the people flee', () => {
  const tale = acted({ size: 2, improvements: ['barracks'] }, [{ a: 'abandonCity', steps: [] }], [51, 5, 5], {
    armies: [{ at: '0606', inside: true }],
  });
  expect(tale.state.armies[0]?.inside).toBe(true);
});

test('[CHR-CAC-19] the owner may send them out instead, where he says, Broken; guests stay', () => {
  const sent = (outside: Extract<Action, { a: 'abandonCity' }>['outside']) =>
    acted(
      { size: 2, improvements: ['barracks'] },
      [{ a: 'abandonCity', steps: [], outside: outside! }],
      [51, 5, 5],
      {
        armies: [
          { at: '0606', size: 6, inside: true },
          { at: '0606', owner: 1, inside: true },
        ],
      },
    ).state;
  const south = sent(4);
  expect(south.armies[0]).toMatchObject({ inside: false, broken: { cause: 'routed', from: 6 } });
  expect(labelOf(south.ground, south.armies[0]!.at)).toBe('0607');
  expect(south.armies[1]?.inside).toBe(true);
  const any = sent('ANY');
  expect(labelOf(any.ground, any.armies[0]!.at)).toBe('0605');
});

test('[CHR-CAC-20] a city has no actions in the turn after an Abandon', () => {
  const tale = acted({ size: 3, abandonedTurn: 4 }, [grow]);
  expect(codes(tale)).toEqual(['E-07']);
});

test('[CHR-CAC-03] [CHR-R-137] a besieged city capitulates: it is conquered and loses a third of its size, and the army inside leaves Broken without losses', () => {
  const armies = [
    { at: '0606', owner: 1 },
    { at: '0606', inside: true, name: 'Guard' },
  ];
  const tale = acted({ size: 6, siege }, [{ a: 'capitulate' }], [1], { armies });
  expect(karsk(tale)).toMatchObject({ owner: 1, size: 4, conquered: { turn: 5, from: 0 } });
  expect(tale.state.armies[1]).toMatchObject({ inside: false, broken: { cause: 'routed' }, size: 5 });
  expect(codes(acted({ size: 6 }, [{ a: 'capitulate' }]))).toEqual(['E-11']);
});

test('[CHR-SPA-07] a disrupted city holds', () => {
  const tale = acted(
    { size: 3, today: { disrupted: true, built: false, grown: false, raisedPoints: 0, acted: [] } },
    [grow],
  );
  expect(codes(tale)).toEqual(['E-11']);
});

test('[CHR-R-177] one treasury pays the cities in the order of the file', () => {
  const cities = [
    { at: '0101', name: 'First' },
    { at: '0901', name: 'Second' },
  ];
  const orders = {
    Aldmark: [order('Second', { a: 'raiseEngineer' }), order('First', { a: 'raiseEngineer' })],
  };
  const tale = acted({}, [], [], { cities, orders, empires: [{ name: 'Aldmark', treasury: 300 }] });
  expect(tale.state.units.map((unit) => unit?.at)).toEqual([tale.state.cities[1]!.at]);
});

test('[CHR-ORD-07] City action 1 of every city comes before City action 2 of any; [CHR-R-172] limits use the size at that moment', () => {
  const improvements = ['granary', 'aqueduct'] as const;
  const tale = acted({ size: 7, improvements }, [grow, troops('Host', swordsmen(12), swordsmen(12))], [20]);
  expect(spent(tale)).toBe(400);
});

test('[CHR-R-42] [CHR-GRM-04] a city with an impossible action holds instead, and the report says so', () => {
  expect(codes(acted({}, [{ a: 'patrol', with: [] }]))).toEqual(['E-03']);
});

test('[CHR-EX-39] [CHR-UNT-06] [CHR-R-38] the garrison of a size-3 city is worth 500, of a size-7 city 700', () => {
  expect([3, 5, 7].map(garrisonPoints)).toEqual([500, 500, 700]);
});
