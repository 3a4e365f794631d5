import type { Statement } from '../../orders/orders.ts';
import { statementText } from './statements.ts';

/** What of a file is printed: its findings are words about it, not words in it. */
export interface Printable {
  readonly empire?: string;
  readonly turn?: number;
  readonly statements: readonly Statement[];
}

/** The canonical text: read again it gives the same statements, and printed again the same text (CHR-GRM). */
export const printOrders = ({ empire, turn, statements }: Printable): string => {
  const headers = [
    ...(empire === undefined ? [] : [`EMPIRE ${empire}`]),
    ...(turn === undefined ? [] : [`TURN ${turn}`]),
  ];
  return [...headers, ...statements.map(statementText)].map((line) => `${line}\n`).join('');
};
