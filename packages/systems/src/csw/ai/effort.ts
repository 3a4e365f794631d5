import type { Budget } from '@warmoot/kernel';
import type { Battle } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/**
 * Orders considered per line of the budget in a battle of one unit; the more units there are, the
 * longer each order takes.
 */
const ORDERS_PER_LINE = 1000;

const isInBattle = ({ status }: Unit): boolean => status === 'onMap' || status === 'toEnter';

/** The effort left for one decision, counted in orders; a clock may end it earlier. */
export class Effort {
  readonly #whole: number;
  readonly #timeUp: () => boolean;
  #left: number;

  constructor({ units }: Battle, budget: Budget) {
    this.#whole = (budget.lines * ORDERS_PER_LINE) / Math.max(1, units.filter(isInBattle).length);
    this.#timeUp = () => budget.timeUp?.() ?? false;
    this.#left = this.#whole;
  }

  spend(orders: number): void {
    this.#left -= orders;
  }

  /** Whether more than this share of the effort is left. */
  has(share = 0): boolean {
    return this.#left > share * this.#whole && !this.#timeUp();
  }
}
