import { Problem } from '../api/problem.ts';

/** The match is there, but this program cannot follow its log. */
export class Halted extends Problem {
  constructor(says: string) {
    super(409, 'halted', says);
  }
}

/** What people are told of a match that cannot go on. */
export interface HaltSeen {
  readonly says: string;
  /** Whether its last certain position can still be looked at. */
  readonly canBeSeen: boolean;
}
