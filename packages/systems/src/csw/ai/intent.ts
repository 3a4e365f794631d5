import type { Dice } from '@warmoot/kernel';
import type { CswOrder } from '../orders/orders.ts';
import type { Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';

/** An order and its reason as shown to the player; no reason where it is obvious. */
export interface Intent {
  readonly order: CswOrder;
  readonly reason: string;
}

/**
 * What a side would do about the open decision: all its orders for the step, in turn, or the one
 * answer to a question. Orders that the rules refuse by then are skipped.
 */
export type Commander = (battle: Battle, side: Side, dice: Dice) => readonly Intent[];
