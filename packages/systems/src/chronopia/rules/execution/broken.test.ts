import { expect, test } from 'vitest';
import type { GivenArmy, GivenCampaign } from '../../casebook/position.ts';
import { run } from './testkit.ts';

const routed = { cause: 'routed', from: 0 } as const;
const field = (army: Partial<GivenArmy> = {}, more: GivenCampaign = {}): GivenCampaign => ({
  cities: [
    { at: '0502', name: 'Near' },
    { at: '0511', name: 'Far' },
  ],
  armies: [{ at: '0506', name: 'Host', size: 8, broken: routed, ...army }],
  ...more,
});

test('[CHR-BRK-05] [CHR-R-35] without orders a Broken army Moves with every action toward the nearest own city', () => {
  const ran = run(field(), {});
  expect(ran.at('Host')).toBe('0504');
  expect(run(field({ at: '0503' }), {}).at('Host')).toBe('0502');
});

test('[CHR-BRK-05] a Broken army refuses a step that leads no nearer and takes one that does', () => {
  expect(run(field({ supply: 'long' }), { 0: 'Host - Move 4' }).at('Host')).toBe('0505');
  expect(run(field({ at: '0606', supply: 'long' }), { 0: 'Host - Move 6' }).at('Host')).toBe('0506');
});

test('[CHR-R-35] if no step leads nearer, it takes one that loses no ground, otherwise it Holds', () => {
  const surface = Array.from({ length: 12 }, (_, row) => (row === 4 ? '....c.......' : '............'));
  expect(run(field({ supply: 'long' }, { surface }), {}).at('Host')).not.toBe('0506');
  const walled = Array.from({ length: 12 }, (_, row) =>
    row <= 6 && row >= 4 ? '...ccc......' : '............',
  );
  const ringed = walled.map((line, row) => (row === 5 ? '...c.c......' : line));
  expect(run(field({ supply: 'long' }, { surface: ringed }), {}).at('Host')).toBe('0506');
});

test('[CHR-R-35] an army whose empire has no city Holds', () => {
  expect(run(field({}, { cities: [] }), {}).at('Host')).toBe('0506');
});

test('[CHR-BRK-09] [CHR-R-35] with no city left to reach it owes no step, and may disband', () => {
  const disbands = { 0: 'Host - Disband ALL' };
  expect(run(field({ supply: 'long' }, { cities: [] }), disbands).state.armies[0]).toBeNull();
  expect(run(field({ supply: 'long' }), disbands).state.armies[0]).not.toBeNull();
});

test('[CHR-BRK-04] it never enters a hex with an unfriendly unit, even a scout', () => {
  const units = [{ kind: 'scout', at: '0505', owner: 1, name: 'Eyes' }] as const;
  const cities = [...field().cities!, { at: '0808', owner: 1 }];
  const ran = run(field({ supply: 'long' }, { units, cities }), { 0: 'Host - Move 1' });
  expect(ran.at('Host')).not.toBe('0505');
  const empires = [{}, { declares: { 0: 'Friendly' } }] as const;
  expect(run(field({ supply: 'long' }, { units, cities, empires }), { 0: 'Host - Move 1' }).at('Host')).toBe(
    '0505',
  );
});

test.each(['Patrol', 'Besiege Far', 'Hold', 'Split Part: judge', 'Move 1 engage'])(
  '[CHR-BRK-09] a Broken army cannot %s: it heads for its city',
  (order) => {
    expect(run(field(), { 0: `Host - ${order}` }).at('Host')).toBe('0504');
  },
);

test('[CHR-BRK-09] in its own city it may Hold, and stays', () => {
  expect(run(field({ at: '0502' }), { 0: 'Host - Move 4' }).at('Host')).toBe('0502');
});

test('[CHR-R-35] it flees from a hostile army in its city only if ordered, and may go inside', () => {
  const cities = [{ at: '0502', size: 9, improvements: ['barracks'] as const }, { at: '0511' }];
  const armies = [
    { at: '0502', name: 'Host', size: 8, broken: routed },
    { at: '0502', owner: 1, name: 'Wolves', size: 9 },
  ];
  expect(run({ cities, armies }, {}).at('Host')).toBe('0502');
  expect(run({ cities, armies: armies.slice(0, 1) }, { 0: 'Host - Hold INSIDE' }).army('Host').inside).toBe(
    true,
  );
});

test('[CHR-BRK-09] it destroys and captures nothing', () => {
  const sites = { '0505': { tower: { owner: 1, builtTurn: 0, captured: null } } };
  const ran = run(field({ supply: 'long' }, { sites }), { 0: 'Host - Move 1 - Destroy' });
  expect(ran.state.sites[ran.army('Host').at]?.tower?.owner).toBe(1);
});

test('[CHR-R-35] from a city hex with a hostile army it may leave only toward the nearest other own city', () => {
  const armies = [
    { at: '0502', name: 'Host', size: 8, broken: routed, supply: 'long' as const },
    { at: '0502', owner: 1, name: 'Wolves', size: 9 },
  ];
  expect(run(field({}, { armies }), { 0: 'Host - Move 4' }).at('Host')).toBe('0503');
  expect(run(field({}, { armies }), { 0: 'Host - Move 1' }).at('Host')).toBe('0503');
});

test('[CHR-ARM-03] a force that was never fit for the field leaves its city only to flee', () => {
  const recruits = { at: '0502', name: 'Host', size: 3, hasTakenField: false };
  expect(run(field({}, { armies: [recruits] }), { 0: 'Host - Move 4' }).at('Host')).toBe('0502');
  const wolves = { at: '0502', owner: 1, name: 'Wolves', size: 9 };
  const flees = run(field({}, { armies: [{ ...recruits, supply: 'long' }, wolves] }), { 0: 'Host - Move 4' });
  expect(flees.at('Host')).toBe('0503');
});

const ILLEGAL = 'judge as Verian, judge as Ulf, judge as Bera, 12 fb-swordsmen, 12 fb-swordsmen';

test('[CHR-ARM-04] a Field Army that is no longer legal stays in the field, but may not leave its city once there', () => {
  const army = { troops: ILLEGAL, broken: null };
  expect(run(field(army), { 0: 'Host - Move 1' }).at('Host')).toBe('0505');
  const home = run(field({ ...army, at: '0502' }), { 0: 'Host - Move 4' });
  expect(home.at('Host')).toBe('0502');
  expect(home.told(0)).toContain('E-11');
});

test('[CHR-ARM-05] an army below size 5 is Broken and goes home at once', () => {
  const ran = run(field({}, { armies: [{ at: '0506', name: 'Host', size: 4 }] }), {});
  expect(ran.army('Host').broken?.cause).toBe('understrength');
  expect(ran.at('Host')).toBe('0504');
});

test('[CHR-R-132] after a city fight breaks the siege, the besieger’s first action must leave the hex, homeward by default', () => {
  const cities = [{ at: '0502' }, { at: '0506', owner: 1, name: 'Karsk' }];
  const army = { at: '0506', name: 'Host', size: 8, mustLeave: 1 };
  expect(run({ cities, armies: [army] }, { 0: 'Host - Hold; Hold' }).at('Host')).toBe('0505');
  expect(run({ cities, armies: [army] }, { 0: 'Host - Move 4; Hold' }).at('Host')).toBe('0507');
  const again = run({ cities, armies: [army] }, { 0: 'Host - Move 4; Move 1' });
  expect([again.at('Host'), again.army('Host').mustLeave]).toEqual(['0507', null]);
  expect(again.told(0)).toContain('it cannot return');
});

test('[CHR-BRK-05] it takes at least one step a turn: Disband does not replace the step, Join does', () => {
  const troops = 'judge, 12 fb-swordsmen, 12 fb-swordsmen, 12 fb-swordsmen';
  const disbands = { 0: 'Host - Disband 12x fb-swordsmen' };
  const ran = run(field({ troops, supply: 'long' }), disbands);
  expect([ran.at('Host'), ran.army('Host').bands.length]).toEqual(['0505', 3]);
  const home = run(field({ troops, at: '0502' }), { 0: 'Host - Split Part: 12x fb-swordsmen' });
  expect(home.state.armies).toHaveLength(1);
  const armies = ['Host', 'Wolves'].map((name) => ({
    at: '0506',
    name,
    size: 8,
    broken: routed,
    supply: 'long' as const,
  }));
  const joins = run(field({}, { armies }), { 0: 'Host - Join Wolves\nWolves - Join Host' });
  expect([joins.at('Host'), joins.at('Wolves')]).toEqual(['0506', 'gone']);
});
