/** The part of a text that a command can carry: the door limits names and lists (CHR-GRM-04). */

import { linesOf } from '../../orderText/tokens.ts';
import type { Finding, OrderFile } from '../orderText/index.ts';
import type { Rejected, Statement } from './orders.ts';
import { Statements } from './schemas.ts';

type Where = NonNullable<OrderFile['where']>[number];

const MAX_TEXT = 4_000;
const MAX_STATEMENTS = 4_000;

const NO_PLACE: Where = { line: 1, columns: [1] };

const tooMuch = ({ line, columns }: Where, text: string): Finding => ({
  line,
  column: columns[0] ?? 1,
  code: 'E-09',
  clause: 'CHR-GRM-04',
  text,
});

/** A line that was cut counts as unreadable, so that the remainder is not mistaken for an order. */
const cut = (text: string): string => (text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`);

const unitOf = (statement: Statement): string | undefined =>
  statement.s === 'order' || statement.s === 'rejected' ? statement.unit : undefined;

const rejectedInstead = (
  statement: Statement,
  written: string,
  { line, column, text, code }: Finding,
): Rejected => {
  const unit = unitOf(statement);
  const isNamed = unit !== undefined && unit.length <= 60;
  const said = statement.s === 'rejected' ? statement : { code, why: text };
  return {
    s: 'rejected',
    line,
    column,
    text: cut(written),
    code: said.code,
    why: cut(said.why),
    ...(isNamed && { unit }),
  };
};

const isCarried = (statement: Statement): boolean => Statements.safeParse([statement]).success;

/** Lines too long for a command are left out and reported, like unreadable ones. */
export const withinLimits = (file: OrderFile, text: string): OrderFile => {
  const lines = linesOf(text);
  const findings: Finding[] = [];
  const statements = file.statements.slice(0, MAX_STATEMENTS).map((statement, nth): Statement => {
    if (isCarried(statement)) return statement;
    const where = file.where?.[nth] ?? NO_PLACE;
    const finding = tooMuch(where, 'A name or a list in this line is too long; the line is left out.');
    if (statement.s !== 'rejected') findings.push(finding);
    return rejectedInstead(statement, lines[where.line - 1] ?? '', finding);
  });
  const beyond = file.where?.[MAX_STATEMENTS];
  if (beyond !== undefined)
    findings.push(tooMuch(beyond, 'A file may hold at most 4,000 orders; the rest are left out.'));
  return { ...file, statements, findings: [...file.findings, ...findings] };
};
