/** The questions the checker may ask. All are answered from the empire's own view (CHR-GRM-05, CHR-HID-25). */
import type { ClauseId } from '@warmoot/kernel';
import type { Action, ErrorCode, Statement, TargetName } from '../../orders/orders.ts';
import type { Known } from '../known.ts';

/** Why an order will not be carried out as written. */
export interface Problem {
  readonly code: ErrorCode;
  readonly rule: ClauseId;
  /** A sentence without its full stop: what is wrong and what happens instead. */
  readonly because: string;
  /** What the author may have meant. */
  readonly nearest?: string;
}

export type MoveAction = Extract<Action, { readonly a: 'move' | 'march' }>;

/** Every question is optional: without it the check is skipped, or decided by the kind of the unit. */
export interface CheckWith {
  readonly known: Known;
  /** The empire and turn the file must be for (E-15). */
  readonly empire?: string;
  readonly turn?: number;
  /** Does it belong to a closed window, so that it has no effect now (E-11)? */
  isTooLate?(statement: Statement): Problem | undefined;
  /** How many actions a unit or city has this turn (CHR-ACT-01). */
  allowance?(unit: string): number | undefined;
  /** May it go this way, after its earlier actions (E-04 to E-06, E-10)? Steps of a March are judged as such. */
  mayGo?(unit: string, going: MoveAction, before: readonly Action[]): Problem | undefined;
  /** Is there such an army on the empire's map (E-10)? */
  sees?(target: TargetName): boolean;
}
