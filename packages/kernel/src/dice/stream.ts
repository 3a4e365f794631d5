import type { Dice } from './dice.ts';
import { seededDice } from './seeded.ts';

/**
 * Separate dice for code that rolls thousands. Their seed is rolled first with recorded dice and reproduces them all,
 * so no record keeps them. A source that scripts these dice finds them by `name`.
 */
export const streamOf = (dice: Dice, name: string, seed: string): Dice =>
  dice.stream?.(name, seed) ?? seededDice(seed);
