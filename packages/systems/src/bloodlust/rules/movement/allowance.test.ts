import { expect, test } from 'vitest';
import { CLASSES, type TroopClass } from '../../data/classes.ts';
import type { Scale } from '../../data/scales.ts';
import { allowanceOf, type Going, lengthAt } from './allowance.ts';

const inches = (troopClass: TroopClass, going: Partial<Going>, scale: Scale = 15): number => {
  const { rate, paysRough } = CLASSES[troopClass];
  const all = { isRough: false, crossesWater: false, isAway: false, ...going };
  return allowanceOf(rate, { ...all, isRough: all.isRough && paysRough }, scale) / 254;
};

test('[BLD-EX-23] [BLD-MOV-04] [BLD-MOV-05] [BLD-R-25] [BLD-R-26] allowances in inches', () => {
  const rough = { isRough: true };
  expect(inches('DRILL', rough)).toBe(2);
  expect(inches('DRILL', { ...rough, crossesWater: true })).toBe(1);
  expect(inches('SUPPORT', rough)).toBe(9);
  expect(inches('LF', { crossesWater: true })).toBe(5);
  expect(inches('MASS', rough)).toBe(1);
  expect(inches('MLO', { ...rough, isAway: true })).toBe(2.5);
  expect(inches('LH', { isAway: true })).toBe(6);
});

test('[BLD-R-02] at 25 mm all of it is half as much again, at 6 mm the same', () => {
  expect([inches('DRILL', { isRough: true }, 25), inches('MASS', { isRough: true }, 25)]).toEqual([3, 1.5]);
  expect(inches('MLO', {}, 6)).toBe(9);
  expect(lengthAt(25, 1)).toBe(381);
});
