/** A text as cards, in the order of its lines, and what is wrong with it (CHR-GRM-05, CHR-HID-25). */
import type { Seat } from '@warmoot/kernel';
import type { Statement } from '../orders/orders.ts';
import { fileIn, readWritten } from '../orders/written.ts';
import type { Finding } from '../orderText/index.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign } from '../state/state.ts';

/** One line of the text that orders something. */
export interface OrderCard {
  readonly line: number;
  /** The unit or city it orders; none for payments, declarations and the like. */
  readonly unit?: string;
  readonly text: string;
  /** For a line that orders no unit, so that it can be changed on a form. */
  readonly statement?: Statement;
  readonly findings: readonly Finding[];
}

export interface OrderSheet {
  readonly cards: readonly OrderCard[];
  readonly findings: readonly Finding[];
  readonly statements: readonly Statement[];
}

const aboutOf = (statement: Statement): Pick<OrderCard, 'unit' | 'statement'> => {
  if (statement.s === 'rejected') return statement.unit === undefined ? {} : { unit: statement.unit };
  return statement.s === 'order' ? { unit: statement.unit } : { statement };
};

export const readSheet = (view: Campaign, seat: Seat, text: string): OrderSheet | undefined => {
  const me = seatEmpire(view, seat);
  const findings = readWritten(view, seat, text)?.findings;
  if (me === null || findings === undefined) return undefined;
  const { statements, where = [] } = fileIn(view, me, text);
  const written = text.split('\n');
  const cards = [...new Set(where.map(({ line }) => line))].map((line): OrderCard => {
    const first = statements[where.findIndex((place) => place.line === line)];
    return {
      line,
      ...(first && aboutOf(first)),
      text: written[line - 1]?.trim() ?? '',
      findings: findings.filter((finding) => finding.line === line),
    };
  });
  return { cards, findings, statements };
};
