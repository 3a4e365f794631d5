import { Problem } from '../api/problem.ts';

/** The match exists, but this program cannot follow its log. */
export class Halted extends Problem {
  constructor(says: string) {
    super(409, 'halted', says);
  }
}

/** What people see about a match that cannot go on. */
export interface HaltSeen {
  readonly says: string;
  /** The same with its marks (`say`). */
  readonly said: string;
  /** Whether its last certain position can still be viewed. */
  readonly canBeSeen: boolean;
}
