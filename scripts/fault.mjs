/** A fault the user can fix: reported in a sentence, with the relevant lines and no stack trace. */
export class Fault extends Error {
  constructor(sentence, lines = []) {
    super(sentence);
    this.lines = lines;
  }
}

/** Runs a whole command; its exit code is 0, what `work` returns, or 1 after a reported fault. */
export const runScript = async (work) => {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem;
    console.error([problem.message, ...problem.lines.map((line) => `  ${line}`)].join('\n'));
    process.exitCode = 1;
  }
};
