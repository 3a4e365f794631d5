import type { Rulebook, RuleClause } from './rulebook.ts';

export interface Hit {
  readonly clause: RuleClause;
  /** A piece of its text around the first word found. */
  readonly excerpt: string;
}

const plain = (text: string): string => text.replace(/[*`]/g, '').replace(/\s+/g, ' ');

export const wordsOf = (query: string): readonly string[] =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 0);

const BEFORE = 60;
const AFTER = 180;

const excerptOf = (text: string, word: string): string => {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1;
  const cut = text.slice(from, at + AFTER);
  return `${from > 0 ? '… ' : ''}${cut}${at + AFTER < text.length ? ' …' : ''}`;
};

/** The id counts most, then the title, the chapter, and how often the words occur; 0 if one is missing. */
const worth = ({ id, title, text, section }: RuleClause, words: readonly string[]): number => {
  const [key, head, body] = [id.toLowerCase(), title.toLowerCase(), plain(text).toLowerCase()];
  const each = words.map((word) => {
    if (key === word) return 1000;
    const inKey = key.includes(word) ? 50 : 0;
    const inHead = head.includes(word) ? 20 : 0;
    const inSection = section.toLowerCase().includes(word) ? 3 : 0;
    return inKey + inHead + inSection + Math.min(5, body.split(word).length - 1);
  });
  return each.includes(0) ? 0 : each.reduce((sum, part) => sum + part, 0);
};

/** Every clause with all the words, the best first; equals in the order of the book. */
export const search = ({ clauses }: Rulebook, query: string): readonly Hit[] => {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return clauses
    .map((clause) => ({ clause, worth: worth(clause, words) }))
    .filter((found) => found.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ clause }) => ({ clause, excerpt: excerptOf(plain(clause.text), words[0] as string) }));
};
