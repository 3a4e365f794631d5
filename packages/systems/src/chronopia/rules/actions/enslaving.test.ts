import { expect, test } from 'vitest';
import type { GivenArmy, GivenCampaign, GivenUnit } from '../../casebook/position.ts';
import type { Stance } from '../../orders/orders.ts';
import { run } from '../execution/testkit.ts';

const given = (
  unit: Partial<GivenUnit> = {},
  stance: Stance = 'Neutral',
  more: GivenCampaign = {},
): GivenCampaign => ({
  turn: 4,
  empires: [{ declares: { 1: stance } }, {}, {}],
  cities: [{ at: '0308' }, { at: '0502', owner: 1 }],
  armies: [{ at: '0506', name: 'Slavers', size: 6 }],
  units: [{ kind: 'engineer', at: '0505', owner: 1, name: 'Sappers', ...unit }],
  ...more,
});
const GO = { 0: 'Slavers - Move 1' };

test.each([
  [60, 0],
  [61, undefined],
  [80, undefined],
  [81, 1],
] as const)(
  '[CHR-ENS-01] [CHR-ENS-03] [CHR-R-125] an army enslaves units of a Neutral empire: d100 %i',
  (die, owner) => {
    const ran = run(given(), GO, die);
    expect(ran.state.units[0]?.owner).toBe(owner);
    if (die === 81) expect(ran.at('Sappers')).toBe('0504');
  },
);

test('[CHR-ENS-01] an army ordered to enslave enslaves units of any empire', () => {
  expect(run(given({}, 'At War'), { 0: 'Slavers - Move 1 enslave' }, 60).state.units[0]?.owner).toBe(0);
});

test('[CHR-ENS-02] if several armies are there, all must choose to enslave, otherwise the unit is destroyed', () => {
  const armies: GivenArmy[] = ['Slavers', 'Killers'].map((name) => ({ at: '0506', name, size: 6 }));
  const orders = { 0: 'Slavers - Move 1 enslave\nKillers - Move 1 kill' };
  expect(run(given({}, 'Neutral', { armies }), orders).at('Sappers')).toBe('gone');
});

test.each([
  [60, 0],
  [61, 5],
  [80, 5],
  [81, 0],
])('[CHR-SPO-02] [CHR-ENS-03] settlers have goods only if they are killed: d100 %i', (die, guilders) => {
  const ran = run(given({ kind: 'settler', size: 1 }), GO, die, 5);
  expect(ran.state.empires[0]?.treasury).toBe(guilders);
});

test('[CHR-SPO-02] [CHR-R-127] captors of several empires share the goods by size', () => {
  const armies: GivenArmy[] = [
    { at: '0506', name: 'Slavers', size: 10 },
    { at: '0506', name: 'Killers', owner: 2, size: 5 },
  ];
  const empires = [{ declares: { 2: 'Allied' } }, {}, { declares: { 0: 'Allied' } }] as const;
  const orders = { 0: 'Slavers - Move 1 kill', 2: 'Killers - Move 1 kill' };
  const { state } = run(given({ kind: 'settler', size: 1 }, 'At War', { armies, empires }), orders, 9);
  expect(state.empires.map(({ treasury }) => treasury)).toEqual([6, 0, 3]);
});

test('[CHR-ENS-04] [CHR-ENS-05] slaves belong to their captor, and their first owner is remembered', () => {
  const { state } = run(given(), GO, 1);
  expect(state.units[0]).toMatchObject({ owner: 0, enslavedFrom: 1, raisedTurn: 4 });
});

test('[CHR-R-173] [CHR-R-42] slaves and freed units with a namesake are numbered, and their new owner is told', () => {
  const namesake = { kind: 'engineer' as const, at: '0308', name: 'Sappers' };
  const units = [{ ...namesake, at: '0505', owner: 1 }, namesake];
  const ran = run(given({}, 'Neutral', { units }), GO, 1);
  expect(ran.state.units[0]).toMatchObject({ owner: 0, name: 'Sappers 2' });
  expect(ran.told(0)).toContain('the newcomer is called Sappers 2 (E-13)');
  const freed = run(
    slave({
      units: [
        { ...namesake, at: '0505', enslavedFrom: 1 },
        { ...namesake, at: '0502', owner: 1 },
      ],
    }),
    { 1: 'Liberators - Move 1' },
  );
  expect(freed.state.units[0]).toMatchObject({ owner: 1, name: 'Sappers 2' });
  expect(freed.told(1)).toContain('the newcomer is called Sappers 2 (E-13)');
});

test('[CHR-ENS-07] an army that attempts to enslave stops for the rest of the turn', () => {
  const ran = run(given(), { 0: 'Slavers - Move 1; Move 1' }, 100);
  expect(ran.at('Slavers')).toBe('0505');
});

const slave = (more: GivenCampaign = {}): GivenCampaign =>
  given({ owner: 0, enslavedFrom: 1 }, 'Neutral', {
    armies: [{ at: '0506', owner: 1, name: 'Liberators', size: 6 }],
    ...more,
  });

test('[CHR-ENS-05] an army of the first empire frees them without a roll', () => {
  const ran = run(slave(), { 1: 'Liberators - Move 1' });
  expect(ran.state.units[0]).toMatchObject({ owner: 1, enslavedFrom: null });
});

test('[CHR-ENS-05] [CHR-R-163] in a city of their captor, slaves are behind its walls', () => {
  const cities = [{ at: '0505' }, { at: '0502', owner: 1 }];
  const ran = run(slave({ cities }), { 1: 'Liberators - Move 1' });
  expect(ran.state.units[0]).toMatchObject({ owner: 0, enslavedFrom: 1 });
});

test('[CHR-ENS-03] [CHR-RET-03] a unit that escapes does not run into an enemy city', () => {
  const cities = [{ at: '0504' }, { at: '0502', owner: 1 }];
  expect(run(given({}, 'Neutral', { cities }), GO, 81).at('Sappers')).toBe('0604');
});

test('[CHR-ENS-05] an army of an empire declared Friendly or Allied frees them too', () => {
  const empires = [{}, { declares: { 2: 'Friendly' } }, { declares: { 1: 'Friendly' } }] as const;
  const armies = [{ at: '0506', owner: 2, name: 'Liberators', size: 6 }];
  expect(run(slave({ empires, armies }), { 2: 'Liberators - Move 1' }).state.units[0]?.owner).toBe(1);
});

test('[CHR-R-125] if the first empire no longer exists, the liberator gets them', () => {
  const empires = [{}, { declares: { 2: 'Friendly' } }, { declares: { 1: 'Friendly' } }] as const;
  const armies = [{ at: '0506', owner: 2, name: 'Liberators', size: 6 }];
  const base = run(slave({ empires, armies }), {}).state.empires;
  const more = { empires: base.map((empire) => (empire.id === 1 ? { ...empire, fallen: 2 } : empire)) };
  const cities = [{ at: '0308' }, { at: '0502', owner: 2 }];
  expect(
    run(slave({ empires, armies, cities, more }), { 2: 'Liberators - Move 1' }).state.units[0]?.owner,
  ).toBe(2);
});

test('[CHR-ENS-06] the captor may slay slaves at any time', () => {
  expect(run(slave(), { 0: 'SLAY Sappers' }).at('Sappers')).toBe('gone');
  expect(run(slave(), { 0: 'SLAY Sappers 2', 1: 'Liberators - Move 1' }).state.units[0]?.owner).toBe(1);
});

test.each([
  [50, undefined],
  [51, 1],
])(
  '[CHR-ENS-06] with liberators there in the same slot, slaying succeeds on 50 or less: %i',
  (die, owner) => {
    const ran = run(slave(), { 0: 'SLAY Sappers', 1: 'Liberators - Move 1' }, die);
    expect(ran.state.units[0]?.owner).toBe(owner);
  },
);
