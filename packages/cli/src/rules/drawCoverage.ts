import {
  type Chapter,
  type ClauseCoverage,
  type Coverage,
  chaptersOf,
  isCovered,
  type Rulebook,
  type UnknownCitation,
} from '@warmoot/casebook';
import type { Page } from './terminal.ts';
import { shortened } from './words.ts';

/** Clauses, covered by code and test, prose, missing. */
interface Tally {
  readonly clauses: number;
  readonly covered: number;
  readonly prose: number;
  readonly missing: number;
}

/** The report for people: a line for each chapter, the total, then each missing clause with what it lacks. */
export const drawCoverage = (
  rulebook: Rulebook,
  report: Coverage,
  unknown: readonly UnknownCitation[],
  page: Page,
): string[] => {
  const shown = new Set(report.clauses.map(({ id }) => id));
  const chapters = chaptersOf(rulebook).filter(({ clauses }) => clauses.some(({ id }) => shown.has(id)));
  return [
    page.paint('bold', `${rulebook.title}: clauses with code and tests`),
    '',
    page.paint('bold', line('', '', ['clauses', 'covered', 'prose', 'missing', ''], page)),
    ...chapters.map((chapter) => chapterLine(chapter, tally(report, idsOf(chapter)), page)),
    page.paint('bold', tallyLine('', 'Total', tally(report, shown), page)),
    ...drawMissing(report, chapters, page),
    ...drawUnknown(unknown, page),
  ];
};

const idsOf = ({ clauses }: Chapter): Set<string> => new Set(clauses.map(({ id }) => id));

const tally = ({ clauses, missing, prose }: Coverage, ids: ReadonlySet<string>): Tally => {
  const isProse = new Set(prose.map(({ id }) => id));
  const own = clauses.filter(({ id }) => ids.has(id));
  return {
    clauses: own.length,
    covered: own.filter((clause) => !isProse.has(clause.id) && isCovered(clause)).length,
    prose: own.filter(({ id }) => isProse.has(id)).length,
    missing: missing.filter((id) => ids.has(id)).length,
  };
};

const chapterLine = ({ id, title }: Chapter, sums: Tally, page: Page): string =>
  tallyLine(id, title, sums, page);

const tallyLine = (
  id: string,
  title: string,
  { clauses, covered, prose, missing }: Tally,
  page: Page,
): string => {
  const percent = clauses === 0 ? 100 : Math.floor((100 * (clauses - missing)) / clauses);
  return line(id, title, [clauses, covered, prose, missing, `${percent}%`].map(String), page);
};

const ID_WIDTH = 10;
const FIGURE_WIDTHS = [8, 8, 6, 8, 5];

const line = (id: string, title: string, figures: readonly string[], page: Page): string => {
  const room = page.width - ID_WIDTH - FIGURE_WIDTHS.reduce((sum, width) => sum + width, 0);
  const row = figures.map((figure, at) => figure.padStart(FIGURE_WIDTHS[at]!)).join('');
  return `${page.paint('id', id.padEnd(ID_WIDTH))}${shortened(title, room).padEnd(room)}${row}`.trimEnd();
};

const drawMissing = (report: Coverage, chapters: readonly Chapter[], page: Page): string[] => {
  const missing = new Set(report.missing);
  if (missing.size === 0) return ['', 'Nothing is missing.'];
  return chapters.flatMap((chapter) => {
    const own = idsOf(chapter);
    const lacking = report.clauses.filter(({ id }) => own.has(id) && missing.has(id));
    if (lacking.length === 0) return [];
    return [
      '',
      page.paint('bold', `Missing in ${chapter.id}`),
      ...lacking.map((clause) => missingLine(clause, page)),
    ];
  });
};

const missingLine = ({ id, title, code, tests }: ClauseCoverage, page: Page): string => {
  const lack = code.length > 0 ? 'no test' : tests.length > 0 ? 'no code' : 'no code, no test';
  const room = page.width - 2 - 12 - 18;
  return `  ${page.paint('id', id.padEnd(12))}${shortened(title, room).padEnd(room)}${lack.padStart(18)}`;
};

const drawUnknown = (unknown: readonly UnknownCitation[], page: Page): string[] =>
  unknown.length === 0
    ? []
    : [
        '',
        page.paint('bold', 'Cited but not defined'),
        ...unknown.map(({ id, places }) => `  ${page.paint('id', id)}  ${places.join(', ')}`),
      ];
