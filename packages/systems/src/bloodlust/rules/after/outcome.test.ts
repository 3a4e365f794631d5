import { expect, test } from 'vitest';
import { outcomeOf, routsWhenCharged } from './outcome.ts';

const MORALES = ['Elite', 'Fanatic', 'Average', 'Poor'] as const;
const outcomes = (melee: number, fire: number, inflicted: number) =>
  MORALES.map((morale) =>
    outcomeOf('HISTORICAL', morale, { melee, fire, inflicted, inflictedInMelee: inflicted }),
  );

test('[BLD-EX-17] [BLD-MOR-04] [BLD-MOR-05] [BLD-MOR-06] [BLD-AFT-03] the ratio ladder', () => {
  expect(outcomes(4, 0, 2)).toEqual(['recoil', 'recoil', 'recoil', 'rout']);
  expect(outcomes(6, 2, 2)).toEqual(['recoil', 'recoil', 'rout', 'rout']);
  expect(outcomes(8, 0, 2)).toEqual(['rout', 'rout', 'rout', 'rout']);
  expect(outcomes(1, 0, 0)).toEqual(['stands', 'stands', 'stands', 'stands']);
  expect(outcomes(2, 0, 0)).toEqual(['recoil', 'recoil', 'recoil', 'rout']);
  expect(outcomes(3, 0, 2)).toEqual(['stands', 'stands', 'stands', 'stands']);
});

test('[BLD-R-13] [BLD-MOR-01] [BLD-MOR-09] fire alone breaks a charged unit, but not the best', () => {
  expect(MORALES.map((morale) => routsWhenCharged('HISTORICAL', morale, 4))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(routsWhenCharged('HISTORICAL', 'Poor', 1)).toBe(false);
  expect(routsWhenCharged('FANTASY', 'Poor', 9)).toBe(false);
});

test('[BLD-AFT-06] [BLD-R-20] in FANTASY everybody routs at four to one, fire included', () => {
  const hits = { melee: 3, fire: 1, inflicted: 1, inflictedInMelee: 1 };
  expect(outcomeOf('FANTASY', 'Poor', hits)).toBe('rout');
  expect(outcomeOf('FANTASY', 'Elite', hits)).toBe('rout');
  expect(outcomeOf('FANTASY', 'Poor', { ...hits, fire: 0 })).toBe('recoil');
});

test('[BLD-R-19] the best count only what they inflicted in melee', () => {
  expect(outcomeOf('HISTORICAL', 'Elite', { melee: 4, fire: 0, inflicted: 3, inflictedInMelee: 1 })).toBe(
    'rout',
  );
});
