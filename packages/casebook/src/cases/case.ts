import type { ClauseId, ForcedFaces, Seat } from '@warmoot/kernel';
import type { Path } from './caseFault.ts';
import type { Expectation } from './expectation.ts';

/** A line of `when`: a seat and its command. */
export interface CaseCommand {
  readonly seat: Seat;
  /** Read later, by the system's own door. Null: the seat does not act, and its stand-in is played. */
  readonly command: unknown;
}

/** What a die is rolled for, or its stream, and its faces: one, or one for each roll in turn. */
export type DiceByName = Readonly<Record<string, ForcedFaces>>;

/** Given a position, when these commands are given and these dice are rolled, then this must hold. */
export interface Case {
  readonly file: string;
  readonly line: number;
  readonly sentence: string;
  readonly clauses: readonly ClauseId[];
  readonly system: string;
  readonly given: unknown;
  readonly when: readonly CaseCommand[];
  /**
   * A list: every die in the order rolled. By name: these dice are forced, the program rolls the others. `any`: it
   * rolls them all. Undefined: the case does not mention dice.
   */
  readonly dice: readonly number[] | DiceByName | 'any' | undefined;
  /** Undefined: the case only asks what would happen. */
  readonly expectations: readonly Expectation[] | undefined;
  readonly lineOf: (path: Path) => number;
}

export const expectsRefusal = ({ expectations = [] }: Case): boolean =>
  expectations.some(({ at }) => at.at(-1) === 'refused');
