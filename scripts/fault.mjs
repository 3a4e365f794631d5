/** Something the person at the keyboard can mend: told in a sentence, with the lines that show it, and no stack trace. */
export class Fault extends Error {
  constructor(sentence, lines = []) {
    super(sentence);
    this.lines = lines;
  }
}

/** Runs a whole command; its exit code is 0, what `work` returns, or 1 after a fault told in plain words. */
export const runScript = async (work) => {
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (problem) {
    if (!(problem instanceof Fault)) throw problem;
    console.error([problem.message, ...problem.lines.map((line) => `  ${line}`)].join('\n'));
    process.exitCode = 1;
  }
};
