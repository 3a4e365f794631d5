import { expect, test } from 'vitest';
import type { GivenArmy, GivenCampaign } from '../../casebook/position.ts';
import { run } from './testkit.ts';

const city = (more: object = {}) => ({
  at: '0505',
  name: 'Karsk',
  size: 4,
  improvements: ['barracks'] as const,
  ...more,
});
const given = (host: Partial<GivenArmy>, wolves?: Partial<GivenArmy>, more: object = {}): GivenCampaign => ({
  cities: [city(more)],
  armies: [
    { at: '0506', name: 'Host', size: 5, ...host },
    ...(wolves ? [{ at: '0503', owner: 1, name: 'Wolves', size: 9, ...wolves }] : []),
  ],
});

test('[CHR-CTY-10] [CHR-R-24] an army camps outside unless it goes INSIDE barracks', () => {
  expect(run(given({}), { 0: 'Host - Move 1' }).army('Host').inside).toBe(false);
  expect(run(given({}), { 0: 'Host - Move 1 INSIDE' }).army('Host').inside).toBe(true);
  expect(run(given({ at: '0505' }), { 0: 'Host - Hold INSIDE' }).army('Host').inside).toBe(true);
  expect(run(given({ at: '0505', inside: true }), { 0: 'Host - Hold OUTSIDE' }).army('Host').inside).toBe(
    false,
  );
  expect(run(given({ at: '0505', inside: true }), { 0: 'Host - Move 4' }).army('Host').inside).toBe(false);
});

test('[CHR-IMP-04] barracks hold max(5, city size) together; without them nobody is inside', () => {
  const six = run(given({ size: 6 }), { 0: 'Host - Move 1 INSIDE' });
  expect(six.army('Host').inside).toBe(false);
  expect(six.told(0)).toContain('the barracks have no room (E-11)');
  expect(
    run(given({ size: 6 }, undefined, { size: 6 }), { 0: 'Host - Move 1 INSIDE' }).army('Host').inside,
  ).toBe(true);
  expect(
    run(given({}, undefined, { improvements: [] }), { 0: 'Host - Move 1 INSIDE' }).army('Host').inside,
  ).toBe(false);
});

test('[CHR-R-24] an army inside is not a target and stays by default', () => {
  const ran = run(given({ at: '0505', inside: true }, { at: '0504' }), { 1: 'Wolves - Move 4' });
  expect(ran.state.encounters).toEqual([]);
});

test('[CHR-CMB-05] with SORTIE it goes out against a hostile army that comes', () => {
  const ran = run(given({ at: '0505', inside: true }, { at: '0504' }), {
    0: 'Host - Hold SORTIE',
    1: 'Wolves - Move 4',
  });
  expect(ran.army('Host').inside).toBe(false);
  expect(ran.state.encounters).toHaveLength(1);
});

test('[CHR-R-24] against an army already there, SORTIE acts at the end of slot 1', () => {
  const ran = run(given({ at: '0505', inside: true }, { at: '0505' }), {
    0: 'Host - Hold SORTIE',
    1: 'Wolves - Hold; Move 1',
  });
  expect([ran.at('Wolves'), ran.state.encounters.length]).toEqual(['0505', 1]);
});

test('[CHR-CMB-05] a hostile army does not stop an army moving out past it, but the second action is lost', () => {
  const ran = run(given({ at: '0505', inside: true }, { at: '0505' }), { 0: 'Host - Move 4; Move 4' });
  expect(ran.at('Host')).toBe('0506');
  expect(ran.state.encounters).toEqual([]);
  expect(run(given({ at: '0505', inside: true }), { 0: 'Host - Move 4; Move 4' }).at('Host')).toBe('0507');
});

test('[CHR-CMB-06] [CHR-R-24] an army slips past an enemy into the city on 50 of 100, otherwise there is a battle', () => {
  for (const qualifier of ['INSIDE', 'SLIP']) {
    const order = { 0: `Host - Move 1 ${qualifier}` };
    const slipped = run(given({}, { at: '0505' }), order, 50);
    expect([slipped.army('Host').inside, slipped.state.encounters.length]).toEqual([true, 0]);
    const caught = run(given({}, { at: '0505' }), order, 51);
    expect([caught.army('Host').inside, caught.state.encounters.length]).toEqual([false, 1]);
  }
});

test('[CHR-CMB-06] an army that has slipped in stays in, whatever steps were still ordered', () => {
  const ran = run(given({}, { at: '0505' }), { 0: 'Host - March 1,1 SLIP' }, 50);
  expect([ran.at('Host'), ran.army('Host').inside]).toEqual(['0505', true]);
});

test('[CHR-R-24] slipping in without barracks or room is an attack: no die is rolled', () => {
  const ran = run(given({ size: 9 }, { at: '0505' }), { 0: 'Host - Move 1 SLIP' });
  expect(ran.state.encounters).toHaveLength(1);
});

test('[CHR-ACT-10] moving in without saying INSIDE is an attack outside the walls', () => {
  expect(run(given({}, { at: '0505' }), { 0: 'Host - Move 1' }).state.encounters).toHaveLength(1);
});

test('[CHR-IMP-04] [CHR-R-24] if two armies go in at once, the second needs room beside the first', () => {
  const ran = run(
    {
      cities: [{ at: '0505', size: 6, improvements: ['barracks'] }],
      armies: ['First', 'Second'].map((name) => ({ at: '0505', name, size: 5 })),
    },
    { 0: 'First - Hold INSIDE\nSecond - Hold INSIDE' },
  );
  expect([ran.army('First').inside, ran.army('Second').inside]).toEqual([true, false]);
});
