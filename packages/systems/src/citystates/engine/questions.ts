import type { DeadlineClass } from '@warmoot/kernel';
import type { CstOrder, OrderType } from '../orders/orders.ts';
import type { Challenge } from '../rules/duels/duel.ts';
import type { LossesDue } from '../rules/navalCombat/losses.ts';
import type { EncounterQuestion } from '../rules/ruins/meeting.ts';
import type { Game } from '../state/game.ts';
import type { PlayerNumber } from '../state/seats.ts';

/**
 * A decision that interrupts a phase (CST-PLY-01): who must answer, and what its chapter must remember. Each chapter
 * adds its kinds to this union and its desk to `QUESTION_DESKS` (desks.ts).
 */
export interface Question {
  readonly kind: string;
  readonly player: PlayerNumber;
  /** CST-NCB-12: for a question about lost passengers. */
  readonly losses?: LossesDue;
  /** CST-DUE-01 */
  readonly duel?: Challenge;
  /** CST-PLY-01: ENCOUNTER. */
  readonly encounter?: EncounterQuestion;
}

/** What a seat may do while a phase or a question waits for it. */
export interface Desk {
  readonly task: string;
  readonly deadline: DeadlineClass;
  readonly takes: readonly OrderType[];
  /** CST-PLY-03: the default on timeout or absence. */
  standIn(game: Game, player: PlayerNumber): CstOrder;
  /** Further questions of this kind are open at the same time (CST-PLY-04). */
  readonly atOnce?: true;
}
