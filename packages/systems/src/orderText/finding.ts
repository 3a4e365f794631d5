/** What is wrong with a line of orders, in words for its author. */
import type { OrderFinding } from '../door.ts';

/** `Line 3, column 13: "Mvoe" is not an action; the unit holds (E-03, CHR-GRM-04). Did you mean Move?` */
export const findingSentence = ({ line, column, code, clause, text, nearest }: OrderFinding): string => {
  const said = `Line ${line}, column ${column}: ${text.replace(/\.$/u, '')} (${code}, ${clause}).`;
  return nearest === undefined ? said : `${said} Did you mean ${nearest}?`;
};

const MAX_QUOTE = 60;

/** Words of the author inside a sentence: cut short if they are many, and with the numbers of characters that cannot be shown. */
export const quote = (written: string): string => {
  const letters = Array.from(written.slice(0, 2 * MAX_QUOTE));
  const short = letters.length > MAX_QUOTE ? [...letters.slice(0, MAX_QUOTE - 1), '…'] : letters;
  return `"${short.join('').replace(/\p{C}/gu, codeOf)}"`;
};

const codeOf = (letter: string): string =>
  `<U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}>`;
