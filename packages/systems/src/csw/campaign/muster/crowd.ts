import type { Dice, Line } from '@warmoot/kernel';
import { tell, throwDice } from '../throwDice.ts';

/** CSW-R-140: men of the first level and specialists, counted separately. */
interface Heads {
  readonly men: number;
  readonly specialists: number;
}

/** How many answered and how many of them were hired. */
export interface Hiring {
  readonly answered: Heads;
  readonly hired: Heads;
}

export interface CrowdReaction {
  readonly mood: 'content' | 'favourable' | 'uncertain' | 'negative';
  readonly silver: number;
  readonly gold: number;
  /** CSW-R-73 */
  readonly weeksWithoutAdvertising: number;
  readonly lines: readonly Line[];
}

const QUIET = { silver: 0, gold: 0, weeksWithoutAdvertising: 0 } as const;

/** Travelling money: a silver piece each, d6 gold pieces for a specialist. */
const travellingMoney = ({ answered, hired }: Hiring, dice: Dice) => {
  const silver = answered.men - hired.men;
  const rejected = answered.specialists - hired.specialists;
  const gold = throwDice(dice, rejected, 6, 'travelling money of a rejected specialist');
  return { silver, gold };
};

const isSlight = ({ answered, hired }: Hiring): boolean =>
  hired.men * 2 < answered.men || hired.specialists * 2 < answered.specialists;

/** CSW-MUS-16, mob action by CSW-R-73. */
export const crowdReaction = (hiring: Hiring, dice: Dice): CrowdReaction => {
  if (!isSlight(hiring)) return { mood: 'content', ...QUIET, lines: [] };
  const thrown = throwDice(dice, 2, 6, 'crowd reaction');
  if (thrown.total >= 9)
    return {
      mood: 'favourable',
      ...QUIET,
      lines: [tell('The crowd takes it well.', ['CSW-MUS-16'], thrown.rolls)],
    };
  if (thrown.total >= 6) {
    const { silver, gold } = travellingMoney(hiring, dice);
    const text = `The crowd is uncertain: ${silver} SP and ${gold.total} GP of travelling money.`;
    const lines = [tell(text, ['CSW-MUS-16'], [...thrown.rolls, ...gold.rolls])];
    return { mood: 'uncertain', silver, gold: gold.total, weeksWithoutAdvertising: 0, lines };
  }
  const looted = throwDice(dice, 1, 6, 'mob action');
  const gold = looted.total * 10;
  const text = `A mob takes ${gold} GP; no advertising here for 4 weeks.`;
  const lines = [tell(text, ['CSW-MUS-16', 'CSW-R-73'], [...thrown.rolls, ...looted.rolls])];
  return { mood: 'negative', silver: 0, gold, weeksWithoutAdvertising: 4, lines };
};
