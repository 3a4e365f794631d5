import type { FileProblem } from './gatherCases.ts';
import type { Ruling } from './ruling.ts';

export const EXIT = { passed: 0, failed: 1, unplayable: 2, defect: 3 } as const;

const codeOf = ({ run }: Ruling): number => {
  if (run.kind === 'played') return run.report.holds ? EXIT.passed : EXIT.failed;
  return run.kind === 'impossible' ? EXIT.unplayable : EXIT.defect;
};

/** The most serious of all the results. */
export const exitCodeOf = (problems: readonly FileProblem[], rulings: readonly Ruling[]): number =>
  Math.max(problems.length > 0 ? EXIT.unplayable : EXIT.passed, ...rulings.map(codeOf));
