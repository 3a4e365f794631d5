/**
 * An order file, read with what its empire knows (CHR-GRM). Nothing is skipped: each line is understood or reported.
 */

import { isSameName } from '../../../orderText/names.ts';
import { linesOf, tokensOf } from '../../../orderText/tokens.ts';
import type { Statement } from '../../orders/orders.ts';
import type { Finding } from '../finding.ts';
import { type Known, type Lexicon, lexiconOf, withNamesGiven } from '../known.ts';
import { namesGiven } from './given.ts';
import { contradiction, readLine } from './line.ts';
import type { Header, Line, LineRead } from './lineRead.ts';
import { segmentsOf } from './order.ts';

/** The position of a statement: its line, and the column of each of its actions, all counted from 1. */
export interface Where {
  readonly line: number;
  readonly columns: readonly number[];
}

export interface OrderFile {
  readonly empire?: string;
  readonly turn?: number;
  readonly statements: readonly Statement[];
  /** One for each statement; orders that were never text have none. */
  readonly where?: readonly Where[];
  /** What could not be read, or could only partly be read. */
  readonly findings: readonly Finding[];
}

/** A second EMPIRE or TURN must say the same as the first (E-15). */
const contradicts = (headers: Headers, next: Header): boolean =>
  'empire' in next
    ? headers.empire !== undefined && !isSameName(headers.empire, next.empire)
    : headers.turn !== undefined && headers.turn !== next.turn;

type Headers = { readonly empire?: string; readonly turn?: number };

const readLines = (lines: readonly Line[], lexicon: Lexicon): { headers: Headers; reads: LineRead[] } => {
  let headers: Headers = {};
  const reads: LineRead[] = [];
  for (const line of lines) {
    const read = readLine(line, lexicon);
    if (read.header !== undefined && contradicts(headers, read.header)) reads.push(contradiction(line));
    else {
      headers = { ...read.header, ...headers };
      reads.push(read);
    }
  }
  return { headers, reads };
};

export const readOrders = (text: string, known: Known): OrderFile => {
  const lines = linesOf(text)
    .map((line, i): Line => ({ number: i + 1, text: line, tokens: tokensOf(line) }))
    .filter(({ tokens }) => tokens.length > 0);
  const lexicon = lexiconOf(known);
  const segments = lines.flatMap(({ tokens }) => segmentsOf(tokens));
  const { headers, reads } = readLines(lines, withNamesGiven(lexicon, known, namesGiven(segments, lexicon)));
  const placed = reads.flatMap((read) => read.placed);
  return {
    ...headers,
    statements: placed.map(({ statement }) => statement),
    where: placed.map(({ line, columns }) => ({ line, columns })),
    findings: reads.flatMap(({ findings }) => findings),
  };
};
