import type { Budget, Dice, Player } from '@warmoot/kernel';
import type { CswOrder } from '../orders/orders.ts';
import type { Setup, Side } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { Orderly } from './orderly.ts';

/** An order and its reason as shown to the player; no reason if it is obvious. */
export interface Intent {
  readonly order: CswOrder;
  readonly reason: string;
}

/**
 * What a side would do about the open decision: all its orders for the step in turn, or the one answer to a question.
 * Orders that the rules refuse by then are skipped.
 */
export type Commander = (battle: Battle, side: Side, dice: Dice) => readonly Intent[];

/** A commander with an adjustable effort. */
type Thinker = (battle: Battle, side: Side, dice: Dice, budget: Budget) => readonly Intent[];

/**
 * A player who plans a whole step at once and then gives its orders one by one. The rest of a plan is kept
 * with the set-up of its battle; if that is lost, the rest of the step is planned again.
 */
export const plannedPlayer = (name: string, thinker: Thinker): Player<Battle, CswOrder> => {
  const known = new WeakMap<Setup, Partial<Record<Side, Orderly>>>();
  return {
    name,
    choose(battle, seat, budget, dice) {
      const side = seat as Side;
      const staff = known.get(battle.setup) ?? {};
      known.set(battle.setup, staff);
      staff[side] ??= new Orderly();
      const intent = staff[side].next(battle, side, () => thinker(battle, side, dice, budget));
      return intent && { command: intent.order, reasons: [intent.reason].filter((reason) => reason !== '') };
    },
  };
};
