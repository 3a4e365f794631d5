import { appendicesOf, type Chapter, chaptersOf, type Rulebook } from '@warmoot/casebook';
import type { Page } from './terminal.ts';
import { lengthOf, paintWords, shortened, wordsOf, wrapWords } from './words.ts';

/** The table of contents: every chapter with the number of its clauses, then the parts that can be read by title. */
export const drawContents = (rulebook: Rulebook, page: Page): string[] => {
  const chapters = chaptersOf(rulebook);
  return [
    page.paint('bold', rulebook.title),
    `${rulebook.clauses.length} clauses in ${chapters.length} chapters`,
    '',
    ...chapters.flatMap((chapter, at) => [
      ...partHeading(chapters, at, page),
      drawChapterLine(chapter, chapters, page),
    ]),
    ...drawAppendices(rulebook, page),
    '',
    page.paint('dim', `To read a chapter: warmoot rules ${rulebook.system} ${chapters[0]?.id ?? ''}`),
  ];
};

/** A part is announced where it begins, unless it has only one chapter. */
const partHeading = (chapters: readonly Chapter[], at: number, { paint }: Page): string[] => {
  const part = partShown(chapters, chapters[at]);
  if (part === partShown(chapters, chapters[at - 1])) return [];
  return part === '' ? [''] : ['', paint('italic', part)];
};

const partShown = (chapters: readonly Chapter[], chapter: Chapter | undefined): string => {
  const part = chapter?.part ?? '';
  return chapters.filter((other) => other.part === part).length > 1 ? part : '';
};

const MAX_TITLE = 60;

/** Dots lead the eye from the title to the number of clauses. */
const drawChapterLine = (
  { id, title, clauses }: Chapter,
  chapters: readonly Chapter[],
  page: Page,
): string => {
  const idWidth = Math.max(...chapters.map((chapter) => chapter.id.length)) + 2;
  const room = Math.min(MAX_TITLE, page.width - idWidth - 7);
  const shown = shortened(title, room);
  const space = room - lengthOf(shown);
  const dots = ' '.repeat(space % 2) + ' .'.repeat(Math.floor(space / 2));
  return `  ${page.paint('id', id.padEnd(idWidth))}${shown}${page.paint('dim', dots)} ${String(clauses.length).padStart(4)}`;
};

const drawAppendices = (rulebook: Rulebook, page: Page): string[] => {
  const titles = appendicesOf(rulebook).map(({ title }) => title.replace(/ \(.*/, ''));
  if (titles.length === 0) return [];
  const lines = wrapWords(wordsOf(titles.join(' · ')), page.width - 2);
  return [
    '',
    page.paint('italic', 'Can be read by title'),
    ...lines.map((line) => `  ${paintWords(line, page.paint)}`),
  ];
};
