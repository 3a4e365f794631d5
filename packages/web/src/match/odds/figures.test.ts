import type { Odds } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { figuresOf, ledgersOf, settledOf, verdictOf } from './figures.ts';

const odds = (...chances: (readonly [Record<string, string | number>, number])[]): Odds => ({
  exact: true,
  samples: 1,
  error: 0,
  readAgainst: {},
  modifiers: [],
  chances: chances.map(([gist, chance]) => ({ gist, chance })),
});

test('a verdict gives the chance of a loss, and how many', () => {
  expect(verdictOf(odds([{ losses: 0 }, 0.17], [{ losses: 1 }, 0.67], [{ losses: 2 }, 0.16]))).toEqual({
    head: '83%',
    line: '1 or 2 losses',
  });
  expect(verdictOf(odds([{ losses: 0 }, 0.5], [{ losses: 1 }, 0.5]))).toEqual({
    head: '50%',
    line: '1 loss',
  });
  const many = odds([{ losses: 1 }, 0.3], [{ losses: 2 }, 0.3], [{ losses: 3 }, 0.4]);
  expect(verdictOf(many)).toEqual({ head: '100%', line: '1 to 3 losses' });
});

test('if nothing can happen, that is certain', () => {
  expect(verdictOf(odds([{ losses: 0 }, 1]))).toEqual({ head: '100%', line: 'no losses' });
});

test('a figure without numbers is summed up by its likeliest outcome', () => {
  expect(verdictOf(odds([{ morale: 'holds' }, 0.7], [{ morale: 'routs' }, 0.3]))).toEqual({
    head: '70%',
    line: 'holds',
  });
});

test('a counted figure has an average', () => {
  const figures = figuresOf(odds([{ losses: 0 }, 0.25], [{ losses: 2 }, 0.75]));
  expect(figures).toMatchObject([{ name: 'losses', expected: 1.5 }]);
});

test('[CSW-P-07] factors, column and Defence Class are listed separately and are not outcomes', () => {
  const readAgainst = { factors: 34, column: 30, DC: 4 };
  const weighed = { ...odds([{ losses: 3 }, 1]), readAgainst };
  expect(settledOf(weighed)).toEqual([
    { label: 'factors', value: 34 },
    { label: 'column', value: 30 },
    { label: 'DC', value: 4 },
  ]);
  expect(figuresOf(weighed).map(({ name }) => name)).toEqual(['losses']);
});

test('a figure that is the same in every outcome is listed under its name', () => {
  const ends = odds([{ losses: 0, morale: 'no check' }, 0.5], [{ losses: 1, morale: 'no check' }, 0.5]);
  expect(settledOf(ends)).toEqual([{ label: 'morale', value: 'no check' }]);
});

test('morale runs from standing to routing, whatever the order of the rolls', () => {
  const [morale] = figuresOf(
    odds(
      [{ morale: 'routs' }, 0.2],
      [{ morale: 'no check' }, 0.3],
      [{ morale: 'retreats' }, 0.1],
      [{ morale: 'holds' }, 0.4],
    ),
    { 'no check': 'none', holds: 'mild', retreats: 'serious', routs: 'grave' },
  );
  expect(morale?.parts.map(({ value }) => value)).toEqual(['no check', 'holds', 'retreats', 'routs']);
});

test('a modifier is listed with the figure it helps to decide; one of no figure shown comes last', () => {
  const charge = { rule: 'CSW-CHG-06', label: 'charge', value: -2, figure: 'losses' } as const;
  const leader = {
    rule: 'CSW-LDR-06',
    label: 'leader within four hexes',
    value: 2,
    figure: 'morale',
  } as const;
  const other = { rule: 'CSW-TEC-04', label: 'swamp', value: 1 } as const;
  const weighed = {
    ...odds([{ losses: 0, morale: 'holds' }, 0.5], [{ losses: 1, morale: 'routs' }, 0.5]),
    modifiers: [leader, charge, other],
  };
  const figures = figuresOf(weighed);
  const { of, rest } = ledgersOf(weighed, figures);
  expect(figures.map((figure) => of(figure))).toEqual([[charge], [leader]]);
  expect(rest).toEqual([other]);
});
