/** Troops in points of the rulebook; `troops(game, …)` turns them into what the game counts (GRD-R-80, GRD-CSW-32). */
export const POINTS = {
  /** GRD-ARM-01 */
  leastArmy: 50,
  /** GRD-ARM-01, GRD-ARM-05 */
  mostArmy: 500,
  /** GRD-SET-01 */
  garrison: 50,
  fortifiedGarrison: 75,
  /** GRD-MRC-01 */
  hire: 100,
  /** GRD-WLD-20 */
  queenOfSpades: 50,
  /** GRD-WLD-21 */
  kingOfSpades: 75,
  /** GRD-R-33: what counts as a unit when some of an army changes sides. */
  defectors: 10,
} as const;

/** Resource points of the rulebook; `money(game, …)` scales them (GRD-R-80). */
export const RP = {
  /** GRD-MAP-07, GRD-RES-01 */
  city: 10,
  capital: 20,
  /** GRD-WLD-04: for each number of the card. */
  plunder: 5,
  /** GRD-WLD-13, GRD-WLD-16 */
  general: 25,
  /** GRD-WLD-15 */
  prince: 50,
  /** GRD-WLD-17 */
  gift: 25,
} as const;

/** GRD-MRC-01: the highest d10 at which mercenaries are on the market. */
export const MARKET_OPEN = 3;

/** GRD-MRC-04: the part of its cost that a group demands, by d10: 0 swears allegiance, `leaves` goes. */
const DEMANDS = [0, 8, 8, 4, 4, 4, 4, 2, 2, 'leaves'] as const;

/** GRD-MRC-04: a demand of 1/8, 1/4 or 1/2 by its divisor. */
export const demandOn = (roll: number): number | 'leaves' => DEMANDS[roll - 1] as number | 'leaves';
