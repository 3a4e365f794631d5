import { expect, test } from 'vitest';
import type { GivenArmy, GivenCampaign, GivenCity } from '../../casebook/position.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { run } from '../execution/testkit.ts';

const given = (
  army: Partial<GivenArmy> = {},
  city: Partial<GivenCity> = {},
  more: GivenCampaign = {},
): GivenCampaign => ({
  turn: 9,
  empires: [{ treasury: 2000, race: 'FB' }, { race: 'BB' }],
  cities: [{ at: '0505', name: 'Karsk', size: 5, ...city }],
  armies: [
    { at: '0505', name: 'Host', troops: 'judge as Verian, 12 fb-swordsmen, 12 fb-swordsmen', ...army },
  ],
  ...more,
});
const swords = (count: number) => `Recruit ${count}x fb-swordsmen`;

test('[CHR-AAC-10] [CHR-R-100] Recruit adds troops in a friendly city, paid at once', () => {
  const ran = run(given(), { 0: `Host - ${swords(10)}` });
  expect([ran.army('Host').bands.length, ran.state.empires[0]?.treasury]).toEqual([3, 1800]);
  expect(ran.events.flatMap(unexplainedMoney)).toEqual([]);
});

test('[CHR-AAC-10] Recruit fails outside a city and in a foreign one', () => {
  expect(run(given({ at: '0506' }), { 0: `Host - ${swords(10)}` }).told(0)).toContain('no city here');
  expect(run(given({}, { owner: 1 }), { 0: `Host - ${swords(10)}` }).told(0)).toContain('no city here');
});

test('[CHR-R-100] Recruit works in an ally’s city only if the ally sells', () => {
  const empires = [
    { treasury: 2000, race: 'FB' },
    { race: 'FB', declares: { 0: 'Allied' } },
  ] as const;
  const ally = given({}, { owner: 1 }, { empires });
  expect(run(ally, { 0: `Host - ${swords(10)}` }).army('Host').bands).toHaveLength(2);
});

test('[CHR-R-100] [CHR-R-172] the limit is city size x 100 points per army and turn, over both actions', () => {
  const ran = run(given({}, { size: 2 }), { 0: `Host - ${swords(9)}; ${swords(6)}` });
  expect(ran.state.empires[0]?.treasury).toBe(2000 - 180);
  expect(ran.told(0)).toContain('E-09');
});

test('[CHR-R-42] troops that cannot be paid for are removed from the end of the list (E-08)', () => {
  const empires = [{ treasury: 250, race: 'FB' as const }, {}];
  const ran = run(given({}, {}, { empires }), { 0: 'Host - Recruit 10x fb-swordsmen, 10x fb-swordsmen' });
  expect(ran.state.empires[0]?.treasury).toBe(50);
  expect(ran.told(0)).toContain('E-08');
});

test('[CHR-AAC-10] the enlarged army must keep the ratios (E-14)', () => {
  const ran = run(given(), { 0: 'Host - Recruit judge as A1, judge as B2' });
  expect(ran.army('Host').heroes).toHaveLength(1);
  expect(ran.told(0)).toContain('E-14');
});

test('[CHR-CAC-20] a city cannot recruit in the turn after an Abandon, but can in that turn itself', () => {
  const recruits = (abandonedTurn: number): string =>
    run(given({}, { abandonedTurn }), { 0: `Host - ${swords(10)}` }).told(0);
  expect(recruits(8)).toContain('no city here');
  expect(recruits(9)).toContain('recruited troops');
});

test('[CHR-R-175] an army broken by its size becomes a Field Army as soon as it is large and legal again', () => {
  const weak = 'judge as Verian, 12 fb-swordsmen';
  const ran = run(given({ troops: weak }), { 0: `Host - ${swords(12)}` });
  expect(ran.army('Host').broken).toBeNull();
  const routed = run(given({ broken: { cause: 'routed', from: 0 } }), { 0: `Host - ${swords(12)}` });
  expect(routed.army('Host').broken?.cause).toBe('routed');
});

test('[CHR-EX-48] a routed army of size 9 in its city is still Broken', () => {
  const ran = run(given({ size: 9, broken: { cause: 'routed', from: 0 } }), { 0: 'Host - Hold' });
  expect(ran.army('Host').broken?.cause).toBe('routed');
});

const conquered = { conquered: { turn: 8, from: 1 }, race: 'BB' } as const;

test('[CHR-CNQ-02] a conquered city supplies its first race, up to 30% of the army', () => {
  const ran = run(given({}, conquered), {
    0: 'Host - Recruit 10x bb-goblin-rabble, 10x bb-goblin-rabble, 10x bb-goblin-rabble',
  });
  const host = ran.army('Host');
  const foreign = host.bands.filter(({ of }) => of === 1);
  expect(foreign.length).toBeGreaterThan(0);
  const spent = 2000 - ran.state.empires[0]!.treasury;
  expect(spent).toBeGreaterThan(0);
  expect(spent * 10).toBeLessThanOrEqual(3 * (554 + spent));
});

test('[CHR-CNQ-02] the conqueror may not recruit his own race there', () => {
  expect(run(given({}, conquered), { 0: `Host - ${swords(10)}` }).army('Host').bands).toHaveLength(2);
});

const caster: Partial<GivenArmy> = { troops: 'chronomancer as Sela, 12 fb-swordsmen, 12 fb-swordsmen' };

test('[CHR-AAC-11] Learn rolls d20 up to PW; a failure costs the price too, and points rise only on success', () => {
  const known = run(given(caster), {}).army('Host').heroes[0]!.spells.length;
  const order = { 0: 'Host - Recruit Learn Sela Time Shards' };
  const learned = run(given(caster), order, 1);
  const failed = run(given(caster), order, 20);
  expect(learned.army('Host').heroes[0]?.spells.length).toBe(known + 1);
  expect(failed.army('Host').heroes[0]?.spells.length).toBe(known);
  expect(failed.state.empires[0]?.treasury).toBe(learned.state.empires[0]?.treasury);
  expect(failed.state.empires[0]?.treasury).toBeLessThan(2000);
});

test('[CHR-AAC-11] one new spell per caster and turn, and none for a caster who trains (CHR-EXP-03)', () => {
  const twice = run(
    given(caster),
    { 0: 'Host - Recruit Learn Sela Time Shards; Recruit Learn Sela Slow Hours' },
    20,
  );
  expect(twice.told(0)).toContain('has had a lesson this turn');
  const trains = run(given(caster), { 0: 'TRAIN Sela LD 1\nHost - Recruit Learn Sela Time Shards' });
  expect(trains.state.empires[0]?.treasury).toBe(2000);
});

test('[CHR-AAC-11] a new caster arrives with chosen spells, without rolls', () => {
  const ran = run(given(), { 0: 'Host - Recruit chronomancer (Time Shards) as Sela' });
  expect(ran.army('Host').heroes.find(({ name }) => name === 'Sela')?.spells).toContain('Time Shards');
});

test('[CHR-R-177] one treasury with many buyers pays in the order of the order file', () => {
  const armies = ['Host', 'Wolves'].map((name) => ({
    at: '0505',
    name,
    troops: 'judge, 12 fb-swordsmen, 12 fb-swordsmen',
  }));
  const empires = [{ treasury: 200, race: 'FB' as const }, {}];
  const orders = { 0: `Wolves - ${swords(10)}\nHost - ${swords(10)}` };
  const ran = run(given({}, {}, { armies, empires }), orders);
  expect([ran.army('Host').bands.length, ran.army('Wolves').bands.length]).toEqual([2, 3]);
});
