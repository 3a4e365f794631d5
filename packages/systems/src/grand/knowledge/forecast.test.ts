import { expect, test } from 'vitest';
import { TERRAIN } from '../data/terrain.ts';
import type { Figures } from '../rules/combat/figures.ts';
import { mercenaryQuarters, splitLosses } from '../rules/combat/losses.ts';
import { forecast } from './forecast.ts';

const figures = (a: number, gA: number, d: number, gD: number, terrain: keyof typeof TERRAIN): Figures => ({
  strengths: { attacker: a, defender: d },
  abilities: { attacker: gA, defender: gD },
  modifiers: TERRAIN[terrain],
});

test.each([
  [250, 2, 200, 1, 'hills', 0.5981, 100.71, 120.66, 0.21, 0],
  [200, 1, 200, 1, 'plain', 0.495, 110.7, 110.7, 0.06, 0.06],
  [300, 2, 50, 1, 'city', 0.82, 24.76, 41.08, 0.74, 0],
  [500, 3, 75, 1, 'fortified', 0.7291, 36.0, 54.7, 0.66, 0],
  [200, 1, 200, 1, 'mountains', 0.442, 89.73, 80.93, 0, 0],
] as const)(
  '[GRD-EX-19] [GRD-PLY-12] [GRD-PLY-09] %i g%i against %i g%i on %s',
  (a, gA, d, gD, terrain, wins, own, enemy, defenderGone, attackerGone) => {
    const found = forecast(figures(a, gA, d, gD, terrain));
    expect(found.attackerWins).toBeCloseTo(wins, 6);
    expect(found.attacker.mean).toBeCloseTo(own, 2);
    expect(found.defender.mean).toBeCloseTo(enemy, 2);
    expect(found.defender.destroyed).toBeCloseTo(defenderGone, 6);
    expect(found.attacker.destroyed).toBeCloseTo(attackerGone, 6);
  },
);

test('[GRD-EX-19] losses at 10, 50 and 90 per cent', () => {
  const first = forecast(figures(250, 2, 200, 1, 'hills'));
  expect([first.attacker.quantiles, first.defender.quantiles]).toEqual([
    [20, 100, 180],
    [25, 125, 200],
  ]);
  const fourth = forecast(figures(500, 3, 75, 1, 'fortified'));
  expect([fourth.attacker.quantiles, fourth.defender.quantiles]).toEqual([
    [6, 36, 66],
    [0, 75, 75],
  ]);
});

test('[GRD-EX-05] [GRD-MRC-07] [GRD-R-58] shares to the nearest quarter, midpoints up', () => {
  const quarters = (mercenary: number) =>
    mercenaryQuarters({ regular: 200 - mercenary, mercenary, mounted: 0, mountedMercenary: 0 });
  expect([60, 80, 24, 25, 75, 125, 175, 200].map(quarters)).toEqual([1, 2, 0, 1, 2, 3, 4, 4]);
});

test('[GRD-R-58] what one part lacks falls on the other', () => {
  expect(splitLosses({ regular: 10, mercenary: 90, mounted: 0, mountedMercenary: 0 }, 100)).toMatchObject({
    regular: 10,
    mercenary: 90,
  });
  expect(splitLosses({ regular: 60, mercenary: 40, mounted: 0, mountedMercenary: 0 }, 90)).toMatchObject({
    regular: 50,
    mercenary: 40,
  });
});
