/** The form of names and how they are compared (CHR-R-173). */
import { isKeyword } from './keywords.ts';

const MAX_NAME = 40;
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[‘’ʼ]/gu;
/** Letters of any script with their marks, digits, blanks, apostrophe, full stop, hyphen; the first is a letter. */
const FORM = /^\p{L}[\p{L}\p{M}\p{Nd} '.-]*$/u;
const LOOSE_HYPHEN = /[^\p{L}\p{M}\p{Nd}]-|-[^\p{L}\p{Nd}]|-$/u;
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

const isFormOfName = (name: string): boolean => FORM.test(name) && !LOOSE_HYPHEN.test(name);

/**
 * Why a name may not be given, as the end of a sentence; undefined if it may. `Firstborn 2` is how the map calls an
 * army of the Firstborn, so it is not a name either: it would look like a target.
 */
export const nameProblem = (name: string, empires: readonly string[] = []): string | undefined => {
  const tidy = tidyName(name);
  if (tidy === '') return 'it is empty';
  if (Array.from(tidy).length > MAX_NAME) return `it is longer than ${MAX_NAME} characters`;
  if (!isFormOfName(tidy))
    return 'a name consists of letters, digits, spaces, apostrophes, full stops and inner hyphens, and starts with a letter';
  if (isKeyword(foldName(tidy))) return 'it is a keyword of the order grammar';
  if (empires.some((empire) => isSameName(empire, tidy.replace(/ \d+$/u, ''))))
    return 'it is the name of an empire';
  return undefined;
};

/** E-13: the name itself if it is free, otherwise with the next free number after it. `taken` holds folded names. */
export const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const tidy = tidyName(name);
  if (!taken.has(foldName(tidy))) return tidy;
  for (let number = 2; ; number++) {
    const room = MAX_NAME - ` ${number}`.length;
    const numbered = `${Array.from(tidy).slice(0, room).join('').trim()} ${number}`;
    if (!taken.has(foldName(numbered))) return numbered;
  }
};
