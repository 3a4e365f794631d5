import type { Clause, Rulebook } from '@warmoot/casebook';
import { drawTitle } from './drawClauses.ts';
import type { Page } from './terminal.ts';
import { paintWords, type Word, wrapWords } from './words.ts';

const AROUND = 70;

/** Every clause found, with the first place where its text mentions a searched word. */
export const drawSearch = (
  rulebook: Rulebook,
  found: readonly Clause[],
  words: readonly string[],
  page: Page,
): string[] => {
  const sought = `“${words.join(' ')}”`;
  if (found.length === 0) return [`No clause of ${rulebook.system} mentions ${sought}.`];
  const margin = Math.max(...found.map(({ id }) => id.length)) + 2;
  const speak = found.length === 1 ? '1 clause mentions' : `${found.length} clauses mention`;
  return [`${speak} ${sought}`, ...found.flatMap((clause) => ['', ...drawHit(clause, words, margin, page)])];
};

/** The title is left out if the excerpt starts with the same words. */
const drawHit = (clause: Clause, words: readonly string[], margin: number, page: Page): string[] => {
  const excerpt = excerptAround(flat(clause.text), words);
  const isOpening = !excerpt.startsWith('…');
  const shown = isOpening && excerpt !== '' ? [] : drawTitle(clause, margin, page);
  const lines = wrapWords(markedWords(excerpt, words), page.width - margin).map((line) =>
    paintWords(line, page.paint),
  );
  if (excerpt === '') return shown;
  const beside = (at: number) =>
    isOpening && at === 0 ? page.paint('id', clause.id.padEnd(margin)) : ' '.repeat(margin);
  return [...shown, ...lines.map((line, at) => beside(at) + line)];
};

/** One line of plain words; dots separate the cells of a table row. */
const flat = (markdown: string): string =>
  markdown
    .replace(/[*`]|^\|[-:| ]+\|$|^\| *|\|$/gm, '')
    .replace(/\s*(?<!\\)\|/g, ' ·')
    .replace(/\s+/g, ' ')
    .trim();

/** The words around the first hit, cut at spaces; nothing if only the id or title contains them. */
const excerptAround = (text: string, words: readonly string[]): string => {
  const hits = words.map((word) => text.toLowerCase().indexOf(word.toLowerCase())).filter((at) => at >= 0);
  if (hits.length === 0) return '';
  const at = Math.min(...hits);
  const start = at <= AROUND ? 0 : text.indexOf(' ', at - AROUND) + 1;
  const end = at + AROUND >= text.length ? text.length : Math.max(at, text.lastIndexOf(' ', at + AROUND));
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
};

const markedWords = (excerpt: string, sought: readonly string[]): Word[] =>
  excerpt.split(' ').map((text) => {
    const isHit = sought.some((word) => text.toLowerCase().includes(word.toLowerCase()));
    return [{ text, style: isHit ? 'bold' : 'plain' }];
  });
