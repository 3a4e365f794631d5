import { say } from '@warmoot/kernel';
import { Problem } from './problem.ts';

/** The limits of a body, checked before it is parsed. A route may set its own. */
export interface Bounds {
  readonly bytes: number;
  /** How deeply lists and objects may be nested. */
  readonly depth: number;
  /** Values and keys, counted over all levels. */
  readonly values: number;
}

export const BOUNDS: Bounds = { bytes: 64 * 1024, depth: 32, values: 20_000 };

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const isOpening = (code: number): boolean => code === 91 || code === 123;
const isClosing = (code: number): boolean => code === 93 || code === 125;

/** Parsing and validating cost far more than this one pass over the text. */
export const checkBounds = (json: string, { depth, values }: Bounds): void => {
  let level = 0;
  let count = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfString(json, at);
    else if (isClosing(code)) level--;
    else if (isOpening(code)) {
      if (++level > depth) throw tooDeep(depth);
      if (++count > values) throw tooMany(values);
    } else if ((code === COMMA || code === COLON) && ++count > values) throw tooMany(values);
  }
};

const endOfString = (json: string, start: number): number => {
  for (let at = start + 1; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at;
  }
  return json.length;
};

const tooDeep = (depth: number): Problem =>
  new Problem(413, 'too-large', say`The body is nested more than ${depth} levels deep: send a flatter one.`);

const tooMany = (values: number): Problem =>
  new Problem(413, 'too-large', say`The body has more than ${inWords(values)} values: send fewer at once.`);

export const tooLong = (bytes: number): Problem =>
  new Problem(413, 'too-large', say`The body is larger than ${sizeInWords(bytes)}: send less at once.`);

export const inWords = (count: number): string => count.toLocaleString('en-GB');

const sizeInWords = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${Math.floor(bytes / 1024 / 1024)} MB` : `${Math.floor(bytes / 1024)} KB`;
