import { STEPS } from '../engine/sequence.ts';
import type { Side } from './setup.ts';
import type { Battle } from './state.ts';
import type { UnitId } from './unit.ts';

/** What the result of a battle handed over needs besides the position (CSW-HOV-03, CSW-HOV-05). */
export interface HandOverRecord {
  readonly withdrawal: Withdrawal | null;
  readonly fallen: readonly { readonly unit: UnitId; readonly at: string }[];
}

export interface Withdrawal {
  readonly side: Side;
  /** The half in which it began. */
  readonly half: number;
}

/** Halves are counted through the battle; set-up is before the first. */
export const halfOf = ({ step, turn, phasing, sideA }: Battle): number =>
  STEPS[step].segment === 0 ? 0 : 2 * turn - (phasing === sideA ? 1 : 0);

/** CSW-LRC-01 asks for one hex and one segment. */
export const placeAndTime = ({ turn, phasing, step }: Battle, cell: number): string =>
  [turn, phasing, STEPS[step].segment, cell].join();
