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
