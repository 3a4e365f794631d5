import type { PlayerNumber } from '../../state/seats.ts';

/** CST-DIP-02: an alliance that one player has proposed to another. */
export interface Proposal {
  readonly from: PlayerNumber;
  readonly to: PlayerNumber;
  /** The player turn in which it was made: one per pair and player turn. */
  readonly madeIn: { readonly turn: number; readonly active: PlayerNumber };
  /** Not yet answered. An answered one is kept for the rest of its player turn. */
  readonly isOpen: boolean;
}

/** Agreements and announcements that have not taken effect. All are public. */
export interface Diplomacy {
  readonly proposals: readonly Proposal[];
  /** CST-DIP-02: who joins which bloc at the END of this player turn. */
  readonly joining: readonly { readonly player: PlayerNumber; readonly bloc: number }[];
  /** CST-DIP-02: who leaves his bloc at the START of his next player turn. */
  readonly leaving: readonly PlayerNumber[];
}

export const NO_DIPLOMACY: Diplomacy = { proposals: [], joining: [], leaving: [] };

/** CST-VIC-02: an eliminated player neither joins nor leaves, and proposals by or to that player are void. */
export const withoutPlayer = (diplomacy: Diplomacy, player: PlayerNumber): Diplomacy => ({
  proposals: diplomacy.proposals.filter(({ from, to }) => from !== player && to !== player),
  joining: diplomacy.joining.filter((each) => each.player !== player),
  leaving: diplomacy.leaving.filter((each) => each !== player),
});
