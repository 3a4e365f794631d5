import type { Switches } from '../data/options.ts';
import type { Race } from '../data/races.ts';

/** Everything settled before play (CST-GEN-04, CST-SET-02), after presets and defaults. */
export interface MatchOptions {
  /** CST-GEN-01 */
  readonly players: number;
  readonly switches: Switches;
  /** CST-SET-03: `deal` at random, `choose` in seat order, or one race for each seat. */
  readonly races: 'deal' | 'choose' | readonly Race[];
  /** CST-BRD-13, CST-BRD-14 */
  readonly map: 'automatic' | 'manual';
  /** CST-SET-07: everybody takes the ready-made force instead of buying one. */
  readonly forces: 'bought' | 'readyMade';
  /** CST-DIP-05: the team of each seat; empty without OPT-TEAMS. */
  readonly teams: readonly number[];
}
