import { expect, test } from 'vitest';
import type { GivenCampaign, GivenUnit } from '../../casebook/position.ts';
import { hexOfLabel } from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { City, Site } from '../../state/state.ts';
import { type Ran, run } from '../execution/testkit.ts';

const folk = (unit: Partial<GivenUnit> = {}, more: GivenCampaign = {}): GivenCampaign => ({
  turn: 4,
  cities: [{ at: '0503', name: 'Karsk' }],
  units: [{ kind: 'settler', at: '0506', name: 'Folk', size: 2, work: { kind: 'city', done: 1 }, ...unit }],
  ...more,
});
const FOUND = { 0: 'Folk - Found City Newhall' };
const city = ({ state }: Ran, label = '0506'): City | undefined =>
  cityAt(state, hexOfLabel(state.ground, label));

test('[CHR-UNT-11] [CHR-SAC-01] [CHR-SAC-02] Found City takes two actions, one a turn', () => {
  const first = run(folk({ work: null }), FOUND);
  expect([city(first), first.unit('Folk').work]).toEqual([undefined, { kind: 'city', done: 1 }]);
  const second = run(folk(), FOUND);
  expect(second.at('Folk')).toBe('gone');
  expect(city(second)).toMatchObject({ name: 'Newhall', owner: 0, size: 2, foundedTurn: 4 });
});

test('[CHR-UNT-14] [CHR-EX-43] the settler band’s size becomes the city’s, whatever its caps', () => {
  expect(city(run(folk({ size: 8 }), FOUND))?.size).toBe(8);
});

test('[CHR-SAC-02] [CHR-EX-34] Found City at distance 3 is legal, at 2 it is not', () => {
  expect(city(run(folk({ at: '0506' }), FOUND))).toBeDefined();
  const near = run(folk({ at: '0505' }), FOUND);
  expect(city(near, '0505')).toBeUndefined();
  expect(near.told(0)).toContain('Folk: site not suitable (E-11)');
});

test('[CHR-R-105] cities on the other layer and abandoned cities do not count for the distance', () => {
  const cities = [{ at: '0503' }, { at: '0507 below', owner: 1 }];
  expect(city(run(folk({}, { cities }), FOUND))).toBeDefined();
  const sites = { '0507': { abandoned: { size: 3, name: 'Old' } } };
  expect(city(run(folk({}, { sites }), FOUND))).toBeDefined();
});

test.each<[string, GivenCampaign]>([
  [
    'crag',
    { surface: Array.from({ length: 12 }, (_, row) => (row === 5 ? '....c.......' : '............')) },
  ],
  ['a mine', { sites: { '0506': { mine: { bonus: 0 } } } }],
  ['fruit', { sites: { '0506': { fruit: true } } }],
  ['a portal', { sites: { '0506': { portal: 'A' } } }],
  ['a spring', { sites: { '0506': { spring: true } } }],
  ['a glade', { sites: { '0506': { glade: true } } }],
])('[CHR-R-105] no city on %s', (_, more) => {
  expect(city(run(folk({}, more), FOUND))).toBeUndefined();
});

test('[CHR-R-105] underground only caverns can hold a city', () => {
  const below = (letter: string) =>
    Array.from({ length: 12 }, (_, row) => (row >= 4 ? `tt${letter}ttttttttt` : 't'.repeat(12)));
  const found = (letter: string) =>
    city(
      run(folk({ at: '0306 below' }, { below: below(letter), cities: [{ at: '0903 below' }] }), FOUND),
      '0306 below',
    );
  expect([found('t'), found('C')?.name]).toEqual([undefined, 'Newhall']);
});

test('[CHR-CTY-13] founding destroys the structures in the hex', () => {
  const built = { owner: 0, builtTurn: 0, captured: null };
  const sites = { '0506': { tower: built, depot: built, temple: built, road: true as const } };
  const ran = run(folk({}, { sites }), FOUND);
  const left: Site | undefined = ran.state.sites[hexOfLabel(ran.state.ground, '0506')];
  expect(left).toEqual({ road: true });
});

test('[CHR-TER-14] an unlooted abandoned city is resettled with one action, at the settlers’ size', () => {
  const sites = { '0506': { abandoned: { size: 6, name: 'Old' } } };
  expect(city(run(folk({ work: null }, { sites }), FOUND))?.size).toBe(2);
});

test('[CHR-SAC-03] the terrain between does not matter', () => {
  const armies = [{ at: '0505', owner: 1, name: 'Wolves', size: 5 }];
  expect(city(run(folk({}, { armies }), FOUND))).toBeDefined();
});

test('[CHR-SAC-02] another action between the two restarts the founding', () => {
  expect(run(folk(), { 0: 'Folk - Hold' }).unit('Folk').work).toBeNull();
});

test('[CHR-ENS-04] enslaved settlers found normal cities of their captor', () => {
  const empires = [{ race: 'BB' as const }, {}];
  expect(city(run(folk({ enslavedFrom: 1 }, { empires }), FOUND))).toMatchObject({
    owner: 0,
    race: 'BB',
    conquered: null,
  });
});

test('[CHR-R-160] a name already in use gets a number', () => {
  expect(city(run(folk(), { 0: 'Folk - Found City Karsk' }))?.name).toBe('Karsk 2');
});
