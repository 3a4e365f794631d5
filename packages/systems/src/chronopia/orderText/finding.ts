/** What is wrong with a line of orders, in words for its author (CHR-GRM-04). */
import type { ClauseId } from '@warmoot/kernel';
import type { ErrorCode } from '../orders.ts';

export interface Finding {
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly code: ErrorCode;
  readonly clause: ClauseId;
  /** One sentence: what is wrong and what comes of it. Only what the empire may know (CHR-HID-24). */
  readonly text: string;
  /** What one may have meant. */
  readonly nearest?: string;
}

/** `Line 3, column 13: "Mvoe" is no action; the unit holds (E-03, CHR-GRM-04). Did you mean Move?` */
export const findingSentence = ({ line, column, code, clause, text, nearest }: Finding): string => {
  const said = `Line ${line}, column ${column}: ${text.replace(/\.$/u, '')} (${code}, ${clause}).`;
  return nearest === undefined ? said : `${said} Did you mean ${nearest}?`;
};

/** Words of the author inside a sentence, cut short if they are many. */
export const quote = (written: string): string =>
  `"${written.length > 60 ? `${Array.from(written).slice(0, 59).join('')}…` : written}"`;
