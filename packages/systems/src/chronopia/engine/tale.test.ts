import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { roll } from './tale.ts';

test('[CHR-R-05] [CHR-GEN-06] a draw keeps its label, and the same seed gives the same draws', () => {
  const drawn = () => {
    const dice = seededDice('Karsk');
    return ['corr:Karsk', 'court:Karsk', 'siege:Brak'].map((label) => roll(dice, 20, label));
  };
  expect(drawn()).toEqual(drawn());
  expect(drawn().map(({ why, sides }) => [why, sides])).toEqual([
    ['corr:Karsk', 20],
    ['court:Karsk', 20],
    ['siege:Brak', 20],
  ]);
});
