import { MILL } from '../board.ts';
import { LAST_TURN } from '../data/bands.ts';
import type { PracticeEvent } from '../events.ts';
import { bandAt, enemyOf, type PracticeState, type Side } from '../state.ts';

const ended = (winner: Side, rule: string, reason: string): PracticeEvent => ({
  type: 'matchEnded',
  winner,
  reason,
  rules: [rule],
});

const hasBands = (state: PracticeState, side: Side): boolean =>
  state.bands.some((band) => band.side === side && band.at !== null);

/** The end of the match in this position, if any. */
export const endOf = (state: PracticeState): PracticeEvent[] => {
  if (bandAt(state.bands, MILL)?.side === 'red')
    return [ended('red', 'PRC-END-01', 'Red has reached the mill')];
  if (!hasBands(state, 'blue')) return [ended('red', 'PRC-END-01', 'Blue has no band left')];
  if (!hasBands(state, 'red')) return [ended('blue', 'PRC-END-02', 'Red has no band left')];
  if (state.turn > LAST_TURN) return [ended('blue', 'PRC-END-02', 'Red did not reach the mill in time')];
  return [];
};

/** PRC-END-03 */
export const givenUpBy = (side: Side): PracticeEvent =>
  ended(enemyOf(side), 'PRC-END-03', `${side === 'red' ? 'Red' : 'Blue'} gave up`);
