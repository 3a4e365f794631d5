/** Thrown inside the reader of a position and caught at its door: one sentence, and where in the input it points. */
export class Fault extends Error {
  readonly at: readonly (string | number)[];

  constructor(problem: string, at: readonly (string | number)[]) {
    super(problem);
    this.at = at;
  }
}
