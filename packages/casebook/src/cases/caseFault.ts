/** A place in a case: `['when', 0, 'red']`. */
export type Path = readonly (string | number)[];

/** What is wrong with a case, in one sentence, and in which line. */
export interface CaseProblem {
  readonly file: string;
  readonly line: number;
  readonly says: string;
}

/** Thrown inside the casebook where a case cannot be read or played as written; caught at its doors. */
export class CaseFault extends Error {
  readonly at: Path;
  constructor(says: string, at: Path) {
    super(says);
    this.at = at;
  }
}
