/** The form of names (CHR-R-173). */
import { foldName, isSameName, tidyName } from '../../orderText/names.ts';
import { isKeyword } from './keywords.ts';

const MAX_NAME = 40;
/** Letters of any script with their marks, digits, blanks, apostrophe, full stop, hyphen; the first is a letter. */
const FORM = /^\p{L}[\p{L}\p{M}\p{Nd} '.-]*$/u;
const LOOSE_HYPHEN = /[^\p{L}\p{M}\p{Nd}]-|-[^\p{L}\p{Nd}]|-$/u;

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
