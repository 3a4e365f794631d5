import { Chronicle, type Dice, type Roll } from '@warmoot/kernel';
import type { Game } from '../state/game.ts';
import { applyEvent, type CstEvent } from './events.ts';

/** `decide` in progress: the events so far, and the game after them. */
export type Tale = Chronicle<Game, CstEvent>;

export const beginTale = (game: Game): Tale => new Chronicle(game, applyEvent);

/** CST-GEN-02: one d10, as an event records it. */
export const d10 = (dice: Dice, why: string): Roll => ({ sides: 10, why, value: dice.roll(10, why) });

/** CST-GEN-03, CST-GEN-07, CST-R-02: the value of a d10 as a half-die, rounded up. */
export const halved = (value: number): number => Math.ceil(value / 2);

/** CST-GEN-10: dice that remember what they rolled, so that an event can record picks and shuffles (CST-R-61). */
export const recording = (dice: Dice): { readonly dice: Dice; readonly rolls: Roll[] } => {
  const rolls: Roll[] = [];
  return {
    rolls,
    dice: {
      roll: (sides, why) => {
        const value = dice.roll(sides, why);
        rolls.push({ sides, why, value });
        return value;
      },
    },
  };
};
