import { expect, test } from 'vitest';
import { afterRest, afterResults, NEWCOMER, type Strength } from './glicko.ts';

const strength = (rating: number, deviation: number, volatility = 0.06): Strength => ({
  rating,
  deviation,
  volatility,
});

test('[MOT-21] the paper’s worked example: one win and two defeats', () => {
  const after = afterResults(strength(1500, 200), [
    { opponent: strength(1400, 30), score: 1 },
    { opponent: strength(1550, 100), score: 0 },
    { opponent: strength(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(Math.floor(after.volatility * 100_000)).toBe(5_999); // the paper prints 0.05999, not rounded
});

test('[MOT-21] a draw between equals changes no rating, but makes both more certain', () => {
  const after = afterResults(NEWCOMER, [{ opponent: NEWCOMER, score: 0.5 }]);
  expect(after.rating).toBeCloseTo(1500, 6);
  expect(after.deviation).toBeLessThan(NEWCOMER.deviation);
});

test('between equals, one gains what the other loses', () => {
  const won = afterResults(NEWCOMER, [{ opponent: NEWCOMER, score: 1 }]);
  const lost = afterResults(NEWCOMER, [{ opponent: NEWCOMER, score: 0 }]);
  expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating, 6);
  expect(won.rating).toBeGreaterThan(1600);
});

test('an upset gains more than an expected win', () => {
  const player = strength(1500, 80);
  const gain = (opponent: number): number =>
    afterResults(player, [{ opponent: strength(opponent, 80), score: 1 }]).rating - player.rating;
  expect(gain(1900)).toBeGreaterThan(gain(1500));
  expect(gain(1500)).toBeGreaterThan(gain(1100));
  expect(gain(1100)).toBeGreaterThan(0);
});

test('a great surprise raises the volatility', () => {
  const player = strength(1500, 50);
  const upset = Array.from({ length: 5 }, () => ({ opponent: strength(2200, 50), score: 1 as const }));
  expect(afterResults(player, upset).volatility).toBeGreaterThan(0.06);
});

test('[MOT-21] the deviation grows with time, up to a newcomer’s and no further', () => {
  const rested = afterRest(strength(1700, 60), 1);
  expect(rested.rating).toBe(1700);
  expect(rested.deviation).toBeCloseTo(Math.hypot(60, 0.06 * 173.7178), 6);
  expect(afterRest(rested, 0)).toEqual(rested);
  expect(afterRest(rested, 100_000).deviation).toBe(NEWCOMER.deviation);
  expect(afterResults(strength(1700, 60), [])).toEqual(rested);
});
