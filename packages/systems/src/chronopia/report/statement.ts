/** The treasury as a statement (CHR-RPT-01): opening balance, payments with their reasons, closing balance. */
import type { ReportLine } from '../state/state.ts';

export interface StatementRow {
  readonly cause: string;
  /** `Karsk 376, Whitemere 364`; empty if the cause says everything. */
  readonly items: readonly { readonly what: string; readonly guilders: number }[];
  readonly guilders: number;
}
export interface Statement {
  readonly turn: number;
  readonly opening: number;
  readonly rows: readonly StatementRow[];
  readonly closing: number;
}

/** In the order of a turn: Income, then Payables, then orders. */
const CAUSES: Readonly<Record<string, string>> = {
  income: 'Income of cities',
  mine: 'Mines',
  tribute: 'Tribute',
  found: 'Found',
  treachery: 'Treachery',
  hiring: 'Dogs of War',
  returned: 'Refunds',
  transfer: 'Other empires',
  gift: 'Gifts',
  upkeep: 'Upkeep',
  replacements: 'Replacements',
  unit: 'Units raised',
  building: 'Building',
  troops: 'Troops',
  spell: 'Spells',
  spoils: 'Spoils',
  booty: 'Booty',
  loot: 'Loot',
  treasure: 'Treasure',
  joiner: 'Starting grant',
  moderator: 'By the moderator',
};

const sumOf = (lines: readonly ReportLine[]): number =>
  lines.reduce((sum, { booking }) => sum + (booking?.guilders ?? 0), 0);

const itemsOf = (lines: readonly ReportLine[]): StatementRow['items'] => {
  const names = [...new Set(lines.map(({ text }) => text))].filter((text) => text !== '');
  return names.map((what) => ({ what, guilders: sumOf(lines.filter(({ text }) => text === what)) }));
};

const rowsOf = (lines: readonly ReportLine[]): StatementRow[] =>
  Object.entries(CAUSES).flatMap(([cause, word]) => {
    const mine = lines.filter(({ booking }) => booking?.cause === cause);
    return mine.length === 0 ? [] : [{ cause: word, items: itemsOf(mine), guilders: sumOf(mine) }];
  });

/** Computed back from the current treasury: last turn's statement, and this turn's so far. */
export const statementsOf = (lines: readonly ReportLine[], turn: number, treasury: number): Statement[] => {
  const ledger = lines.filter(({ section }) => section === 'ledger');
  const now = ledger.filter((line) => line.turn === turn);
  const before = ledger.filter((line) => line.turn === turn - 1);
  const opening = treasury - sumOf(now);
  return [
    ...(before.length === 0
      ? []
      : [{ turn: turn - 1, opening: opening - sumOf(before), rows: rowsOf(before), closing: opening }]),
    { turn, opening, rows: rowsOf(now), closing: treasury },
  ];
};
