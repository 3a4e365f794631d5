import type { Roll } from './dice/dice.ts';
import type { Modifier } from './modifiers.ts';
import type { GameEvent } from './ruleSystem.ts';
import type { Place } from './scene.ts';
import type { Seat } from './seats.ts';
import type { ClauseId } from './verdict.ts';

/** What happened to one piece, for a summary of losses and broken units. */
export interface Fate {
  readonly is: 'lost' | 'hurt' | 'routed' | 'rallied';
  readonly side: Seat;
  /** The piece by name: `Heavy Foot 4`. */
  readonly who: string;
  /** The name it shares with others of its kind: `Heavy Foot`. */
  readonly kind: string;
  readonly isLeader?: true;
}

/** What a line is about, for a log that can be filtered. */
export type LineKind = 'move' | 'fire' | 'melee' | 'morale' | 'loss';

/** One sentence of the story a seat reads, with all that explains it. */
export interface Line {
  readonly text: string;
  /** The same with its marks (`say`), for other languages; none where it is one plain phrase. */
  readonly said?: string;
  /** Where on the board it happened, as far as the reader may know. */
  readonly at?: Place;
  /** The pieces it destroyed, wounded, routed or rallied. */
  readonly fates?: readonly Fate[];
  /** None for a line about the match itself. */
  readonly kind?: LineKind;
  /** The pieces it is about, by name, as far as the reader may know them. */
  readonly who?: readonly string[];
  /** The side that acted or was affected. */
  readonly of?: Seat;
  /** The card it turns over, by its id. */
  readonly card?: string;
  /** Lines with equal `but` differ only in `who`: a log may merge them into one. */
  readonly folds?: { readonly who: string; readonly but: string };
  /** On the board a step of its own, also for its own side: it came out only now. The pieces that act in it, by id. */
  readonly acts?: readonly string[];
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
): Line => {
  const line: { -readonly [Part in keyof Line]: Line[Part] } = { text };
  if (of !== undefined) line.of = of;
  if (opens) line.opens = opens;
  if (rules) line.rules = rules;
  if (rolls) line.rolls = rolls;
  if (modifiers) line.modifiers = modifiers;
  return line;
};
