import type { Modifier } from './modifiers.ts';
import type { Fact, Mark } from './scene.ts';
import type { ClauseId } from './verdict.ts';

/** A line on the card of a piece or a place, with what explains it. */
export interface ExplainedFact extends Fact {
  readonly rules?: readonly ClauseId[];
  readonly modifiers?: readonly Modifier[];
}

/** Marks that can be laid over the board and taken off again. Worked out only when somebody wants them. */
export interface Layer {
  /** In the rulebook's words: `Line of sight`. */
  readonly name: string;
  marks(): readonly Mark[];
}

/** All about a piece or a place that somebody picks. */
export interface Inspection {
  readonly title: string;
  readonly facts: readonly ExplainedFact[];
  readonly layers: readonly Layer[];
}
