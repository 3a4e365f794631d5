import type { Odds } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { oddsText } from './oddsText.ts';

const ODDS: Odds = {
  exact: true,
  samples: 0,
  error: 0,
  readAgainst: { factors: 4, column: 4, DC: 1 },
  modifiers: [{ rule: 'CSW-CBT-11', label: 'rear', value: -1 }],
  chances: [
    { gist: { losses: 0, morale: 'no check' }, chance: 0.25 },
    { gist: { losses: 2, morale: 'routs' }, chance: 0.75 },
  ],
};

test('[CSW-P-07] odds list each outcome, then the expected values, what the die is read against and the modifiers', () => {
  expect(oddsText(ODDS).slice(0, 3)).toEqual([
    '  75 %  losses 2, morale routs',
    '  25 %  morale no check',
    '        1.5 losses expected; factors 4, column 4, DC 1',
  ]);
  expect(oddsText(ODDS)[3]).toContain('modifiers: rear');
});

test('a single outcome is given in full', () => {
  expect(
    oddsText({
      ...ODDS,
      readAgainst: {},
      modifiers: [],
      chances: [{ gist: { rally: 'succeeds' }, chance: 1 }],
    }),
  ).toEqual([' 100 %  rally succeeds']);
});

test('many outcomes are summed up; a table of secret choices and a range fit into 80 columns', () => {
  const battle = (won: number) => ({
    exact: false,
    samples: 400,
    error: 0.02,
    chances: [
      { gist: { battle: 'won' }, chance: won },
      { gist: { battle: 'thrown back' }, chance: 1 - won },
    ],
  });
  const names = ['Line', 'Volley Fire', 'Charge', 'Flank', 'Square'];
  const chances = Array.from({ length: 20 }, (_, lost) => ({
    gist: { lost, battle: lost < 13 ? 'won' : 'thrown back' },
    chance: 0.05,
  }));
  const lines = oddsText({
    ...ODDS,
    ...battle(0),
    chances,
    modifiers: [],
    readAgainst: {},
    success: { figure: 'battle', values: ['won'] },
    table: {
      rows: names,
      columns: names,
      rule: 'CST-TAC-01',
      cells: names.map(() => names.map(() => battle(0.5))),
    },
    pictured: [
      { says: 'Giants', ...battle(0.41) },
      { says: 'Footmen', ...battle(0.78) },
    ],
  });
  expect(lines.slice(0, 3)).toEqual([
    '  65 %  battle won',
    '  35 %  battle thrown back',
    '        between 41 % (all hidden: Giants) and 78 % (Footmen)',
  ]);
  expect(lines).toContain(`  Volley Fire ${'50 %'.padStart(12).repeat(5)}`);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
});
