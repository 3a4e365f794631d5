import { Chronicle, type Dice, type Roll } from '@warmoot/kernel';
import type { Battle } from '../state/state.ts';
import { applyEvent, type CswEvent } from './events.ts';

/** `decide` in progress: the events so far, and the battle after them. */
export type Tale = Chronicle<Battle, CswEvent>;

export const beginTale = (battle: Battle): Tale => new Chronicle(battle, applyEvent);

/** Dice, with what an event must record about them (CSW-R-98). */
export const roll = (
  dice: Dice,
  count: number,
  sides: number,
  why: string,
): { total: number; rolls: Roll[] } => {
  const rolls = Array.from({ length: count }, () => ({ sides, why, value: dice.roll(sides, why) }));
  return { total: rolls.reduce((sum, { value }) => sum + value, 0), rolls };
};
