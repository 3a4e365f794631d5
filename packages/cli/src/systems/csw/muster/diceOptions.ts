import { randomInt } from 'node:crypto';
import { type Dice, ScriptedDice, seededDice } from '@warmoot/kernel';
import type { Command } from 'commander';
import { UserError } from '../../../output/userError.ts';

export interface DiceOptions {
  readonly seed?: string;
  readonly dice?: string;
  readonly json?: true;
}

/** The dice of one run, and what to say about them at the end. */
export interface DiceInHand {
  readonly dice: Dice;
  /** For `--json`: the seed, or the dice as typed. */
  readonly source: { readonly seed: string } | { readonly typed: readonly number[] };
  readonly note: () => string;
}

export const withDiceOptions = (command: Command): Command =>
  command
    .option('--seed <seed>', 'the same seed repeats the same dice')
    .option('--dice <numbers>', 'your own dice, in the order they are needed, such as "3 4 6"')
    .option('--json', 'print JSON for other programs');

const numbersIn = (text: string): number[] => {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const wrong = words.find((word) => !/^\d+$/.test(word));
  if (wrong !== undefined) throw new UserError(`--dice takes numbers such as "3 4 6", not “${wrong}”.`);
  return words.map(Number);
};

const typedIn = (text: string): DiceInHand => {
  const typed = numbersIn(text);
  const script = new ScriptedDice(typed);
  const roll = (sides: number, why: string): number => {
    if (script.left.length === 0)
      throw new UserError(`One more die is needed after ${typed.length} typed in: a d${sides} for ${why}.`);
    const [next = 0] = script.left;
    if (next < 1 || next > sides)
      throw new UserError(
        `Die ${typed.length - script.left.length + 1} is ${next}, but a d${sides} is rolled for ${why}.`,
      );
    return script.roll(sides, why);
  };
  const note = (): string =>
    script.left.length === 0 ? 'Your own dice.' : `Your own dice; left over: ${script.left.join(' ')}.`;
  return { dice: { roll }, source: { typed }, note };
};

export const diceInHand = ({ seed, dice }: DiceOptions): DiceInHand => {
  if (dice !== undefined && seed !== undefined)
    throw new UserError('Give either --seed or --dice, not both.');
  if (seed?.trim() === '') throw new UserError('--seed is empty: give any word or number.');
  if (dice !== undefined) return typedIn(dice);
  const own = seed ?? String(randomInt(1_000_000));
  return {
    dice: seededDice(own),
    source: { seed: own },
    note: () => `Seed ${own}; --seed ${own} repeats these rolls.`,
  };
};
