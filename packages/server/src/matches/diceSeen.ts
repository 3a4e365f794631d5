import type { DiceDeclaration } from '@warmoot/kernel';
import type { Table } from './table.ts';

/** The dice of a match as anybody may know them. `isImported`: earlier rolls came from elsewhere; more is told at the end. */
export type DiceSeen = DiceDeclaration & { readonly isImported?: true };

/**
 * MOT-09: how many dice have been rolled, and the seed behind earlier ones, would tell of rolls made in secret. So what an
 * imported match brought is shown when it is over.
 */
export const diceSeen = ({ dice, status }: Table): DiceSeen => {
  const { brought, ...own } = dice;
  return status === 'over' || brought === undefined ? dice : { ...own, isImported: true };
};

/** MOT-07: secret until the end, and nothing to show where no roll was made here. */
export const seedShown = ({ dice, status, secret }: Table): string | null =>
  status === 'over' && dice.source !== 'brought' ? secret : null;
