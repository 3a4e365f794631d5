import { Problem } from '../api/problem.ts';

/** The match is there, but this program cannot follow its log. */
export class Halted extends Problem {
  constructor(says: string) {
    super(409, 'halted', says);
  }
}
