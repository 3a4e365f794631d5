import type { GameCommand } from '../ruleSystem.ts';
import type { Seat } from '../seats.ts';
import type { ClauseId } from '../verdict.ts';

/** What the learner must do before the lesson goes on. Except for commands, a surface decides when it is done. */
export type LessonTask =
  | { readonly kind: 'read' }
  /** Select one of these pieces. */
  | { readonly kind: 'pick'; readonly subjects: readonly string[] }
  /** Look at the odds of an attack on this piece or place before giving the command. */
  | { readonly kind: 'weigh'; readonly strikes: string }
  /** Open a clause of the rulebook. */
  | { readonly kind: 'clause'; readonly rule: ClauseId }
  /** Lay this layer of the inspection over the board. */
  | { readonly kind: 'layer'; readonly name: string }
  | { readonly kind: 'undo' }
  /** Try this, which a clause forbids, and read why. */
  | { readonly kind: 'refused'; readonly command: GameCommand; readonly rule: ClauseId }
  /** Give this command, or one that means the same: the same verb, the same pieces, the same place. */
  | { readonly kind: 'command'; readonly command: GameCommand };

/** The part of a surface to look at. */
export type LessonPart = 'prompt' | 'panel' | 'log' | 'undo' | 'track';

export interface LessonStep {
  readonly title: string;
  /** What the coach says. Clauses in brackets are links; `{button}` stands for the words on the button to press. */
  readonly says: string;
  readonly task: LessonTask;
  /** What to look at: pieces and places of the board, and a part of the surface. */
  readonly points?: readonly string[];
  readonly part?: LessonPart;
  /** What the coach says if the learner does something else that is allowed. */
  readonly otherwise?: string;
  /** The dice results of this step, in order. */
  readonly dice?: readonly number[];
  /** The other side's commands that follow, in order; after the last one, its stand-ins. */
  readonly answers?: readonly GameCommand[];
}

/** A guided battle: a position, and what to do in it step by step. */
export interface Lesson {
  readonly id: string;
  /** The learner's seat. */
  readonly seat: Seat;
  /** The position it begins with, as its system keeps it. */
  readonly options: unknown;
  readonly state: unknown;
  readonly steps: readonly LessonStep[];
}
