/** A die to be rolled: how many sides, and its purpose in words for the player. */
export interface Die {
  readonly sides: number;
  readonly why: string;
}

/** A die that was rolled. */
export interface Roll extends Die {
  readonly value: number;
}

/** The only source of chance for `decide`: a whole number from 1 to `sides`. */
export interface Dice {
  roll(sides: number, why: string): number;
  /** Used by `streamOf`: scripted sources may script the dice of a stream too. */
  stream?(name: string, seed: string): Dice;
}

/** Dice that can be rewound, so that a command that does not take effect uses none. */
export interface DiceSource extends Dice {
  save(): unknown;
  restore(saved: unknown): void;
}

/** Thrown by a source whose next die has not been entered yet; the match then asks for it. */
export class DieNeeded extends Error {
  readonly die: Die;
  constructor(die: Die) {
    super(`a d${die.sides} is needed: ${die.why}`);
    this.die = die;
  }
}

export const isOnDie = (sides: number, value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= sides;

/** One item of a list, chosen by one die with as many sides as there are items. No die is rolled for a list of one. */
export const pick = <T>(dice: Dice, list: readonly T[], why: string): T => {
  if (list.length === 0) throw new Error(`nothing to pick from: ${why}`);
  return list[list.length === 1 ? 0 : dice.roll(list.length, why) - 1] as T;
};

/** Draws the cards one by one; the first drawn lies on top. */
export const shuffle = <T>(dice: Dice, cards: readonly T[], why: string): T[] => {
  const left = [...cards];
  const drawn: T[] = [];
  while (left.length > 0) {
    const at = left.length === 1 ? 0 : dice.roll(left.length, why) - 1;
    drawn.push(...left.splice(at, 1));
  }
  return drawn;
};

/** `2d6`: the dice are rolled one by one, in order. */
export const rollSum = (dice: Dice, count: number, sides: number, why: string): number => {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += dice.roll(sides, why);
  return sum;
};
