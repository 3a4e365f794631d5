/** The order of one unit or city (CHR-ORD-02, CHR-GRM-03). */

import { firstDash, type Token } from '../../../orderText/tokens.ts';
import type { Action } from '../../orders/orders.ts';
import { Cursor } from '../cursor.ts';
import type { Lexicon } from '../known.ts';
import { action } from './actions.ts';
import {
  findingOf,
  type Line,
  type LineRead,
  type Placed,
  readOrRecover,
  rejected,
  textOf,
} from './lineRead.ts';

/** One action of an order, between the dash and the semicolons. */
export interface Segment {
  readonly tokens: readonly Token[];
  /** Its position if it is empty. */
  readonly at: number;
}

/** action { ";" action } */
export const segmentsOf = (tokens: readonly Token[]): Segment[] => {
  const dash = firstDash(tokens);
  if (dash === -1) return [];
  const segments: { tokens: Token[]; at: number }[] = [{ tokens: [], at: tokens[dash]!.to }];
  for (const token of tokens.slice(dash + 1)) {
    if (token.kind === 'mark' && token.key === ';') segments.push({ tokens: [], at: token.to });
    else segments.at(-1)!.tokens.push(token);
  }
  return segments;
};

/** An action that cannot be read is a Hold in its place; those before and after it are kept (CHR-R-42). */
const segment = (line: Line, unit: string, { tokens, at }: Segment, lexicon: Lexicon): LineRead => {
  const c = new Cursor(tokens, lexicon, at);
  const columns = [c.place + 1];
  return readOrRecover<LineRead>(
    () => ({
      placed: [{ statement: { s: 'order', unit, actions: [action(c)] }, line: line.number, columns }],
      findings: c.repairs.map((repair) => findingOf(line, repair)),
    }),
    (trouble) => rejected(line, trouble, `${unit} - ${textOf(line, tokens)}`.trim(), unit),
  );
};

/** Orders of one line that follow each other, together; a rejected action is a separate statement between them. */
const runsOf = (placed: readonly Placed[]): Placed[][] => {
  const runs: Placed[][] = [];
  for (const next of placed) {
    const last = runs.at(-1);
    if (last?.[0]?.statement.s === 'order' && next.statement.s === 'order') last.push(next);
    else runs.push([next]);
  }
  return runs;
};

/** Actions of one line that follow each other are one statement. */
const oneStatement = (run: readonly Placed[]): Placed => {
  const { statement, line } = run[0]!;
  if (statement.s !== 'order') return run[0]!;
  const actions: Action[] = run.flatMap((each) =>
    each.statement.s === 'order' ? each.statement.actions : [],
  );
  return { statement: { ...statement, actions }, line, columns: run.flatMap(({ columns }) => columns) };
};

/** order = unit " - " action { ";" action } */
export const order = (line: Line, unit: string, lexicon: Lexicon): LineRead => {
  const reads = segmentsOf(line.tokens).map((each) => segment(line, unit, each, lexicon));
  return {
    placed: runsOf(reads.flatMap(({ placed }) => placed)).map(oneStatement),
    findings: reads.flatMap(({ findings }) => findings),
  };
};
