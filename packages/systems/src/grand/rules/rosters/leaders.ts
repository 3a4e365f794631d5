import type { Dice } from '@warmoot/kernel';
import { DAYS_IF_FOUND, type Days, LEADER_FATES } from '../../data/recovery.ts';
import { sumOfDice } from './recovery.ts';

export type LeaderFate =
  | { readonly fate: string; readonly is: 'returns'; readonly days: number }
  | { readonly fate: string; readonly is: 'ransom' | 'dead' };

const daysOf = (dice: Dice, days: Days): number => (days === 'one day' ? 1 : sumOfDice(dice, days, 'days'));

/** GRD-CSW-25, roll 12: one d6 for the days searched, then one d6 a day until a 1 finds him. */
const search = (dice: Dice, fate: string): LeaderFate => {
  const searched = dice.roll(6, 'days searched');
  for (let day = 0; day < searched; day++)
    if (dice.roll(6, 'search') === 1)
      return { fate, is: 'returns', days: sumOfDice(dice, DAYS_IF_FOUND, 'days') };
  return { fate, is: 'dead' };
};

/** GRD-CSW-25, GRD-R-77, GRD-R-96: what becomes of a leader who fell on the board, with only the dice his line needs. */
export const leaderFate = (dice: Dice, roll: number, holdsField: boolean): LeaderFate => {
  const row = LEADER_FATES[roll - 2] as (typeof LEADER_FATES)[number];
  if (row.is === 'searched') return search(dice, row.fate);
  if (row.is !== 'returns') return { fate: row.fate, is: row.is };
  return { fate: row.fate, is: 'returns', days: daysOf(dice, row.days[holdsField ? 0 : 1]) };
};
