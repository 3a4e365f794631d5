import type { CstOrder } from '../orders/orders.ts';

/** An order and its reason as shown to a player; no reason if it is obvious. */
export interface Intent {
  readonly order: CstOrder;
  readonly reason: string;
}
