import type { GameCommand } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';

/** The value of a view to a seat, by named terms: `{ bands: 12, 'way to the mill': -8 }`. */
export type Terms = Readonly<Record<string, number>>;

export type Evaluator<View> = (view: Seen<View>, seat: Seat) => Terms;

/** What a computer player needs to know about a game besides its rules. */
export interface Mind<View, Command extends GameCommand> {
  readonly evaluate: Evaluator<View>;
  /** The commands worth considering, best guesses first, if there are too many legal ones to try them all. */
  readonly candidates?: (view: Seen<View>, seat: Seat) => Iterable<Command>;
}
