import { expect, test } from 'vitest';
import type { GivenArmy, GivenCampaign, GivenCity } from '../../casebook/position.ts';
import { run } from '../execution/testkit.ts';

const given = (
  army: Partial<GivenArmy> = {},
  city: Partial<GivenCity> = {},
  more: GivenCampaign = {},
): GivenCampaign => ({
  turn: 7,
  cities: [{ at: '0505', owner: 1, name: 'Karsk', size: 6, ...city }],
  armies: [{ at: '0505', name: 'Host', size: 6, ...army }],
  ...more,
});
const BESIEGE = { 0: 'Host - Hold; Besiege Karsk' };

test('[CHR-AAC-14] [CHR-R-128] the siege begins when the Besiege action is carried out', () => {
  const ran = run(given(), BESIEGE);
  expect(ran.state.cities[0]?.siege).toEqual({ by: 0, armies: [0], failed: 0, began: 7 });
  expect(ran.army('Host').today.besieging).toBe(0);
  expect(ran.told(1)).toContain('Karsk is besieged');
});

test('[CHR-AAC-14] a siege takes place in the hex of the city, and never at the army’s own city', () => {
  const other = [
    { at: '0505', owner: 1, name: 'Karsk' },
    { at: '0808', owner: 1, name: 'Holm' },
  ];
  expect(run(given({}, {}, { cities: other }), { 0: 'Host - Besiege Holm' }).told(0)).toContain(
    'the city is not here',
  );
  expect(run(given(), { 0: 'Host - Besiege 0505' }).state.cities[0]?.siege?.by).toBe(0);
  expect(run(given({ at: '0506' }), BESIEGE).state.cities[0]?.siege).toBeNull();
  expect(run(given({}, { owner: 0 }), BESIEGE).state.cities[0]?.siege).toBeNull();
});

test('[CHR-SIE-01] the army must be at least as large as the city', () => {
  const ran = run(given({}, { size: 7 }), BESIEGE);
  expect(ran.state.cities[0]?.siege).toBeNull();
  expect(ran.told(0)).toContain('too large');
});

test('[CHR-SIE-06] [CHR-R-129] the sizes of mutually Allied besiegers add up in one siege', () => {
  const armies = [
    { at: '0505', name: 'Host', size: 4, broken: null },
    { at: '0505', owner: 2, name: 'Friends', size: 5 },
  ];
  const allies = [{ declares: { 2: 'Allied' } }, {}, { declares: { 0: 'Allied' } }] as const;
  const orders = { ...BESIEGE, 2: 'Friends - Hold; Besiege Karsk' };
  const ran = run(given({}, { size: 9 }, { armies, empires: allies }), orders);
  expect(ran.state.cities[0]?.siege).toMatchObject({ by: 2, armies: [0, 1] });
});

test('[CHR-SIE-01] [CHR-R-129] besiegers who are not allies are judged one by one: the first that qualifies begins the siege', () => {
  const empires = [{ declares: { 2: 'Friendly' } }, {}, { declares: { 0: 'Friendly' } }] as const;
  const both = (first: number, second: number) => {
    const armies = [
      { at: '0505', name: 'Host', size: first },
      { at: '0505', owner: 2, name: 'Others', size: second },
    ];
    const orders = { ...BESIEGE, 2: 'Others - Hold; Besiege Karsk' };
    return run(given({}, {}, { armies, empires }), orders);
  };
  const small = both(5, 6);
  expect(small.state.cities[0]?.siege).toMatchObject({ by: 2, armies: [1] });
  expect(small.told(0)).toContain('too large');
  const large = both(6, 6);
  expect(large.state.cities[0]?.siege).toMatchObject({ by: 0, armies: [0] });
  expect(large.told(2)).toContain('others are besieging the city');
  expect(both(5, 5).state.cities[0]?.siege).toBeNull();
});

test('[CHR-AAC-14] [CHR-R-128] an army inside the walls cannot besiege; one led out by the same order can', () => {
  const guest = given(
    { inside: true },
    { improvements: ['barracks'] },
    { empires: [{}, { declares: { 0: 'Allied' } }] },
  );
  const stays = run(guest, BESIEGE);
  expect([stays.state.cities[0]?.siege, stays.army('Host').today.besieging]).toEqual([null, null]);
  expect(stays.told(0)).toContain('inside the walls');
  const goesOut = run(guest, { 0: 'Host - Hold; Besiege Karsk OUTSIDE' });
  expect(goesOut.state.cities[0]?.siege).toMatchObject({ by: 0 });
});

test('[CHR-R-128] an army of the city’s owner before the walls prevents a siege, even if nobody is hostile', () => {
  const armies = [
    { at: '0505', name: 'Host', size: 6 },
    { at: '0505', owner: 1, name: 'Wolves', size: 5 },
  ];
  const empires = [{ declares: { 1: 'Allied' } }, { declares: { 0: 'Allied' } }] as const;
  const ran = run(given({}, {}, { armies, empires }), BESIEGE);
  expect(ran.state.cities[0]?.siege).toBeNull();
  expect(ran.told(0)).toContain('before the walls');
});

test('[CHR-R-128] the size is tested only at the start; the siege goes on as long as it is ordered', () => {
  const siege = { by: 0, armies: [0], failed: 2, began: 5 };
  const ran = run(given({}, { size: 9, siege }), BESIEGE);
  expect([ran.state.cities[0]?.siege?.failed, ran.army('Host').today.besieging]).toEqual([2, 0]);
  expect(run(given({}, { siege }), {}).army('Host').today.besieging).toBeNull();
});

test('[CHR-SIE-02] [CHR-R-84] an enemy that arrives later does not end a running siege but prevents a new one', () => {
  const armies = [
    { at: '0505', name: 'Host', size: 6 },
    { at: '0504', owner: 1, name: 'Wolves', size: 5 },
  ];
  const siege = { by: 0, armies: [0], failed: 1, began: 5 };
  const orders = { ...BESIEGE, 1: 'Wolves - Move 4' };
  expect(run(given({}, { siege }, { armies }), orders).army('Host').today.besieging).toBe(0);
  expect(run(given({}, {}, { armies }), orders).army('Host').today.besieging).toBeNull();
});

test('[CHR-BRK-09] a Broken army cannot besiege, nor can one that must leave (CHR-R-132)', () => {
  expect(run(given({ broken: { cause: 'routed', from: 0 } }), BESIEGE).state.cities[0]?.siege).toBeNull();
  expect(run(given({ mustLeave: 0 }), BESIEGE).state.cities[0]?.siege).toBeNull();
});
