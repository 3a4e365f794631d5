/** Where a wish cannot be met: the command answers with the sentence and exit code 2. */
export class Unanswerable extends Error {}
