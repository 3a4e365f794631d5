import {
  appendicesOf,
  type Clause,
  chaptersOf,
  coverage,
  coverageOf,
  isSystemName,
  loadRulebook,
  loadSources,
  RULEBOOKS,
  type Rulebook,
  RulebookError,
  SYSTEM_NAMES,
  type SystemName,
  unknownCitations,
} from '@warmoot/casebook';
import { anyOf, nearest } from '@warmoot/kernel';
import { Command } from 'commander';
import { drawAppendix, drawClauses } from './drawClauses.ts';
import { drawContents } from './drawContents.ts';
import { drawCoverage } from './drawCoverage.ts';
import { drawSearch } from './drawSearch.ts';
import { searchClauses, selectClauses } from './selectClauses.ts';
import { type Page, pageFor, type Streams } from './terminal.ts';

interface RulesOptions {
  readonly coverage?: true;
  readonly json?: true;
  readonly search?: readonly string[];
}

/** Thrown if a request cannot be met: the command prints the sentence and exits with code 2. */
class UserError extends Error {}

const PROCESS: Streams = { stdout: process.stdout, stderr: process.stderr, env: process.env };

/** `warmoot rules SYSTEM [CLAUSE]`: the rulebooks at the terminal, and which clauses are implemented and tested. */
export const rulesCommand = (projectRoot: string, streams: Streams = PROCESS): Command => {
  const command = new Command('rules')
    .description('read the rulebook of a system, clause by clause')
    .argument('<system>', `one of ${SYSTEM_NAMES.join(', ')}`)
    .argument('[clause]', 'a clause (CSW-ZOC-04), a chapter (CSW-ZOC), a glob (CSW-*-01) or a title')
    .option('--search <words...>', 'list the clauses that contain all these words')
    .option('--coverage', 'show which clauses have code and tests, and which are missing')
    .option('--json', 'print JSON for other programs')
    .configureOutput({
      writeOut: (text) => streams.stdout.write(text),
      writeErr: (text) => streams.stderr.write(text),
    });
  return command.action((system: string, clause: string | undefined, options: RulesOptions) => {
    try {
      const lines = answer(projectRoot, knownSystem(system), clause, options, pageFor(streams));
      streams.stdout.write(`${lines.join('\n')}\n`);
    } catch (error) {
      if (!(error instanceof UserError) && !(error instanceof RulebookError)) throw error;
      command.error(error.message, { exitCode: 2, code: 'warmoot.rules' });
    }
  });
};

const knownSystem = (name: string): SystemName => {
  const system = name.toLowerCase();
  if (isSystemName(system)) return system;
  throw new UserError(
    `There is no system ${name}; did you mean ${nearest(name, SYSTEM_NAMES, 1)[0]}? Choose from ${SYSTEM_NAMES.join(', ')}.`,
  );
};

const answer = (
  root: string,
  system: SystemName,
  wanted: string | undefined,
  options: RulesOptions,
  page: Page,
): string[] => {
  const rulebook = loadRulebook(root, system);
  const selected = wanted === undefined ? rulebook.clauses : selectClauses(rulebook, wanted);
  const appendix = wanted === undefined ? undefined : appendixTitled(rulebook, wanted);
  if (selected.length === 0 && !appendix) throw unknownClause(rulebook, wanted ?? '');
  if (options.coverage) return coverageAnswer(root, rulebook, selected, options, page);
  const found = options.search ? searchClauses(selected, options.search) : selected;
  if (options.json) return [wanted || options.search ? json(found) : json(contents(rulebook))];
  if (options.search) return drawSearch(rulebook, found, options.search, page);
  if (wanted === undefined) return drawContents(rulebook, page);
  if (found.length === 0 && appendix) return drawAppendix(appendix, page);
  return drawClauses(rulebook, found, titlesFrom(root, rulebook), page);
};

const coverageAnswer = (
  root: string,
  rulebook: Rulebook,
  selected: readonly Clause[],
  options: RulesOptions,
  page: Page,
): string[] => {
  const sources = loadSources(root, rulebook.system as SystemName);
  const report = coverageOf(coverage(rulebook, sources), new Set(selected.map(({ id }) => id)));
  return options.json
    ? [json(report)]
    : drawCoverage(rulebook, report, unknownCitations(rulebook, sources), page);
};

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const contents = (rulebook: Rulebook) => ({
  system: rulebook.system,
  title: rulebook.title,
  chapters: chaptersOf(rulebook).map(({ id, title, clauses }) => ({ id, title, clauses: clauses.length })),
});

const appendixTitled = (rulebook: Rulebook, wanted: string) =>
  appendicesOf(rulebook).find(({ title }) => title.toLowerCase().startsWith(wanted.toLowerCase()));

const unknownClause = (rulebook: Rulebook, wanted: string): UserError => {
  const names = [...rulebook.clauses, ...chaptersOf(rulebook)].map(({ id }) => id);
  const full = wanted.toUpperCase().startsWith(rulebook.prefix) ? wanted : `${rulebook.prefix}-${wanted}`;
  return new UserError(
    `The rulebook of ${rulebook.system} has no clause ${wanted}; did you mean ${anyOf(nearest(full, names))}?`,
  );
};

/** A ruling may be in another book: grand relies on those of csw. */
const titlesFrom = (root: string, home: Rulebook) => {
  const books = new Map<string, Rulebook>([[home.prefix, home]]);
  return (id: string): string | undefined => {
    const prefix = id.slice(0, home.prefix.length);
    const system = SYSTEM_NAMES.find((name) => RULEBOOKS[name]?.prefix === prefix);
    if (system && !books.has(prefix)) books.set(prefix, loadRulebook(root, system));
    return books.get(prefix)?.clauses.find((clause) => clause.id === id)?.title;
  };
};
