import { type Clause, permit, refuse, type Seat, say } from '@warmoot/kernel';
import { type Band, bandById, isSide } from '../state.ts';
import type { PracticeView } from '../view.ts';

export interface Use {
  readonly view: PracticeView;
  readonly seat: Seat;
  readonly band: string;
}

export const bandOf = ({ view, band }: Use): Band | undefined => bandById(view.bands, band);

/** PRC-SEQ-01 */
export const isTheirPart: Clause<{ view: PracticeView; seat: Seat }> = ({ view, seat }) =>
  isSide(seat) && view.active === seat && view.end === null
    ? permit
    : refuse('PRC-SEQ-01', 'it is not your turn to act');

/** PRC-SET-02: nothing else happens before the archers are hidden. */
export const archersAreHidden: Clause<{ view: PracticeView }> = ({ view }) =>
  view.phase === 'play' ? permit : refuse('PRC-SET-02', 'the archers must be hidden first');

/** PRC-SEQ-02. An unseen band reads exactly like one that does not exist. */
const isOwnBand: Clause<Use> = (use) =>
  bandOf(use)?.side === use.seat ? permit : refuse('PRC-SEQ-02', say`you have no band called ${use.band}`);

/** PRC-SEQ-02 */
const isNotUsedYet: Clause<Use> = (use) =>
  bandOf(use)?.used ? refuse('PRC-SEQ-02', 'it was already used this turn') : permit;

/** Checked for every use of a band, in this order, before the rules of moving or attacking. */
export const USE_CLAUSES: readonly Clause<Use>[] = [isTheirPart, archersAreHidden, isOwnBand, isNotUsedYet];
