import type { FileProblem } from './gatherCases.ts';
import type { Ruling } from './ruling.ts';

/** The same report for other programs: one document, even if no case could be played. */
export const inJson = (
  rulings: readonly Ruling[],
  problems: readonly FileProblem[],
  exitCode: number,
): string => JSON.stringify({ exitCode, problems, cases: rulings.map(asPlain) }, null, 2);

const asPlain = ({ entry: { file, line, sentence, clauses, system }, run }: Ruling) => ({
  case: sentence,
  file,
  line,
  system,
  clauses,
  kind: run.kind,
  ...(run.kind === 'played' ? run.report : { problem: run.problem }),
});
