/** Where a match cannot begin: the command answers with the sentence and exit code 2. */
export class Unplayable extends Error {}
