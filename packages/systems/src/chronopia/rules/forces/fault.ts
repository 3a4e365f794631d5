import type { ClauseId } from '@warmoot/kernel';
import type { ErrorCode } from '../../orders/orders.ts';

/** Why an order could not be carried out as written: code, clause and the words after "because" (CHR-GRM-04). */
export interface Fault {
  readonly code: ErrorCode;
  readonly rule: ClauseId;
  readonly because: string;
}
export const fault = (code: ErrorCode, rule: ClauseId, because: string): Fault => ({ code, rule, because });
