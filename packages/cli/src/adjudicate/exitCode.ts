import type { FileProblem } from './gatherCases.ts';
import type { Ruling } from './ruling.ts';

export const EXIT = { allHold: 0, notAsExpected: 1, notPlayable: 2, defect: 3 } as const;

const codeOf = ({ run }: Ruling): number => {
  if (run.kind === 'played') return run.report.holds ? EXIT.allHold : EXIT.notAsExpected;
  return run.kind === 'impossible' ? EXIT.notPlayable : EXIT.defect;
};

/** The most serious of all the results. */
export const exitCodeOf = (problems: readonly FileProblem[], rulings: readonly Ruling[]): number =>
  Math.max(problems.length > 0 ? EXIT.notPlayable : EXIT.allHold, ...rulings.map(codeOf));
