import { type Refusal, refuse } from '@warmoot/kernel';
import type { FightOrder, FightResult } from '../forms.ts';

/** A filed result, with the order it answers. */
export interface Filed {
  readonly order: FightOrder;
  readonly result: FightResult;
}

export const refuseResult = (because: string): Refusal => refuse('CHR-BTL-04', because);
export const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;
