import {
  type Appendix,
  areaOf,
  type Clause,
  chaptersOf,
  isRuling,
  type Rulebook,
  referencesIn,
  type Section,
} from '@warmoot/casebook';
import { drawMarkdown } from './drawMarkdown.ts';
import type { Page } from './terminal.ts';
import { paintWords, wordsOf, wrapWords } from './words.ts';

/** Clauses under their headings, as in the book, then the rulings they rely on. */
export const drawClauses = (
  rulebook: Rulebook,
  clauses: readonly Clause[],
  titleOf: (id: string) => string | undefined,
  page: Page,
): string[] => {
  const margin = idMargin(clauses);
  const wanted = new Set(clauses.map(({ id }) => id));
  const chapters = new Map(chaptersOf(rulebook).map(({ area, title }) => [area, title]));
  const parts = rulebook.sections.flatMap((section) => {
    const own = section.clauses.filter(({ id }) => wanted.has(id));
    if (own.length === 0) return [];
    const intro =
      own.length === section.clauses.length && clauses.length > 1 ? drawIntroduction(section, page) : [];
    return [
      ...drawHeading(headingOf(chapters, own[0]!), page),
      '',
      ...intro,
      ...own.flatMap((clause) => [...drawClause(clause, margin, page), '']),
    ];
  });
  return [...parts.slice(0, -1), ...drawRulings(rulebook, clauses, titleOf, page)];
};

export const drawAppendix = ({ sections }: Appendix, page: Page): string[] =>
  sections.flatMap((section, at) => [
    ...(at > 0 ? [''] : []),
    ...drawHeading(section.title, page),
    ...(section.text === '' ? [] : ['', ...drawText(section, page)]),
  ]);

/** A section inside a chapter is announced with the chapter it belongs to. */
const headingOf = (chapters: ReadonlyMap<string, string>, { id, section }: Clause): string => {
  const chapter = chapters.get(areaOf(id)) ?? '';
  return chapter === '' || chapter === section ? section : `${chapter} › ${section}`;
};

const drawHeading = (title: string, page: Page): string[] =>
  wrapWords(wordsOf(title, 'bold'), page.width).map((line) => paintWords(line, page.paint));

const drawText = ({ text }: Section, page: Page): string[] => drawMarkdown(text, page, 0);

const drawIntroduction = (section: Section, page: Page): string[] =>
  section.text === '' ? [] : [...drawText(section, page), ''];

const idMargin = (clauses: readonly { id: string }[]): number =>
  Math.max(...clauses.map(({ id }) => id.length)) + 2;

/** The id is in the margin beside the first line. */
const drawClause = ({ id, text }: Clause, margin: number, page: Page): string[] => {
  const lines = drawMarkdown(text, page, margin);
  const [first = ''] = lines;
  const besideId = page.paint('id', id) + ' '.repeat(margin - id.length);
  return text.startsWith('|')
    ? [besideId.trimEnd(), ...lines]
    : [besideId + first.slice(margin), ...lines.slice(1)];
};

/** Rulings that the clauses refer to and that are not already on the page, by title. */
const drawRulings = (
  rulebook: Rulebook,
  clauses: readonly Clause[],
  titleOf: (id: string) => string | undefined,
  page: Page,
): string[] => {
  const shown = new Set(clauses.map(({ id }) => id));
  const rulings = referencesIn(rulebook, clauses.map(({ text }) => text).join('\n'))
    .filter((id) => isRuling(id) && !shown.has(id))
    .map((id) => ({ id, title: titleOf(id) ?? 'not defined' }));
  if (rulings.length === 0) return [];
  const margin = idMargin(rulings);
  return [
    '',
    page.paint('italic', 'Rulings'),
    ...rulings.flatMap((ruling) => drawTitle(ruling, margin, page)),
  ];
};

/** An id and its title, on as many lines as needed. */
export const drawTitle = (
  { id, title }: { id: string; title: string },
  margin: number,
  page: Page,
): string[] =>
  wrapWords(wordsOf(title), page.width - margin).map(
    (line, at) =>
      (at === 0 ? page.paint('id', id.padEnd(margin)) : ' '.repeat(margin)) + paintWords(line, page.paint),
  );
