/** How names in written orders are kept and compared, whatever the game. */
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[‘’ʼ]/gu;
const PLAIN = /^[\x20-\x7e]*$/u;

/** As a name is kept: composed, blanks collapsed, one kind of dash and of apostrophe. */
export const tidyName = (text: string): string =>
  (PLAIN.test(text) ? text : text.normalize('NFC').replace(DASHES, '-').replace(APOSTROPHES, "'"))
    .replace(/\s+/gu, ' ')
    .trim();

/**
 * Full case folding of one letter. Only the dotless i is its own fold although it shares a capital with another letter.
 */
const foldLetter = (letter: string): string =>
  letter === 'ı' ? letter : letter.toLowerCase().toUpperCase().toLowerCase();

/** Two names are the same name if their folds are equal. */
export const foldName = (text: string): string => {
  const tidy = tidyName(text);
  return PLAIN.test(tidy) ? tidy.toLowerCase() : Array.from(tidy, foldLetter).join('').normalize('NFC');
};

export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other);
