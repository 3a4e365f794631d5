import { expect, test } from 'vitest';
import type { GivenArmy, GivenCampaign } from '../../casebook/position.ts';
import { run } from './testkit.ts';

const plains = Array.from({ length: 12 }, () => '.'.repeat(12));
/** Rows counted from 1, as in labels. */
const rowOf = (row: number, letter: string): string[] =>
  plains.map((line, index) => (index === row - 1 ? letter.repeat(12) : line));

const one = (more: Partial<GivenArmy> = {}, given: GivenCampaign = {}): GivenCampaign => ({
  armies: [{ at: '0508', name: 'Host', size: 8, ...more }],
  ...given,
});
const CAV = '3 fb-light-horse, mounted-knight';

test('[CHR-ACT-03] [CHR-R-83] steps are aligned at the start: the k-th step is taken in impulse k', () => {
  const given = one(
    {},
    {
      armies: [
        { at: '0508', name: 'Host', size: 8 },
        { at: '0609', name: 'Riders', size: 8 },
      ],
    },
  );
  const ran = run(given, { 0: 'Host - Move 1\nRiders - March 1,1' });
  const impulses = ran.events.filter(({ type }) => type === 'stepsTaken').map(({ about }) => about);
  expect(impulses).toEqual([
    { slot: 1, impulse: 1, steps: 2 },
    { slot: 1, impulse: 2, steps: 1 },
  ]);
});

test('[CHR-ACT-04] [CHR-R-84] a step is judged from the positions at the start of the impulse', () => {
  const broken = { cause: 'routed', from: 0 } as const;
  const given: GivenCampaign = {
    cities: [{ at: '0505' }],
    armies: [
      { at: '0508', name: 'Host', size: 8, broken, supply: 'long' },
      { at: '0507', owner: 1, name: 'Wolves', size: 8 },
      { at: '0407', owner: 1, name: 'Foxes', size: 8 },
      { at: '0607', owner: 1, name: 'Bears', size: 8 },
    ],
  };
  const ran = run(given, { 1: 'Wolves - Move 1\nFoxes - Hold', 0: 'Host - Move 1' });
  expect(ran.at('Host')).toBe('0508');
});

test('[CHR-ORD-06] [CHR-R-43] a blocked step ends the action; earlier steps count, and the next action continues from there', () => {
  const ran = run(one({}, { rivers: { '0507/1': 'river' } }), { 0: 'Host - March 1,1; Move 3' });
  expect(ran.at('Host')).toBe('0607');
  expect(ran.told(0)).toContain('Host stopped in 0507: a river');
});

test('[CHR-HID-24] a unit stopped by something out of sight reads "way blocked"', () => {
  const ran = run(
    {
      cities: [{ at: '0505' }],
      armies: [
        { at: '0508', name: 'Host', size: 4, broken: { cause: 'understrength', from: 0 } },
        ...['0407', '0507', '0607'].map((at) => ({ at, owner: 1, size: 5 })),
      ],
    },
    { 0: 'Host - Move 1' },
  );
  expect(ran.at('Host')).toBe('0508');
  expect(ran.told(0)).not.toContain('Brakka');
});

test('[CHR-AAC-03] [CHR-ARM-12] a FOOT army Moves one hex, cavalry two; more is cut (E-05)', () => {
  const foot = run(one(), { 0: 'Host - Move 1,1' });
  expect(foot.at('Host')).toBe('0507');
  expect(foot.told(0)).toContain('E-05');
  const cavalry = run(one({ troops: `${CAV}, 6 fb-light-horse, 6 fb-light-horse, 6 fb-light-horse` }), {
    0: 'Host - Move 1,1',
  });
  expect(cavalry.at('Host')).toBe('0506');
});

test('[CHR-TER-11] [CHR-R-45] a road adds one hex', () => {
  const road = (label: string) => [label, { road: true as const }] as const;
  const sites = Object.fromEntries(['0508', '0507', '0506'].map(road));
  expect(run(one({}, { sites }), { 0: 'Host - Move 1,1' }).at('Host')).toBe('0506');
  expect(run(one({}, { sites }), { 0: 'Host - Move 1,1,1' }).at('Host')).toBe('0506');
});

test('[CHR-AAC-09] the mark of a March stays for the whole turn', () => {
  expect(run(one(), { 0: 'Host - March 1,1; Hold' }).army('Host').today.marches).toBe(1);
});

test('[CHR-AAC-07] a March takes two hexes and marks the army', () => {
  const ran = run(one(), { 0: 'Host - March 1,1' });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0506', 1]);
});

test('[CHR-AAC-08] [CHR-R-46] a double March over clear ground is allowed', () => {
  const ran = run(one(), { 0: 'Host - March 1,1; March 1,1' });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0504', 2]);
});

test('[CHR-EX-05] [CHR-ORD-05] March 1,1 / March 1,2 into forest without road: the second becomes Move 1', () => {
  const surface = plains.map((line, index) => (index <= 4 ? `.....${'f'.repeat(7)}` : line));
  const ran = run(one({}, { surface }), { 0: 'Host - March 1,1; March 1,2' });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0505', 1]);
  expect(ran.told(0)).toContain('it Moves instead (E-06)');
});

test('[CHR-EX-41] [CHR-R-46] a first March through forest makes the second a Move', () => {
  const ran = run(one({}, { surface: rowOf(7, 'f') }), { 0: 'Host - March 1,1; March 1,1' });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0505', 1]);
});

test('[CHR-R-42] a March into banned terrain becomes a Move', () => {
  const ran = run(one({}, { surface: rowOf(6, 'm') }), { 0: 'Host - March 1,1' });
  expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0507', 0]);
  expect(ran.told(0)).toContain('E-06');
});

test.each(['extended', 'out'] as const)(
  '[CHR-R-42] [CHR-SUP-01] supply %s: a March becomes a Move',
  (supply) => {
    const ran = run(one({ supply }), { 0: 'Host - March 1,1' });
    expect([ran.at('Host'), ran.army('Host').today.marches]).toEqual(['0507', 0]);
  },
);

test('[CHR-CMD-08] a foreign army without an individual of its own empire never Marches', () => {
  const host = run(
    one({ troops: 'judge as Verian, 12 fb-swordsmen, 12 fb-swordsmen, 6 fb-swordsmen' }),
    {},
  ).army('Host');
  const foreign = { heroes: host.heroes.map((hero) => ({ ...hero, of: 1 })), bands: host.bands };
  const army = { at: '0508', name: 'Host', size: 8 };
  const ran = run(
    {
      armies: [army],
      more: { armies: [{ ...run({ armies: [army] }, {}).army('Host'), ...foreign, today: host.today }] },
    },
    { 0: 'Host - March 1,1' },
  );
  expect(ran.at('Host')).toBe('0507');
});

test('[CHR-UNT-01] scouts Move two hexes and March three; settlers Move one and never March [CHR-SAC-04]', () => {
  const units = [
    { kind: 'scout', at: '0508', name: 'Eyes' },
    { kind: 'settler', at: '0508', name: 'Folk' },
  ] as const;
  const given: GivenCampaign = { cities: [{ at: '0508' }], units };
  expect(run(given, { 0: 'Eyes - Move 1,1' }).at('Eyes')).toBe('0506');
  expect(run(given, { 0: 'Eyes - March 1,1,1' }).at('Eyes')).toBe('0505');
  const ran = run(given, { 0: 'Folk - Move 1; Move 1' });
  expect(ran.at('Folk')).toBe('0507');
});

test('[CHR-BOT-12] [CHR-EX-23] settlers on a boat have two actions, both by boat', () => {
  const rivers = { '0508/3': 'river' } as const;
  const given: GivenCampaign = {
    cities: [{ at: '0508' }],
    rivers,
    units: [{ kind: 'settler', at: '0508', name: 'Folk' }],
  };
  const there = run(given, { 0: 'Folk - Move 3 BOAT' });
  expect(there.at('Folk')).toBe('0608');
  expect(run(given, { 0: 'Folk - Move 3 BOAT; Move 6 BOAT' }).at('Folk')).toBe('0508');
  expect(run(given, { 0: 'Folk - Move 3 BOAT; Move 4' }).at('Folk')).toBe('0608');
});

test('[CHR-EAC-08] [CHR-R-79] engineers move one hex and not out of supply', () => {
  const surface = Array.from({ length: 20 }, () => '.'.repeat(5));
  const given = (at: string): GivenCampaign => ({
    surface,
    cities: [{ at: '0301' }],
    units: [{ kind: 'engineer', at, name: 'Sappers' }],
  });
  expect(run(given('0305'), { 0: 'Sappers - Move 4' }).at('Sappers')).toBe('0306');
  const ran = run(given('0311'), { 0: 'Sappers - Move 4' });
  expect(ran.at('Sappers')).toBe('0311');
  expect(ran.told(0)).toContain('engineers cannot move out of supply');
});

test('[CHR-R-74] units beyond their range perish at the end of a slot', () => {
  const surface = Array.from({ length: 20 }, () => '.'.repeat(5));
  const ran = run(
    { surface, cities: [{ at: '0301' }], units: [{ kind: 'scout', at: '0316', name: 'Eyes' }] },
    { 0: 'Eyes - Move 4' },
  );
  expect(ran.at('Eyes')).toBe('gone');
});

test('[CHR-TER-23] [CHR-R-48] a city that grants no passage ends all movement for the turn', () => {
  const cities = [{ at: '0507', owner: 1 }];
  const closed = run(one({}, { cities }), { 0: 'Host - March 1,1; Move 1' });
  expect(closed.at('Host')).toBe('0507');
  const empires = [{}, { declares: { 0: 'Allied' } }] as const;
  expect(run(one({}, { cities, empires }), { 0: 'Host - March 1,1; Move 1' }).at('Host')).toBe('0505');
});

test('[CHR-R-20] Miscommunication: one hex each way for any class; blocked steps are lost', () => {
  const strays = [1, 3];
  const given = one({ today: { strays } });
  expect(run(given, { 0: 'Host - Hold; Hold' }).at('Host')).toBe('0607');
  expect(run(one({ today: { strays }, supply: 'long' }), {}).at('Host')).toBe('0507');
  expect(run(one({ today: { strays } }, { surface: rowOf(7, 'c') }), {}).at('Host')).toBe('0608');
  expect(run(given, {}).told(0)).toContain('was misled and strayed: 0508 - 0507');
});

test('[CHR-CAL-06] [CHR-HID-16] its owner reads that it was misled, even if it could not take a step', () => {
  expect(run(one({ today: { strays: [1, 3] } }), {}).told(0)).toContain('was misled and strayed');
  const shut = run(one({ today: { strays: [1, 1] } }, { surface: rowOf(7, 'c') }), {});
  expect(shut.told(0)).toContain('Host was misled and lost the way.');
});

test('[CHR-R-20] a misled army inside walls leaves the city', () => {
  const given = one(
    { inside: true, today: { strays: [1, 1] } },
    { cities: [{ at: '0508', improvements: ['barracks'] }] },
  );
  expect(run(given, {}).army('Host').inside).toBe(false);
});

test('[CHR-R-57] PORTAL stops the unit in the portal hex and marks its destination', () => {
  const sites = { '0507': { portal: 'A' }, '0202': { portal: 'B' } };
  const ran = run(one({}, { sites }), { 0: 'Host - March 1,1 PORTAL B; Move 1' });
  expect([ran.at('Host'), ran.army('Host').portal]).toEqual(['0507', 'B']);
  const waits = (order: string) => {
    const held = run(one({ at: '0507' }, { sites }), { 0: `Host - ${order}` });
    return [held.at('Host'), held.army('Host').portal];
  };
  for (const order of ['Hold PORTAL B', 'Move PORTAL B', 'March PORTAL B; Move 1'])
    expect(waits(order)).toEqual(['0507', 'B']);
  expect(waits('Move 1 PORTAL B')).toEqual(['0506', null]);
});

test('[CHR-ARM-10] [CHR-CMD-06] COMMANDER must name an individual who can lead that many', () => {
  const troops =
    'judge as Verian, repulsar-marksman as Ulf, 12 fb-swordsmen, 12 fb-swordsmen, 6 fb-swordsmen';
  const ran = run(one({ troops }), { 0: 'Host - Hold COMMANDER Ulf' });
  expect(ran.army('Host').heroes.find(({ id }) => id === ran.army('Host').commander)?.name).toBe('Ulf');
  const larger = run(one({ troops: `${troops}, 12 fb-swordsmen, 12 fb-swordsmen` }), {
    0: 'Host - Hold COMMANDER Ulf',
  });
  expect(larger.told(0)).toContain('cannot lead that many (E-11)');
});
