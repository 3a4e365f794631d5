import { totalOf } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { CHART_A, type FireRow } from '../../data/fireCharts.ts';
import type { Armour } from '../../data/weapons.ts';
import { artilleryNeed, attemptsAt } from './modelFire.ts';
import { columnOf, fireAtTroops } from './troopFire.ts';

const hits = (row: FireRow, castings: number, column: Armour, isUphill = false): number =>
  fireAtTroops([{ row, castings, isUphill }], column).hits;

test('[BLD-EX-18] [BLD-FIR-09] 24 longbows', () => {
  expect([hits('Longbow Volley', 24, 'Light'), hits('Longbow Volley', 24, 'Metal')]).toEqual([2, 2]);
  expect([hits('Longbow Select', 24, 'Light'), hits('Longbow Select', 24, 'Metal')]).toEqual([4, 2]);
});

test('[BLD-EX-19] [BLD-R-38] fractions of several shooters are added before rounding', () => {
  const volleys = [
    { row: 'Longbow Volley', castings: 10, isUphill: false },
    { row: 'Bow Volley', castings: 9, isUphill: false },
    { row: 'Crossbow Volley', castings: 12, isUphill: false },
  ] as const;
  expect(fireAtTroops(volleys, 'Light')).toEqual({ hits: 2, credits: [1, 0, 1] });
});

test('[BLD-EX-20] [BLD-R-42] shooters uphill of the target count five quarters of their castings', () => {
  expect([hits('Longbow Volley', 29, 'Light'), hits('Longbow Volley', 29, 'Light', true)]).toEqual([3, 4]);
});

test('[BLD-R-01] every share is a whole number of parts', () => {
  for (const row of Object.values(CHART_A))
    for (const needed of Object.values(row)) expect(10_080 % (4 * needed)).toBe(0);
});

test('[BLD-R-43] in protective cover a target counts as the next heavier armour', () => {
  expect((['None', 'Light', 'Metal', 'Plate'] as const).map((armour) => columnOf(armour, true))).toEqual([
    'Light',
    'Metal',
    'Plate',
    'Plate',
  ]);
  expect(columnOf('None', false)).toBe('None');
  expect(attemptsAt('Bow Select', 24, 'Slow', true)).toEqual({ attempts: 1, needed: 8 });
});

test('[BLD-EX-21] [BLD-FIR-11] [BLD-FIR-16] [BLD-R-44] the die roll artillery needs', () => {
  const need = (
    row: Parameters<typeof artilleryNeed>[0],
    target: Parameters<typeof artilleryNeed>[1],
    isUphill = false,
    isInCover = false,
  ) => totalOf(artilleryNeed(row, target, { isUphill, isInCover }));
  const legion = { class: 'DRILL', armour: 'Metal', isTestudo: false } as const;
  expect(need('Artillery Normal', legion)).toBe(5);
  expect(need('Artillery Normal', { ...legion, isTestudo: true })).toBe(6);
  expect(need('Artillery Normal', { ...legion, isTestudo: true }, false, true)).toBe(6);
  expect(need('Artillery Enhanced', { class: 'LH', armour: 'None', isTestudo: false })).toBe(5);
  expect(need('Artillery Normal', 'Slow')).toBe(6);
  expect(need('Artillery Normal', legion, true)).toBe(4);
  expect(need('Artillery Normal', legion, false, true)).toBe(6);
  expect(need('Artillery Normal', 'Slow', true, true)).toBe(6);
});

test('[BLD-EX-06] [BLD-EX-22] [BLD-R-39] attempts against models', () => {
  expect(attemptsAt('Longbow Select', 50, 'Equipment')).toEqual({ attempts: 2, needed: 8 });
  expect(attemptsAt('Crossbow Select', 40, 'Quick')).toEqual({ attempts: 2, needed: 8 });
  expect(attemptsAt('Bow Volley', 20, 'Slow').attempts).toBe(0);
});
