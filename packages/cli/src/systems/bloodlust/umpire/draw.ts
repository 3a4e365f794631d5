import { type ClauseId, inEnglish, type Modifier } from '@warmoot/kernel';
import { drawColumns } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';

export const heading = (text: string, page: Page): string => page.paint('bold', text);

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A ledger as rows of a table: what, how much, by which clause. */
export const ledgerRows = (ledger: readonly Modifier[]): string[][] =>
  ledger.map(({ label, value, rule }) => [inEnglish(label), signed(value), rule]);

/** The clauses of an answer, wrapped. */
export const clauseLines = (rules: readonly ClauseId[], page: Page): string[] =>
  drawColumns([{ head: '' }, { head: '' }], [['Rules:', rules.join(' ')]], page, 0);
