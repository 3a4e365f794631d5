import type { Dice } from './dice.ts';
import { seededDice } from './seeded.ts';

/**
 * Dice of its own for what rolls them by the thousand. The seed, rolled beforehand with dice that are recorded, gives
 * every one of them again, so no record keeps them. `name` is for those who want to write them down.
 */
export const streamOf = (dice: Dice, name: string, seed: string): Dice =>
  dice.stream?.(name, seed) ?? seededDice(seed);
