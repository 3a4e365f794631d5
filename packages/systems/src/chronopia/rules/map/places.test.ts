import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { distance, hexCount } from '../../state/ground.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign } from '../../state/state.ts';
import { hexAt } from '../ground/testkit.ts';
import { drawMap } from './drawMap.ts';
import { isCityGround, isFarFromCities, mayPlaceCity, suggestPlaces } from './places.ts';

const verdict = (campaign: Campaign, label: string, empire = 0): string => {
  const may = mayPlaceCity(campaign, empire, hexAt(campaign, label));
  return may.ok ? 'ok' : may.rule;
};
const wide = (given: GivenCampaign): Campaign => campaignFrom({ columns: 30, rows: 10, ...given });
const planned = (campaign: Campaign, plan: readonly number[]): Campaign => ({
  ...campaign,
  empires: campaign.empires.map((empire) => ({ ...empire, plan })),
});

test('[CHR-PLY-11] [CHR-R-06] a starting city is at least 6 hexes from those of other empires', () => {
  const campaign = wide({ cities: [{ at: '0505', owner: 1 }] });
  expect(verdict(campaign, '1005')).toBe('CHR-PLY-11');
  expect(verdict(campaign, '1105')).toBe('ok');
});

test('[CHR-R-09] own cities are at least three hexes apart, and so are neutral ones', () => {
  const campaign = wide({
    empires: [{}, {}, { power: 'neutral' }],
    cities: [{ at: '0505' }, { at: '1505', owner: 2 }],
  });
  expect(verdict(campaign, '0503')).toBe('CHR-R-09');
  expect(verdict(campaign, '0502')).toBe('ok');
  expect(verdict(campaign, '1503')).toBe('CHR-R-09');
  expect(verdict(campaign, '1502')).toBe('ok');
});

test('[CHR-PLY-12] [CHR-R-09] the last city must be within 6 to 10 hexes of another empire’s if none is yet', () => {
  const cities = [{ at: '0105' }, { at: '0405' }, { at: '2905', owner: 1 }];
  const last = planned(wide({ cities }), [4, 4, 4]);
  expect(verdict(last, '0805')).toBe('CHR-PLY-12');
  expect(verdict(last, '1905')).toBe('ok');
  expect(verdict(planned(wide({ cities }), [3, 3, 3, 3]), '0805')).toBe('ok');
  const met = planned(wide({ cities: [...cities.slice(0, 2), { at: '1305', owner: 1 }] }), [4, 4, 4]);
  expect(verdict(met, '0402')).toBe('ok');
});

test('[CHR-R-09] where that is impossible, it goes as near as legal', () => {
  const sea = Array(10).fill(`${'.'.repeat(12)}${'w'.repeat(17)}.`);
  const campaign = planned(
    wide({ surface: sea, cities: [{ at: '0105' }, { at: '0405' }, { at: '3005', owner: 1 }] }),
    [4, 4, 4],
  );
  const [best] = suggestPlaces(campaign, 0);
  expect(verdict(campaign, '0805')).toBe('CHR-PLY-12');
  expect(distance(campaign.ground, best!, hexAt(campaign, '3005'))).toBe(18);
});

test('[CHR-R-105] no city on water, a crag or a mine; hidden features are not revealed', () => {
  const campaign = campaignFrom({
    surface: ['wc......', '........', '........'],
    sites: { '0302': { mine: { bonus: 0 } }, '0502': { spring: true } },
  });
  expect(['0101', '0201', '0302'].map((label) => verdict(campaign, label))).toEqual(
    Array(3).fill('CHR-R-105'),
  );
  expect(verdict(campaign, '0502')).toBe('ok');
  expect(isCityGround(campaign.ground, hexAt(campaign, '0502'), { spring: true })).toBe(false);
});

test('[CHR-SAC-02] [CHR-EX-34] a city may be founded at distance 3 from another, not at 2; the other layer does not count', () => {
  const campaign = campaignFrom({ cities: [{ at: '0505', owner: 1 }] });
  expect(isFarFromCities(campaign, hexAt(campaign, '0502'))).toBe(true);
  expect(isFarFromCities(campaign, hexAt(campaign, '0503'))).toBe(false);
  expect(isFarFromCities(campaign, hexAt(campaign, '0505 below'))).toBe(true);
});

test('[CHR-UND-07] underground only caverns can hold a city', () => {
  const campaign = campaignFrom({ columns: 3, rows: 1, surface: ['...'], below: ['#tC'] });
  const [rock, tunnel, cavern] = ['0101 below', '0201 below', '0301 below'].map((label) =>
    isCityGround(campaign.ground, hexAt(campaign, label)),
  );
  expect([rock, tunnel, cavern]).toEqual([false, false, true]);
});

const settled = (
  empires: number,
  seed: readonly number[],
  choose: (places: readonly number[]) => number,
): Campaign => {
  const given = Array.from({ length: empires }, () => ({ name: '', race: 'FB' as const }));
  const map = drawMap({ empires: given, hexesPerEmpire: 160 }, dice(...seed));
  const neutral = map.neutralCities.map(() => ({ power: 'neutral' }) as const);
  const blank = campaignFrom({ empires: [...given.map(() => ({})), ...neutral] });
  let campaign = planned(
    { ...blank, ground: map.ground, sites: map.sites, rivers: map.rivers },
    [3, 3, 3, 3],
  );
  const place = (owner: number, at: number): void => {
    const city = {
      ...campaignFrom({ cities: [{ at: '0101' }] }).cities[0]!,
      id: campaign.cities.length,
      owner,
      at,
    };
    campaign = { ...campaign, cities: [...campaign.cities, city] };
  };
  for (const [nth, { at }] of map.neutralCities.entries()) place(empires + nth, at);
  for (let round = 0; round < 4; round++)
    for (let empire = 0; empire < empires; empire++) place(empire, choose(suggestPlaces(campaign, empire)));
  return campaign;
};

test.each([
  [3, 'best'],
  [6, 'best'],
  [10, 'best'],
  [4, 'last'],
  [8, 'last'],
] as const)(
  '[CHR-PLY-10] %i empires find room for four cities each, taking the %s place every time',
  (empires, taste) => {
    const campaign = settled(
      empires,
      [7, 1, 19, 4, 4, 12, 8, empires],
      (places) => places.at(taste === 'best' ? 0 : -1)!,
    );
    const players = citiesOf(campaign).filter(({ owner }) => owner < empires);
    expect(players).toHaveLength(4 * empires);
    expect(players.every(({ at }) => at < hexCount(campaign.ground))).toBe(true);
    for (let empire = 0; empire < empires; empire++) {
      const foes = players.filter(({ owner }) => owner !== empire);
      const apart = citiesOf(campaign, empire).flatMap(({ at }) =>
        foes.map((foe) => distance(campaign.ground, at, foe.at)),
      );
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(6);
      expect(Math.min(...apart)).toBeLessThanOrEqual(10);
    }
  },
);
