import type { Tactic } from '../../data/tactics.ts';

/** CST-PLY-05, CST-R-65, CST-R-92: what one player's forces do without asking him. Only he sees it. */
export interface StandingOrders {
  /** He fights every battle in which he is attacked by these orders. */
  readonly defends: boolean;
  readonly attacking: Tactic;
  readonly defending: Tactic;
  /** Retreat when the remaining force costs less than this percentage of the attackers. */
  readonly retreatBelow: number;
  /** CST-HID-03 */
  readonly sharesCharacters: boolean;
  /** By Character: the smallest level difference at which he accepts a duel. */
  readonly duels: Readonly<Record<string, number | 'refuse'>>;
  /** By Caravan: when it is used up (CST-SUP-04). */
  readonly feeds: Readonly<Record<string, 'never' | 'winter' | 'always'>>;
}

/** CST-PLY-03, CST-R-92 */
export const NO_STANDING_ORDERS: StandingOrders = {
  defends: false,
  attacking: 'Line',
  defending: 'Line',
  retreatBelow: 50,
  sharesCharacters: false,
  duels: {},
  feeds: {},
};
