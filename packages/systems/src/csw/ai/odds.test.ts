import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { EvenDice } from './evenDice.ts';
import { bestMean, chanceAbove, chanceOf, lossChances, meanOf } from './odds.ts';

test('[CSW-CRT-04] the expected loss of an attack is the chart over the six faces of a die', () => {
  expect(lossChances(5, 0, 1).map((chance) => Math.round(6 * chance))).toEqual([3, 3, 0, 0]);
  expect(meanOf(lossChances(20, 0, 1))).toBeCloseTo(1.5);
  expect(meanOf(lossChances(8, -2, 2))).toBeGreaterThan(meanOf(lossChances(8, 0, 2)));
  expect(lossChances(0, 0, 0)).toEqual([1, 0, 0, 0]);
});

test('[CSW-P-13] light troops are best attacked one by one, armoured ones by all together', () => {
  expect(bestMean(5, 4, 0, 0)).toBeCloseTo(4 * meanOf(lossChances(5, 0, 0)));
  expect(bestMean(5, 4, 0, 4)).toBeCloseTo(meanOf(lossChances(20, 0, 4)));
});

test('[CSW-MOR-08] a morale check is two dice against a Morale Factor', () => {
  expect(chanceAbove(8)).toBeCloseTo(10 / 36);
  expect(chanceOf(8)).toBeCloseTo(5 / 36);
  expect([chanceAbove(12), chanceAbove(1)]).toEqual([0, 1]);
});

test('stratified dice show every face, and every pair of a morale check, once before any repeats', () => {
  const dice = new EvenDice(seededDice(4));
  const faces = Array.from({ length: 12 }, () => dice.roll(6, 'melee attack on 0304'));
  expect([...faces.slice(0, 6)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect([...faces.slice(6)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const pairs = Array.from(
    { length: 36 },
    () => `${dice.roll(6, 'morale of 0304')} ${dice.roll(6, 'morale of 0304')}`,
  );
  expect(new Set(pairs).size).toBe(36);
  expect(dice.roll(100, 'percentile')).toBeLessThanOrEqual(100);
});
