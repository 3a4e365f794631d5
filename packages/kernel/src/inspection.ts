import type { Modifier } from './modifiers.ts';
import type { Fact, Mark } from './scene.ts';
import type { ClauseId } from './verdict.ts';

/** A line on the card of a piece or a place, with what explains it. */
export interface ExplainedFact extends Fact {
  readonly rules?: readonly ClauseId[];
  readonly modifiers?: readonly Modifier[];
}

/** Marks that a surface can show over the board or hide. Computed only on request. */
export interface Layer {
  /** In the rulebook's words: `Line of sight`. */
  readonly name: string;
  marks(): readonly Mark[];
}

/** Everything about the selected piece or place. */
export interface Inspection {
  readonly title: string;
  readonly facts: readonly ExplainedFact[];
  readonly layers: readonly Layer[];
}

/** Whether one place can be seen from another, as its rules judge it. */
export interface SightLine {
  readonly isClear: boolean;
  /** In a sentence: what can be seen from where, or what is in the way. */
  readonly says: string;
  readonly rule: ClauseId;
  /** The distance between the two. */
  readonly hexes: number;
  /** The line, and what blocks it. */
  readonly marks: readonly Mark[];
}
