import { expect, test } from 'vitest';
import type { GivenCampaign, GivenUnit } from '../../casebook/position.ts';
import type { Stance } from '../../orders/orders.ts';
import { run } from '../execution/testkit.ts';

const given = (
  kind: GivenUnit['kind'],
  stance: Stance,
  more: Partial<GivenCampaign> = {},
): GivenCampaign => ({
  empires: [{ declares: { 1: stance } }, {}, { declares: { 1: 'Allied' } }],
  cities: [{ at: '0210' }, { at: '0202', owner: 1 }],
  armies: [{ at: '0405', name: 'Host', size: 8 }],
  units: [{ kind, at: '0404', owner: 1, name: 'Folk' }],
  ...more,
});

test('[CHR-UNT-03] [CHR-ARM-09] [CHR-R-88] a scout dies in any impulse that ends with a hostile army in its hex', () => {
  const ran = run(given('scout', 'Unknown'), { 0: 'Host - March 1,1' });
  expect([ran.at('Folk'), ran.at('Host')]).toEqual(['gone', '0403']);
  expect(ran.told(1)).toContain('Folk was caught');
  expect(ran.told(0)).toContain('A scout of Brakka was caught in 0404'); // CHR-R-67
});

test('[CHR-R-185] NO ENGAGE spares a scout, and so does a state that would not engage the scout’s owner', () => {
  expect(run(given('scout', 'Unknown'), { 0: 'Host - Move 1 NO ENGAGE' }).at('Folk')).toBe('0404');
  expect(run(given('scout', 'Allied'), { 0: 'Host - Move 1' }).at('Folk')).toBe('0404');
});

test('[CHR-UNT-03] a scout is never enslaved', () => {
  expect(run(given('scout', 'Neutral'), { 0: 'Host - Move 1 enslave' }).at('Folk')).toBe('gone');
});

test('[CHR-UNT-04] scouts harm nobody', () => {
  const ran = run(
    given('settler', 'At War', {
      armies: [],
      units: [
        { kind: 'settler', at: '0404', owner: 1, name: 'Folk' },
        { kind: 'scout', at: '0404', name: 'Eyes' },
      ],
    }),
    {},
  );
  expect([ran.at('Folk'), ran.at('Eyes')]).toEqual(['0404', '0404']);
});

test('[CHR-R-88] engineers and settlers are caught only at the end of a slot: an army may march through', () => {
  expect(run(given('engineer', 'Unknown'), { 0: 'Host - March 1,1' }).at('Folk')).toBe('0404');
  expect(run(given('engineer', 'Unknown'), { 0: 'Host - Move 1' }).at('Folk')).toBe('gone');
});

test('[CHR-ARM-09] an army need not stop to kill a unit', () => {
  expect(run(given('engineer', 'Unknown'), { 0: 'Host - Move 1; Move 1' }).at('Host')).toBe('0403');
});

test('[CHR-UNT-10] engineers cannot fight: an attack eliminates them', () => {
  expect(run(given('engineer', 'At War'), { 0: 'Host - Move 1' }).at('Folk')).toBe('gone');
});

test('[CHR-UNT-12] [CHR-SPO-02] an attack eliminates settlers and takes their goods: d20 per size', () => {
  const ran = run(given('settler', 'At War'), { 0: 'Host - Move 1' }, 13);
  expect(ran.at('Folk')).toBe('gone');
  expect(ran.state.empires[0]?.treasury).toBe(13);
});

test('[CHR-ALL-03] Friendly and Allied armies leave settlers and engineers alone unless ordered (CHR-R-185)', () => {
  expect(run(given('engineer', 'Friendly'), { 0: 'Host - Move 1' }).at('Folk')).toBe('0404');
  expect(run(given('engineer', 'Friendly'), { 0: 'Host - Move 1 kill' }).at('Folk')).toBe('gone');
  expect(run(given('engineer', 'At War'), { 0: 'Host - Move 1 spare' }).at('Folk')).toBe('0404');
  const quiet = { 0: 'Host - Move 1 NO ENGAGE Brakka' };
  expect(run(given('engineer', 'Unknown'), quiet).at('Folk')).toBe('0404');
});

test('[CHR-R-88] where a protecting army stands, the battle comes first', () => {
  const armies = [
    { at: '0405', name: 'Host', size: 8 },
    { at: '0404', owner: 2, name: 'Friends', size: 5 },
  ];
  const ran = run(given('engineer', 'At War', { armies }), { 0: 'Host - Move 1' });
  expect(ran.at('Folk')).toBe('0404');
  expect(ran.state.encounters).toHaveLength(1);
  const weak = [armies[0]!, { ...armies[1]!, broken: { cause: 'routed', from: 0 } as const }];
  expect(run(given('engineer', 'At War', { armies: weak }), { 0: 'Host - Move 1' }).at('Folk')).toBe('gone');
});

test('[CHR-R-163] in a city hex of their own empire units are behind the walls', () => {
  const cities = [{ at: '0210' }, { at: '0404', owner: 1 }];
  expect(run(given('engineer', 'At War', { cities }), { 0: 'Host - Move 1' }).at('Folk')).toBe('0404');
  expect(run(given('scout', 'At War', { cities }), { 0: 'Host - Move 1' }).at('Folk')).toBe('0404');
});

test('[CHR-R-89] attitudes hold for an unwritten second action too; an explicit Hold drops them', () => {
  expect(run(given('engineer', 'At War'), { 0: 'Host - Move 1 spare' }).at('Folk')).toBe('0404');
  expect(run(given('engineer', 'At War'), { 0: 'Host - Move 1 spare; Hold' }).at('Folk')).toBe('gone');
});
