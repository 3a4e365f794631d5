import { Chronicle, type Dice, type Roll } from '@warmoot/kernel';
import type { Game } from '../state/game.ts';
import { applyEvent, type GrandEvent } from './events.ts';

/** `decide` in progress: the events so far, and the game after them. */
export type Tale = Chronicle<Game, GrandEvent>;

export const beginTale = (game: Game): Tale => new Chronicle(game, applyEvent);

/** GRD-GEN-03: one die as an event records it. */
export const rolled = (dice: Dice, sides: number, why: string): Roll => ({
  sides,
  why,
  value: dice.roll(sides, why),
});

/** Dice that remember what they rolled. */
export const recording = (dice: Dice): { readonly dice: Dice; readonly rolls: Roll[] } => {
  const rolls: Roll[] = [];
  return {
    rolls,
    dice: {
      roll: (sides, why) => {
        const roll = rolled(dice, sides, why);
        rolls.push(roll);
        return roll.value;
      },
    },
  };
};
