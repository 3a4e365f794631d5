import { lineOfText } from '../api/words.ts';

const MAX_LETTERS = 40;

/** What somebody is called at the table. */
export const PersonName = lineOfText(MAX_LETTERS);

/** Names that look the same count as the same: no second `Ann` as `ＡNN` or `ann`. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ');
