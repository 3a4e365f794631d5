/** Thrown if a match cannot begin: the command prints the sentence and exits with code 2. */
export class Unplayable extends Error {}
