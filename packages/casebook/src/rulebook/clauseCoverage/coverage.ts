import type { Rulebook } from '../rulebook.ts';
import { caseCitations } from './caseCitations.ts';
import { codeCitations } from './codeCitations.ts';
import { type ProseClause, proseClauses } from './proseClauses.ts';
import type { Citation, Sources } from './sources.ts';
import { testCitations } from './testCitations.ts';

export interface ClauseCoverage {
  readonly id: string;
  readonly title: string;
  /** `path:line` of the code that cites it. */
  readonly code: readonly string[];
  /** `path:line` of the tests and cases named by it. */
  readonly tests: readonly string[];
}

/** Clause -> code -> tests and cases: shows that every rule is implemented and tested. */
export interface Coverage {
  readonly system: string;
  readonly clauses: readonly ClauseCoverage[];
  /** Neither prose nor covered by both code and a test. */
  readonly missing: readonly string[];
  readonly prose: readonly ProseClause[];
}

export const coverage = (rulebook: Rulebook, sources: Sources): Coverage => {
  const code = placesById(sources.code.flatMap(codeCitations));
  const tests = placesById([
    ...sources.tests.flatMap(testCitations),
    ...sources.cases.flatMap(caseCitations),
  ]);
  const prose = sources.prose ? proseClauses(rulebook, sources.prose) : [];
  const clauses = rulebook.clauses.map(({ id, title }) => ({
    id,
    title,
    code: code.get(id) ?? [],
    tests: tests.get(id) ?? [],
  }));
  const isProse = new Set(prose.map(({ id }) => id));
  const missing = clauses
    .filter((clause) => !isProse.has(clause.id) && !isCovered(clause))
    .map(({ id }) => id);
  return { system: rulebook.system, clauses, missing, prose };
};

/** A worked example makes no rule, so it needs no code of its own. */
const isExample = (id: string): boolean => /-EX-\d+$/.test(id);

export const isCovered = ({ id, code, tests }: ClauseCoverage): boolean =>
  (code.length > 0 || isExample(id)) && tests.length > 0;

/** The part of a report that concerns some of the clauses. */
export const coverageOf = (whole: Coverage, ids: ReadonlySet<string>): Coverage => ({
  system: whole.system,
  clauses: whole.clauses.filter(({ id }) => ids.has(id)),
  missing: whole.missing.filter((id) => ids.has(id)),
  prose: whole.prose.filter(({ id }) => ids.has(id)),
});

export interface UnknownCitation {
  readonly id: string;
  readonly places: readonly string[];
}

/** Ids with the system's prefix that code, tests or cases cite although the rulebook does not define them. */
export const unknownCitations = ({ prefix, clauses }: Rulebook, sources: Sources): UnknownCitation[] => {
  const known = new Set(clauses.map(({ id }) => id));
  const cited = placesById([
    ...sources.code.flatMap(codeCitations),
    ...sources.tests.flatMap(testCitations),
    ...sources.cases.flatMap(caseCitations),
  ]);
  return [...cited]
    .filter(([id]) => id.startsWith(`${prefix}-`) && !known.has(id))
    .map(([id, places]) => ({ id, places }));
};

const placesById = (citations: readonly Citation[]): Map<string, string[]> => {
  const places = new Map<string, string[]>();
  for (const { id, place } of citations) {
    const known = places.get(id) ?? [];
    if (!known.includes(place)) places.set(id, [...known, place]);
  }
  return places;
};
