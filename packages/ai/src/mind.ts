import type { GameCommand, Seat } from '@warmoot/kernel';

/** What a view is worth to a seat, by named terms: `{ bands: 12, 'way to the mill': -8 }`. */
export type Terms = Readonly<Record<string, number>>;

export type Evaluator<View> = (view: View, seat: Seat) => Terms;

/** What a computer player must be told of a game beyond its rules. Systems export an object of this shape. */
export interface Mind<View, Command extends GameCommand> {
  readonly evaluate: Evaluator<View>;
  /** The commands worth a thought, best guesses first, where there are too many legal ones to try them all. */
  readonly candidates?: (view: View, seat: Seat) => Iterable<Command>;
}

/** A mind whose inner types are nobody's business here. */
// biome-ignore lint/suspicious/noExplicitAny: the types of one system never meet those of another
export type AnyMind = Mind<any, any>;
