import { expect, test } from 'vitest';
import { d6 as dice } from '../testkit.ts';
import { rollGuidelines } from './guidelines.ts';
import { type Character, chargesAgainst } from './playerCharacter.ts';

const roll = (...values: readonly number[]) => {
  const script = dice(...values);
  const guidelines = rollGuidelines(script);
  expect(script.left).toEqual([]);
  return guidelines;
};

test('[CSW-BGL-01] [CSW-R-80] 2d6 give the purpose of the campaign and 2d6 the orders', () => {
  expect(roll(1, 1, 5, 6, 1, 1, 1)).toMatchObject({
    purpose: 'Hostile tribe migration',
    orders: ['Sack hamlet'],
  });
});

test('[CSW-BGL-02] a result that names a sub chart is rolled again on it, as often as needed', () => {
  expect(roll(1, 1, 3, 3, 3, 4, 6, 6, 1, 1, 1).orders).toEqual([
    'Defence',
    'Terrain objective',
    'Cul-de-sac',
  ]);
  expect(roll(1, 1, 2, 3, 1, 2, 1, 1, 1).orders).toEqual(['Attack military objective', 'War engine']);
  expect(roll(1, 1, 3, 4, 5, 6, 1, 1, 1).orders).toEqual(['Field operation', 'Hold line']);
});

test('[CSW-BGL-03, CSW-BGL-04] a die each gives left, right and rear; foot, cavalry and missile troops are detailed', () => {
  expect(roll(1, 1, 6, 6, 3, 3, 3, 4, 4, 1, 1, 2, 6)).toMatchObject({
    left: 'Trained Foot: Mercenaries',
    right: 'Horsemen: Flail',
    rear: 'Horse Bow',
  });
  expect(roll(1, 1, 6, 6, 1, 2, 1, 1, 1, 2)).toMatchObject({
    left: 'None',
    right: 'Trained Foot: Constables',
    rear: 'None',
  });
  expect(roll(1, 1, 6, 6, 5, 1, 1, 1, 1, 1).left).toBe('Missile Troops: Boomerang');
});

test('[CSW-BGL-05] the results are sentences to display, each with its dice and clause', () => {
  const { lines } = roll(1, 1, 6, 6, 1, 1, 1);
  expect(lines.map(({ rules = [] }) => rules[0])).toEqual([
    'CSW-BGL-01',
    'CSW-BGL-01',
    'CSW-BGL-03',
    'CSW-BGL-03',
    'CSW-BGL-03',
  ]);
});

test('[CSW-BGL-09] a leader faces a charge if his unit fell while he was away', () => {
  const charged = (character: Partial<Character>) =>
    chargesAgainst(
      [{ name: 'Gyrth', unit: 'Huscarls', away: true, ...character }],
      [{ name: 'Fyrd' }, { name: 'Huscarls' }],
    ).map(({ text }) => text);
  expect(charged({})).toEqual(['Gyrth was away when Huscarls fell: a charge is recorded against him.']);
  expect([charged({ away: false }), charged({ unit: 'Archers' })]).toEqual([[], []]);
});
