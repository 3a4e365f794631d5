import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { nearestCity, stepsHomeward } from './homeward.ts';
import { pathToward } from './pathToward.ts';
import { hexAt, mover } from './testkit.ts';

const move = { pace: 'move' } as const;

test('[CHR-R-19] the path is the shortest over land, with ties broken by the lowest direction', () => {
  const campaign = campaignFrom({});
  const path = pathToward(campaign, mover(), hexAt(campaign, '0305'), [hexAt(campaign, '0503')]);
  expect(path?.steps).toEqual([1, 2, 2]);
  expect(path?.hexes.at(-1)).toBe(hexAt(campaign, '0503'));
});

test('[CHR-R-19] the path does not go through foreign cities', () => {
  const campaign = campaignFrom({
    surface: ['.....', '.....', '.....', '.....', '.....'],
    cities: [{ at: '0303', owner: 1 }],
  });
  const path = pathToward(campaign, mover(), hexAt(campaign, '0304'), [hexAt(campaign, '0302')]);
  expect(path?.hexes).not.toContain(hexAt(campaign, '0303'));
  expect(path?.steps).toHaveLength(3);
  const into = pathToward(campaign, mover(), hexAt(campaign, '0304'), [hexAt(campaign, '0303')]);
  expect(into?.steps).toEqual([1]);
});

test('there is no path to a goal that is out of reach or beyond the limit', () => {
  const campaign = campaignFrom({ surface: ['..c..', '..c..', '..c..'] });
  const [from, goal] = [hexAt(campaign, '0102'), hexAt(campaign, '0502')];
  expect(pathToward(campaign, mover(), from, [goal])).toBeNull();
  expect(pathToward(campaign, mover({ class: 'FLYER' }), from, [goal])?.steps).toHaveLength(4);
  expect(pathToward(campaign, mover({ class: 'FLYER' }), from, [goal], { within: 3 })).toBeNull();
});

test('[CHR-R-35] the nearest city is chosen; of several equally near ones, the one with the lowest id', () => {
  const campaign = campaignFrom({
    cities: [{ at: '0101' }, { at: '0503' }, { at: '0505' }, { at: '0504', owner: 1 }],
  });
  expect(nearestCity(campaign, 0, hexAt(campaign, '0504'))?.id).toBe(1);
  expect(nearestCity(campaign, 0, hexAt(campaign, '0503'), hexAt(campaign, '0503'))?.id).toBe(2);
});

test('[CHR-BRK-05] every step of a Broken army brings it nearer to its city', () => {
  const campaign = campaignFrom({ cities: [{ at: '0501' }] });
  expect(stepsHomeward(campaign, mover({ broken: true }), hexAt(campaign, '0505'), move)).toEqual([1]);
  const barred = campaignFrom({ cities: [{ at: '0501' }], units: [{ kind: 'scout', owner: 1, at: '0504' }] });
  expect(stepsHomeward(barred, mover({ broken: true }), hexAt(barred, '0505'), move)).toEqual([2, 6]);
  const surrounded = campaignFrom({
    cities: [{ at: '0501' }],
    units: ['0504', '0604', '0404'].map((at) => ({ kind: 'scout', owner: 1, at })),
  });
  expect(stepsHomeward(surrounded, mover({ broken: true }), hexAt(surrounded, '0505'), move)).toEqual([]);
  expect(stepsHomeward(campaignFrom({}), mover({ broken: true }), 30, move)).toEqual([]);
});
