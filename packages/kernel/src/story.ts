import type { Roll } from './dice/dice.ts';
import type { Modifier } from './modifiers.ts';
import type { ClauseId } from './verdict.ts';

/** One sentence of the story a seat reads, with all that explains it. */
export interface Line {
  readonly text: string;
  readonly rules?: readonly ClauseId[];
  readonly rolls?: readonly Roll[];
  readonly modifiers?: readonly Modifier[];
}
