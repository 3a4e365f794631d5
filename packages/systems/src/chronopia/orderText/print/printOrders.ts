import type { Statement } from '../../orders/orders.ts';
import { statementText } from './statements.ts';

/** The printed part of a file; findings are not printed. */
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
