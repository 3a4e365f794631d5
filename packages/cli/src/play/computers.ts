import { type AnyMind, greedyPlayer, randomPlayer } from '@warmoot/ai';
import type { AnySystem, Dice, GameCommand, Line, Player, Seat } from '@warmoot/kernel';

/** What each system's computer player needs to know beyond the rules; loaded only when it is wanted. */
const MINDS: Readonly<Record<string, () => Promise<AnyMind>>> = {
  practice: async () => (await import('@warmoot/systems/practice')).practiceMind,
};

export const STRENGTHS = ['greedy', 'random'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** So many commands are thought through at most. */
export const BUDGET = { lines: 200 };

export type AnyPlayer = Player<unknown, GameCommand>;

/** A system nobody has taught the computer yet is played at random. */
export const playerOf = async (system: AnySystem, strength: Strength): Promise<AnyPlayer> => {
  const load = strength === 'random' ? undefined : MINDS[system.id];
  return load === undefined ? randomPlayer(system) : greedyPlayer(system, await load());
};

/** A computer at the table: how it thinks, and dice of its own to think with. */
export interface Computer {
  readonly player: AnyPlayer;
  readonly dice: Dice;
}

/** What a computer did, as the person at the table was told it, and why. */
export interface Explanation {
  readonly seat: Seat;
  readonly told: readonly Line[];
  readonly reasons: readonly string[];
}
