import type { GameCommand } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { Seen } from './seen.ts';

/** What a view is worth to a seat, by named terms: `{ bands: 12, 'way to the mill': -8 }`. */
export type Terms = Readonly<Record<string, number>>;

export type Evaluator<View> = (view: Seen<View>, seat: Seat) => Terms;

/** What a computer player must know about a game beyond its rules. */
export interface Mind<View, Command extends GameCommand> {
  readonly evaluate: Evaluator<View>;
  /** The commands worth a thought, best guesses first, where there are too many legal ones to try them all. */
  readonly candidates?: (view: Seen<View>, seat: Seat) => Iterable<Command>;
}
