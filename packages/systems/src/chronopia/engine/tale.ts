import { Chronicle, type Dice, type Roll } from '@warmoot/kernel';
import type { Campaign } from '../state/state.ts';
import { apply, type CampaignEvent } from './events.ts';

/** `decide` in progress: the events so far, and the present campaign. */
export type Tale = Chronicle<Campaign, CampaignEvent>;

export const beginTale = (campaign: Campaign): Tale => new Chronicle(campaign, apply);

/** One labelled draw (CHR-GEN-06, CHR-R-05) with what an event must record about it. */
export const roll = (dice: Dice, sides: number, label: string): Roll => ({
  sides,
  why: label,
  value: dice.roll(sides, label),
});

export const rollMany = (dice: Dice, count: number, sides: number, label: string): Roll[] =>
  Array.from({ length: count }, () => roll(dice, sides, label));

export const sumOf = (rolls: readonly Roll[]): number => rolls.reduce((sum, { value }) => sum + value, 0);

/** One of a list by one die; no die for a list of one. `rolls` goes into the event. */
export const draw = <T>(dice: Dice, list: readonly T[], label: string): { chosen: T; rolls: Roll[] } => {
  if (list.length === 1) return { chosen: list[0] as T, rolls: [] };
  const die = roll(dice, list.length, label);
  return { chosen: list[die.value - 1] as T, rolls: [die] };
};
