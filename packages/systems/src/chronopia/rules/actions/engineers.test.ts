import { expect, test } from 'vitest';
import { type GivenCampaign, type GivenUnit, sideFrom } from '../../casebook/position.ts';
import { hexOfLabel, labelOf } from '../../state/ground.ts';
import type { Site } from '../../state/state.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { type Ran, run } from '../execution/testkit.ts';
import { knowsEntrance } from '../ground/known.ts';
import { diceFor, outputOf } from './mine.ts';

const sappers = (unit: Partial<GivenUnit> = {}, more: GivenCampaign = {}): GivenCampaign => ({
  turn: 4,
  empires: [{ treasury: 500 }, {}],
  cities: [{ at: '0503' }],
  units: [{ kind: 'engineer', at: '0505', name: 'Sappers', ...unit }],
  ...more,
});
const site = ({ state }: Ran, label = '0505'): Site => state.sites[hexOfLabel(state.ground, label)] ?? {};

test('[CHR-EAC-01] Build Bridge on a river side of the hex', () => {
  const rivers = { '0505/2': 'river' } as const;
  const ran = run(sappers({}, { rivers }), { 0: 'Sappers - Build Bridge 2' });
  expect(ran.state.rivers[sideFrom(ran.state.ground, '0505/2')]).toBe('bridge');
  expect(run(sappers({}, { rivers }), { 0: 'Sappers - Build Bridge 3' }).told(0)).toContain('no river');
});

test('[CHR-UNT-09] [CHR-EAC-02] Build Road takes one action and costs nothing', () => {
  const ran = run(sappers(), { 0: 'Sappers - Build Road' });
  expect([site(ran).road, ran.state.empires[0]?.treasury]).toEqual([true, 500]);
});

test.each([
  ['Supply Depot', 'depot', 50],
  ['Watchtower', 'tower', 100],
] as const)(
  '[CHR-EAC-03] a %s takes two actions in a row, and the price is due on the first',
  (name, kind, price) => {
    const once = run(sappers({ supply: 'long' }), { 0: `Sappers - Build ${name}` });
    expect([site(once)[kind], once.state.empires[0]?.treasury]).toEqual([undefined, 500 - price]);
    expect(once.unit('Sappers').work).toEqual({ kind, done: 1 });
    const twice = run(sappers(), { 0: `Sappers - Build ${name}; Build ${name}` });
    expect(site(twice)[kind]).toEqual({ owner: 0, builtTurn: 4, captured: null });
    expect(twice.state.empires[0]?.treasury).toBe(500 - price);
    expect(twice.events.flatMap(unexplainedMoney)).toEqual([]);
  },
);

test('[CHR-EAC-03] the report counts the actions of a work, whatever number its name has', () => {
  const told = (name: string, orders: string) => run(sappers({ name }), { 0: `${name} - ${orders}` }).told(0);
  expect(told('Sappers', 'Build Watchtower')).toContain('Sappers: watchtower begun (1 of 2).');
  const twice = told('First Company', 'Build Watchtower; Build Watchtower');
  expect(twice).toContain('First Company: watchtower begun (1 of 2).');
  expect(twice).toContain('First Company finished a watchtower.');
});

test('[CHR-R-101] a unit with one action continues in the next turn; any other action interrupts the work and loses the price', () => {
  const work = { kind: 'depot', done: 1 };
  expect(
    site(run(sappers({ supply: 'long', work }), { 0: 'Sappers - Build Supply Depot' })).depot,
  ).toBeDefined();
  for (const other of ['Hold', 'Build Road', 'Move 4', 'Build Watchtower'])
    expect(
      run(sappers({ supply: 'long', work }), { 0: `Sappers - ${other}` }).unit('Sappers').work?.kind,
    ).not.toBe('depot');
});

test('[CHR-EAC-04] [CHR-STR-01] depot, temple and tower share a hex, at most one of each', () => {
  const tower = { owner: 1, builtTurn: 0, captured: null };
  const ran = run(sappers({}, { sites: { '0505': { tower } } }), { 0: 'Sappers - Build Temple' });
  expect([site(ran).tower, site(ran).temple?.owner, ran.state.empires[0]?.treasury]).toEqual([tower, 0, 475]);
  expect(
    run(sappers({}, { sites: { '0505': { tower } } }), { 0: 'Sappers - Build Watchtower' }).told(0),
  ).toContain('E-11');
});

test('[CHR-EAC-03] a work that cannot be paid for does not begin (E-08)', () => {
  const ran = run(sappers({}, { empires: [{ treasury: 20 }, {}] }), { 0: 'Sappers - Build Temple' });
  expect([site(ran).temple, ran.state.empires[0]?.treasury]).toEqual([undefined, 20]);
  expect(ran.told(0)).toContain('E-08');
});

test('[CHR-R-60] nothing can be built in a city hex or where a hostile army stands', () => {
  expect(run(sappers({ at: '0503' }), { 0: 'Sappers - Build Temple' }).told(0)).toContain('city hex');
  const guarded = [
    { at: '0505', owner: 1, name: 'Wolves', size: 6 },
    { at: '0505', name: 'Host', size: 6 },
  ];
  expect(site(run(sappers({}, { armies: guarded }), { 0: 'Sappers - Build Temple' })).temple).toBeUndefined();
});

test('[CHR-R-60] [CHR-R-85] an army also counts as hostile if only the builder would engage it', () => {
  const built = (toward: 'At War' | 'Allied') =>
    site(
      run(
        sappers(
          {},
          {
            empires: [{ declares: { 1: toward } }, { declares: { 0: 'Allied' } }],
            armies: [{ at: '0505', owner: 1, name: 'Wolves', size: 6 }],
          },
        ),
        { 0: 'Sappers - Build Road' },
      ),
    ).road;
  expect([built('At War'), built('Allied')]).toEqual([undefined, true]);
});

test('[CHR-TER-17] only roads can be built in mines and at fruit, portals, springs and glades', () => {
  for (const special of [
    { mine: { bonus: 0 } },
    { fruit: true },
    { portal: 'A' },
    { spring: true },
    { glade: true },
  ] as Site[]) {
    const given = sappers({}, { sites: { '0505': special } });
    expect(site(run(given, { 0: 'Sappers - Build Temple' })).temple).toBeUndefined();
    expect(site(run(given, { 0: 'Sappers - Build Road' })).road).toBe(true);
  }
});

const below = Array.from({ length: 12 }, (_, row) => (row === 4 ? '####tC######' : '############'));
const miners = (unit: Partial<GivenUnit> = {}): GivenCampaign =>
  sappers({ at: '0505 below', ...unit }, { below, cities: [{ at: '0503' }, { at: '0605 below' }] });

test('[CHR-UND-07] underground only caverns can hold buildings; roads and stashes may be anywhere', () => {
  const tunnel = (order: string): Site => site(run(miners(), { 0: `Sappers - ${order}` }), '0505 below');
  expect(tunnel('Build Temple').temple).toBeUndefined();
  expect(tunnel('Build Road').road).toBe(true);
  expect(tunnel('Build Supply Depot; Build Supply Depot').depot).toBeDefined();
  const cave = { ...miners({ at: '0605 below' }), cities: [{ at: '0505 below' }] };
  expect(site(run(cave, { 0: 'Sappers - Build Temple' }), '0605 below').temple).toBeDefined();
});

test('[CHR-EAC-05] [CHR-UND-08] [CHR-R-104] Dig: two actions, then the battalion stands in the new tunnel', () => {
  const ran = run(miners(), { 0: 'Sappers - Dig 4; Dig 4' }, 26);
  expect(ran.at('Sappers')).toBe('0506 below');
  expect(run(miners(), { 0: 'Sappers - Dig 3; Dig 3' }).told(0)).toContain('cannot dig there');
});

test('[CHR-EAC-07] [CHR-RAC-31] a tunnel caves in on 25 of 100, for Dwarven engineers on 10, once a turn and before the work', () => {
  const order = { 0: 'Sappers - Dig 4; Dig 4' };
  expect(run(miners(), order, 25).at('Sappers')).toBe('gone');
  expect(run(miners({ supply: 'long' }), { 0: 'Sappers - Dig 4' }, 25).at('Sappers')).toBe('gone');
  expect(run(miners({ race: 'DW' }), order, 11).at('Sappers')).toBe('0506 below');
  expect(run(miners({ race: 'DW', enslavedFrom: 1 }), order, 10).at('Sappers')).toBe('gone');
});

test('[CHR-EAC-07] [CHR-R-104] engineers who finish one tunnel and begin the next face one roll for the turn', () => {
  const ran = run(miners({ work: { kind: 'dig 4', done: 1 } }), { 0: 'Sappers - Dig 4; Dig 4' }, 26);
  expect(ran.at('Sappers')).toBe('0506 below');
  expect(ran.unit('Sappers').work).toEqual({ kind: 'dig 4', done: 1 });
  expect(ran.events.flatMap(({ rolls = [] }) => rolls)).toHaveLength(1);
});

test('[CHR-EAC-06] [CHR-HID-24] engineers dig an undiscovered entrance like any other', () => {
  const given = miners({ work: { kind: 'dig ENTRANCE', done: 3 }, supply: 'long' });
  const ran = run({ ...given, sites: { '0505': { entrance: true } } }, { 0: 'Sappers - Dig ENTRANCE' }, 90);
  expect(knowsEntrance(ran.state, 0, hexOfLabel(ran.state.ground, '0505'))).toBe(true);
});

test('[CHR-EAC-06] an entrance takes four actions in a row from below, and its diggers know it', () => {
  const order = { 0: 'Sappers - Dig ENTRANCE; Dig ENTRANCE' };
  const first = run(miners(), order, 90);
  expect(first.unit('Sappers').work).toEqual({ kind: 'dig ENTRANCE', done: 2 });
  const done = run(miners({ work: { kind: 'dig ENTRANCE', done: 2 } }), order, 90);
  expect(site(done).entrance).toBe(true);
  expect(knowsEntrance(done.state, 0, hexOfLabel(done.state.ground, '0505'))).toBe(true);
  expect(run(sappers(), order).told(0)).toContain('cannot dig there');
});

test.each([
  [1, 'weak'],
  [6, 'weak'],
  [7, 'normal'],
  [15, 'normal'],
  [16, 'high'],
  [18, 'high'],
  [19, 'mother lode'],
  [20, 'exhausted'],
  [25, 'exhausted'],
] as const)('[CHR-EAC-09] the mine table: %i is %s', (total, output) => {
  expect(outputOf(total)).toBe(output);
});

test('[CHR-EX-17] [CHR-R-102] mine ranges: weak 5-600, normal 10-900, high 15-1,800, mother lode and exhausted 40-2,300', () => {
  const range = (output: Parameters<typeof diceFor>[0]) => [
    diceFor(output, 3) * 5,
    diceFor(output, 18) * 100,
  ];
  expect(range('weak')).toEqual([5, 600]);
  expect(range('normal')).toEqual([10, 900]);
  expect(range('high')).toEqual([15, 1800]);
  expect(range('mother lode')).toEqual([40, 2300]);
  expect(range('exhausted')).toEqual([40, 2300]);
  expect(diceFor('normal', 3)).toBe(2);
});

const mine = (bonus = 0, more: GivenCampaign = {}): GivenCampaign =>
  sappers({}, { sites: { '0505': { mine: { bonus } } }, ...more });
const WORK = { 0: 'Sappers - Work Mine; Work Mine' };

test('[CHR-EAC-09] working a mine takes two actions; the money comes with the next Income', () => {
  const ran = run(mine(), WORK, 7, 1, 1, 1, 10, 20);
  expect(ran.state.due[0]).toEqual([{ why: 'mine in 0505', guilders: 150 }]);
  expect(ran.state.empires[0]?.treasury).toBe(500);
});

test('[CHR-EAC-09] a mother lode adds 5 to the next working only', () => {
  const lode = run(mine(), WORK, 19, 1, 1, 1, ...Array.from({ length: 8 }, () => 1));
  expect(site(lode).mine?.bonus).toBe(5);
  const next = run(mine(5), WORK, 11, 1, 1, 1, 1, 1, 1);
  expect(site(next).mine?.bonus).toBe(0);
  expect(next.state.due[0]?.[0]?.guilders).toBe(15);
});

test('[CHR-EAC-10] [CHR-R-103] an exhausted mine becomes Ruins, and a new one appears on every map', () => {
  const ran = run(mine(), WORK, 20, 1, 1, 1, ...Array.from({ length: 8 }, () => 1), 1);
  expect(site(ran)).toEqual({ ruins: true });
  expect(site(ran, '0101').mine).toEqual({ bonus: 0 });
  expect(ran.told(1)).toContain('a new one was found in 0101');
});

test('[CHR-R-103] one battalion per mine and turn works, the one with the lowest id', () => {
  const units = ['First', 'Second'].map((name) => ({ kind: 'engineer' as const, at: '0505', name }));
  const orders = { 0: 'First - Work Mine; Work Mine\nSecond - Work Mine; Work Mine' };
  const ran = run(mine(0, { units }), orders, 7, 1, 1, 1, 10, 20);
  expect(ran.told(0)).toContain('Second: it cannot work');
  expect(ran.state.due[0]).toHaveLength(1);
});

test('[CHR-R-103] no other battalion begins in a mine that was worked this turn', () => {
  const units = [
    { kind: 'engineer' as const, at: '0505', name: 'First', work: { kind: 'mine', done: 1 } },
    { kind: 'engineer' as const, at: '0505', name: 'Second' },
  ];
  const orders = { 0: 'First - Work Mine; Move 4\nSecond - Hold; Work Mine' };
  const ran = run(mine(0, { units }), orders, 7, 1, 1, 1, 10, 20);
  expect(ran.told(0)).toContain('Second: it cannot work');
  expect(ran.unit('Second').work).toBeNull();
});

test('[CHR-R-45] engineers gain a hex on roads', () => {
  const road = { road: true as const };
  const sites = { '0505': road, '0506': road, '0507': road };
  const ran = run(sappers({}, { sites }), { 0: 'Sappers - Move 4,4' });
  expect(labelOf(ran.state.ground, ran.unit('Sappers').at)).toBe('0507');
});
