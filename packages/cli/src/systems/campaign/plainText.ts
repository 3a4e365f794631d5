/** Order files come from many machines: UTF-8, Windows "Unicode" or "ANSI"; anything else is refused. */
import { readFileSync } from 'node:fs';
import { UserError } from '../../output/userError.ts';

const decoded = (bytes: Buffer, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

const encodingsOf = ([first, second]: Buffer): readonly string[] => {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  return first === 0xfe && second === 0xff ? ['utf-16be'] : ['utf-8', 'windows-1252'];
};

const BLANKS = '\t\n\v\f\r';
/** Text has no other control characters; a word processor's document is full of them. */
const isText = (text: string): boolean =>
  Array.from(text).every((letter) => letter >= ' ' || BLANKS.includes(letter));

export const plainText = (path: string, name: string): string => {
  const bytes = readFileSync(path);
  for (const encoding of encodingsOf(bytes)) {
    const text = decoded(bytes, encoding);
    if (text !== null && isText(text)) return text;
  }
  throw new UserError(
    `The file ${name} is not plain text, perhaps a word processor's document; save it as plain text (.txt) and send it again.`,
  );
};
