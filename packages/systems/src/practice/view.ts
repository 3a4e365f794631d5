import { MODERATOR, type Seat, type Seen, seen } from '@warmoot/kernel';
import type { Band, End, PracticeState, Side } from './state.ts';

export interface PracticeView {
  readonly turn: number;
  readonly active: Side;
  readonly phase: 'hide' | 'play';
  readonly bands: readonly Band[];
  /** PRC-HID-01: everybody knows that hidden archers are in the woods, not where. */
  readonly archersHidden: boolean;
  readonly end: End | null;
}

const maySee = (band: Band, seat: Seat): boolean => !band.hidden || seat === band.side || seat === MODERATOR;

/** A field added to the state stays secret until someone adds it here. */
export const view = (state: PracticeState, seat: Seat): Seen<PracticeView> =>
  seen({
    turn: state.turn,
    active: state.active,
    phase: state.phase,
    bands: state.bands.filter((band) => band.at !== null && maySee(band, seat)),
    archersHidden: state.bands.some((band) => band.hidden),
    end: state.end,
  });
