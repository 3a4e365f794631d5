import type { ClauseId } from './verdict.ts';

/** One row of the ledger behind a result. The log, tooltips and tests read the rows, never just the sum. */
export interface Modifier {
  readonly rule: ClauseId;
  readonly label: string;
  readonly value: number;
}

type Row = readonly [applies: boolean, rule: ClauseId, label: string, value: number];

export const modifiers = (...rows: readonly Row[]): Modifier[] =>
  rows.filter(([applies]) => applies).map(([, rule, label, value]) => ({ rule, label, value }));

export const totalOf = (ledger: readonly Modifier[]): number =>
  ledger.reduce((sum, { value }) => sum + value, 0);

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** `charge −2 (CSW-CHG-06), swamp +1 (CSW-TEC-04)` */
export const ledgerText = (ledger: readonly Modifier[]): string =>
  ledger.map(({ label, value, rule }) => `${label} ${signed(value)} (${rule})`).join(', ');
