import type { ClauseId, Seat } from '@warmoot/kernel';
import type { HexId } from './board.ts';
import { BANDS } from './data/bands.ts';

export type Side = 'red' | 'blue';
export const enemyOf = (side: Side): Side => (side === 'red' ? 'blue' : 'red');
export const isSide = (seat: Seat): seat is Side => seat === 'red' || seat === 'blue';

export interface Band {
  readonly id: string;
  readonly side: Side;
  readonly arm: 'spears' | 'archers';
  readonly name: string;
  /** Nowhere before it is hidden, and after it was destroyed. */
  readonly at: HexId | null;
  readonly hidden: boolean;
  /** PRC-SEQ-02: used this turn. */
  readonly used: boolean;
}

export interface End {
  readonly winner: Side;
  readonly reason: string;
  readonly rule: ClauseId;
}

export interface PracticeState {
  readonly turn: number;
  readonly active: Side;
  /** PRC-SET-02 comes before the first turn. */
  readonly phase: 'hide' | 'play';
  readonly bands: readonly Band[];
  readonly end: End | null;
}

export const BLANK: PracticeState = {
  turn: 1,
  active: 'blue',
  phase: 'hide',
  bands: BANDS.map((band) => ({ ...band, hidden: false, used: false })),
  end: null,
};

export const bandById = <T extends { readonly id: string }>(bands: readonly T[], id: string): T | undefined =>
  bands.find((band) => band.id === id);

export const bandAt = <T extends { readonly at: HexId | null }>(
  bands: readonly T[],
  at: HexId,
): T | undefined => bands.find((band) => band.at === at);

export const isOnBoard = (band: Band): band is Band & { at: HexId } => band.at !== null;

export const withBand = (state: PracticeState, id: string, change: Partial<Band>): PracticeState => ({
  ...state,
  bands: state.bands.map((band) => (band.id === id ? { ...band, ...change } : band)),
});
