import { randomBytes } from 'node:crypto';
import type { SystemEntry } from '@warmoot/systems';
import type { Page } from '../rules/terminal.ts';
import { drawRuling } from './drawRuling.ts';
import { drawSummary } from './drawSummary.ts';
import { exitCodeOf } from './exitCode.ts';
import { gatherCases } from './gatherCases.ts';
import { inJson } from './inJson.ts';
import { problemLine } from './problemLine.ts';
import { type Ruling, rulingOn } from './ruling.ts';

export interface AdjudicateOptions {
  readonly seed?: string;
  readonly quiet?: true;
  readonly json?: true;
}

interface Answer {
  readonly out: readonly string[];
  readonly err: readonly string[];
  readonly code: number;
}

export const adjudicate = async (
  files: readonly string[],
  options: AdjudicateOptions,
  systems: readonly SystemEntry[],
  page: Page,
): Promise<Answer> => {
  const { cases, problems } = gatherCases(files, systems);
  const seed = options.seed ?? randomBytes(4).toString('hex');
  // A file that cannot be read stops everything: nobody should have to guess which half was played.
  const playable = problems.length > 0 ? [] : cases;
  const rulings = await Promise.all(playable.map((entry) => rulingOn(entry, systems, seed)));
  const code = exitCodeOf(problems, rulings);
  return {
    out: options.json ? [inJson(rulings, problems, code)] : drawRulings(rulings, options, page),
    err: [...problems.map((problem) => problemLine(problem)), ...rulings.flatMap(unplayed)],
    code,
  };
};

const unplayed = ({ run }: Ruling): string[] =>
  run.kind === 'played' ? [] : [problemLine(run.problem, run.kind)];

const drawRulings = (rulings: readonly Ruling[], { quiet }: AdjudicateOptions, page: Page): string[] => {
  if (rulings.length === 0) return [];
  const shown = quiet ? rulings.filter(({ run }) => run.kind === 'played' && !run.report.holds) : rulings;
  return [...shown.flatMap((ruling) => drawRuling(ruling, page)), drawSummary(rulings)];
};
