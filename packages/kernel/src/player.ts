import type { Dice } from './dice/dice.ts';
import type { GameCommand, Question } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';

/** A command with the reasons for it, in words for the player. */
export interface Thought<Command> {
  readonly command: Command;
  readonly reasons: readonly string[];
}

/** How much a computer player may think. `lines` alone keeps a game reproducible; a clock may end it earlier. */
export interface Budget {
  readonly lines: number;
  timeUp?(): boolean;
}

/**
 * A computer player is a function of what its seat may know; it cannot cheat, because it is never given the state.
 * The dice are its own, for choosing among equals, not those of the match.
 */
export interface Player<View, Command extends GameCommand> {
  readonly name: string;
  choose(view: Seen<View>, seat: Seat, budget: Budget, dice: Dice): Thought<Command> | undefined;
  /** What it answers to something put to it; without this its system's evaluation decides. */
  answer?(view: Seen<View>, seat: Seat, question: Question<Command>): Thought<Command> | undefined;
}
