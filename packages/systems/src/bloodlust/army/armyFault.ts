import type { Army } from './army.ts';
import type { ArmyTerms } from './terms.ts';

/** What is wrong with an army, by which clause, and where: a command, and a unit in it. */
export interface ArmyFault {
  readonly rule: string;
  readonly because: string;
  readonly at?: { readonly command: number; readonly unit?: number };
}

export type ArmyClause = (army: Army, terms: ArmyTerms) => readonly ArmyFault[];

export { counted } from '@warmoot/kernel';
