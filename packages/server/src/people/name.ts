import { lineOfText } from '../api/words.ts';

const MOST_LETTERS = 40;

/** What somebody is called at the table. */
export const PersonName = lineOfText(MOST_LETTERS);

/** Two names that look the same are the same: no second `Ann` as `ＡNN` or `ann`. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
