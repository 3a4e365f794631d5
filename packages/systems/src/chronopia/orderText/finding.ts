/** What is wrong with a line of orders, in words for its author (CHR-GRM-04). */
import type { ClauseId } from '@warmoot/kernel';
import type { ErrorCode } from '../orders/orders.ts';

export interface Finding {
  /** Both counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly code: ErrorCode;
  readonly clause: ClauseId;
  /** One sentence: what is wrong and what happens instead. Only what the empire may know (CHR-HID-24). */
  readonly text: string;
  /** What the author may have meant. */
  readonly nearest?: string;
}
