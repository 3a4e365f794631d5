/** The result of one line: statements, and findings for its author. */

import type { Token } from '../../../orderText/tokens.ts';
import type { Rejected, Statement } from '../../orders/orders.ts';
import { ParseError } from '../cursor.ts';
import type { Finding } from '../finding.ts';

export interface Line {
  readonly number: number;
  readonly text: string;
  readonly tokens: readonly Token[];
}

export type Header = { readonly empire: string } | { readonly turn: number };

/** A statement and the columns it came from: one, or one for each action. */
export interface Placed {
  readonly statement: Statement;
  readonly line: number;
  readonly columns: readonly number[];
}

export interface LineRead {
  readonly header?: Header;
  readonly placed: readonly Placed[];
  readonly findings: readonly Finding[];
}

/** From the first to the last of some tokens, as it was written. */
export const textOf = (line: Line, tokens: readonly Token[]): string =>
  tokens.length === 0 ? '' : line.text.slice(tokens[0]!.from, tokens.at(-1)!.to);

export const findingOf = (
  line: Line,
  { code, clause, at, message, nearest }: ParseError,
  come = '',
): Finding => ({
  line: line.number,
  column: at + 1,
  code,
  clause,
  text: `${message}${come}.`,
  ...(nearest !== undefined && { nearest }),
});

/** Kept as written, so that its author can see and correct it; the unit holds (CHR-R-42). */
export const rejected = (line: Line, trouble: ParseError, text: string, unit?: string): LineRead => {
  const finding = findingOf(
    line,
    trouble,
    unit === undefined ? '; the line is left out' : `; ${unit} holds instead`,
  );
  const statement: Rejected = {
    s: 'rejected',
    line: line.number,
    column: finding.column,
    text,
    code: finding.code,
    why: finding.text,
    ...(unit !== undefined && { unit }),
  };
  return { placed: [{ statement, line: line.number, columns: [finding.column] }], findings: [finding] };
};

/** Reads, or recovers from the error. */
export const readOrRecover = <Read>(read: () => Read, otherwise: (trouble: ParseError) => Read): Read => {
  try {
    return read();
  } catch (trouble) {
    if (trouble instanceof ParseError) return otherwise(trouble);
    throw trouble;
  }
};
