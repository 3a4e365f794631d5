/** An order file cut into lines, and a line into words and marks. Nothing here can fail: anything else is `junk`. */
import { foldName, tidyName } from './names.ts';

export interface Token {
  readonly kind: 'word' | 'quoted' | 'mark' | 'junk';
  readonly text: string;
  /** Folded, so that keywords and names are compared without case (CHR-GRM-01). */
  readonly key: string;
  /** Its position in the line. */
  readonly from: number;
  readonly to: number;
}

const LETTER = "[\\p{L}\\p{M}\\p{Nd}'‘’ʼ.]";
const DASH = '[\\p{Pd}\\u2212]';
const WORD = `${LETTER}+(?:${DASH}${LETTER}+)*`;
const QUOTE = '["“”„]';
const NO_QUOTE = '[^"“”„]';

/** One of these matches at every position of a line: an open quote takes the rest of it. */
const PIECE = new RegExp(
  [
    '(?<blank>\\s+)',
    '(?<comment>#.*)',
    `${QUOTE}(?<quoted>${NO_QUOTE}*)${QUOTE}`,
    `(?<word>${WORD})`,
    `(?<dash>${DASH})`,
    '(?<mark>>=|[,;:/()])',
    `(?<junk>${QUOTE}.*|.)`,
  ].join('|'),
  'gsu',
);

const WORDS = new RegExp(`^${WORD}(?: ${WORD})*$`, 'u');

/** Words only, so that quotes around them may be left out. */
export const isPlain = (tidy: string): boolean => WORDS.test(tidy);

const tokenOf = (match: RegExpExecArray): Token | undefined => {
  const { quoted, word, dash, mark, junk } = match.groups as Partial<Record<string, string>>;
  const place = { from: match.index, to: match.index + match[0].length };
  if (word !== undefined) return { kind: 'word', text: tidyName(word), key: foldName(word), ...place };
  if (quoted !== undefined)
    return { kind: 'quoted', text: tidyName(quoted), key: foldName(quoted), ...place };
  if (dash !== undefined) return { kind: 'mark', text: '-', key: '-', ...place };
  if (mark !== undefined) return { kind: 'mark', text: mark, key: mark, ...place };
  return junk === undefined ? undefined : { kind: 'junk', text: junk, key: junk, ...place };
};

/** CHR-GRM-07: what follows `#` outside quotes is dropped. */
export const tokensOf = (line: string): Token[] => {
  const tokens: Token[] = [];
  for (const match of line.matchAll(PIECE)) {
    const token = tokenOf(match);
    if (token !== undefined) tokens.push(token);
  }
  return tokens;
};

/** Every line ending that mail programs use; a leading byte order mark is dropped. */
export const linesOf = (text: string): string[] =>
  text.replace(/^\uFEFF/u, '').split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);

/** CHR-GRM-01: the place of the first " - ", which ends the name of the unit; -1 if there is none. */
export const firstDash = (tokens: readonly Token[]): number =>
  tokens.findIndex(({ key, kind, from, to }, at) => {
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const isDash = kind === 'mark' && key === '-';
    return isDash && before !== undefined && before.to < from && (after === undefined || to < after.from);
  });
