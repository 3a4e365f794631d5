import type { Roll } from './dice/dice.ts';
import type { Modifier } from './modifiers.ts';
import type { GameEvent } from './ruleSystem.ts';
import type { Seat } from './seats.ts';
import type { ClauseId } from './verdict.ts';

/** One sentence of the story a seat reads, with all that explains it. */
export interface Line {
  readonly text: string;
  /** The side that acted or was affected. */
  readonly of?: Seat;
  /** Lines with equal `but` differ only in `who`: a log may merge them into one. */
  readonly folds?: { readonly who: string; readonly but: string };
  /** Begins a part of the story: a turn, a segment. */
  readonly opens?: true;
  readonly rules?: readonly ClauseId[];
  readonly rolls?: readonly Roll[];
  readonly modifiers?: readonly Modifier[];
}

/** An event in a sentence, with its clauses, dice and ledger. */
export const lineOf = (
  { rules, rolls, modifiers }: GameEvent,
  text: string,
  of: Seat | undefined,
  opens: boolean,
): Line => ({
  text,
  ...(of !== undefined && { of }),
  ...(opens && { opens }),
  ...(rules && { rules }),
  ...(rolls && { rolls }),
  ...(modifiers && { modifiers }),
});
