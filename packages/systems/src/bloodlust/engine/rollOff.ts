import type { Dice, Roll } from '@warmoot/kernel';
import { SIDES, type Side } from '../state/options.ts';

/** Dice that always agree, as odds try them out, must come to an end; honest dice never get here. */
const TRIES = 20;

/** BLD-SET-03, BLD-R-56: each rolls a die until one is higher; initiative south before north (BLD-R-70). */
export const rollOff = (
  dice: Dice,
  sides: number,
  why: string,
  order: readonly Side[] = SIDES,
): { readonly winner: Side; readonly rolls: readonly Roll[] } => {
  const rolls: Roll[] = [];
  const rolled = (): number => {
    const value = dice.roll(sides, why);
    rolls.push({ sides, value, why });
    return value;
  };
  for (let tries = 1; ; tries++) {
    const [first, second] = [rolled(), rolled()];
    if (first !== second || tries === TRIES) return { winner: order[first > second ? 0 : 1] as Side, rolls };
  }
};
