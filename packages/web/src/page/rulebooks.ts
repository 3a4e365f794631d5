import { BOOKS, type Book } from '@warmoot/systems';
import { text } from '../text/index.ts';
import { language } from '../text/language.ts';

/** A rulebook as the page shows it. */
export interface BookEntry {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly about: string;
}

/** The books of all systems, in the current language. */
export const books = (): readonly Book[] =>
  BOOKS.map((book) => (language.value === 'en' ? book : { ...book, ...book.shownIn[language.value] }));

/** Every rulebook of the shelf, and the house rules. */
export const rulebooks = (): readonly BookEntry[] => [
  ...books(),
  { id: 'moot', prefix: 'MOT', ...text.houseRules },
];

export const rulebookOf = (clause: string): string | undefined =>
  rulebooks().find(({ prefix }) => prefix === clause.slice(0, 3))?.id;
