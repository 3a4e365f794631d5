import type { Dice } from '@warmoot/kernel';
import type { CswOrder } from '../orders/orders.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';

/** An order with the thought behind it, in words a player reads; none where it goes without saying. */
export interface Intent {
  readonly order: CswOrder;
  readonly reason: string;
}

/**
 * What a side would do about the decision that is open: every order it would give in the step, in turn, or the one
 * answer to a question. Whatever the rules refuse when its turn comes is left out.
 */
export type Commander = (battle: Battle, side: Side, dice: Dice) => readonly Intent[];
