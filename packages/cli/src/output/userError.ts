/** Thrown if a request cannot be met: the command prints the sentence and exits with code 2. */
export class UserError extends Error {}
