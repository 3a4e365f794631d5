import { type GameEvent, unreachable } from '@warmoot/kernel';
import type { HexId } from './board.ts';
import { enemyOf, type PracticeState, type Side, withBand } from './state.ts';

interface EventBase extends GameEvent {
  readonly rules: readonly string[];
}

export type PracticeEvent = EventBase &
  (
    | { readonly type: 'begun' }
    | { readonly type: 'archersHidden'; readonly at: HexId }
    | { readonly type: 'bandMoved'; readonly band: string; readonly to: HexId }
    | { readonly type: 'archersFound'; readonly by: string; readonly at: HexId }
    | { readonly type: 'archersCameOut' }
    | {
        readonly type: 'attackRolled';
        readonly band: string;
        readonly target: string;
        readonly total: number;
      }
    | { readonly type: 'bandDestroyed'; readonly band: string; readonly at: HexId }
    | { readonly type: 'partEnded'; readonly side: Side }
    | { readonly type: 'matchEnded'; readonly winner: Side; readonly reason: string }
  );

/** PRC-SEQ-01: Red, then Blue, then the next turn. */
const nextPart = (state: PracticeState, ended: Side): PracticeState => ({
  ...state,
  active: enemyOf(ended),
  turn: ended === 'blue' ? state.turn + 1 : state.turn,
  bands: state.bands.map((band) => (band.used ? { ...band, used: false } : band)),
});

export const apply = (state: PracticeState, event: PracticeEvent): PracticeState => {
  switch (event.type) {
    case 'begun':
      return state;
    case 'archersHidden':
      return { ...withBand(state, 'archers', { at: event.at, hidden: true }), phase: 'play', active: 'red' };
    case 'bandMoved':
      return withBand(state, event.band, { at: event.to, used: true });
    case 'archersFound':
      return withBand(withBand(state, 'archers', { hidden: false }), event.by, { used: true });
    case 'archersCameOut':
      return withBand(state, 'archers', { hidden: false });
    case 'attackRolled':
      return withBand(state, event.band, { used: true });
    case 'bandDestroyed':
      return withBand(state, event.band, { at: null, hidden: false });
    case 'partEnded':
      return nextPart(state, event.side);
    case 'matchEnded':
      return {
        ...state,
        end: { winner: event.winner, reason: event.reason, rule: event.rules[0] as string },
      };
    default:
      return unreachable(event);
  }
};
