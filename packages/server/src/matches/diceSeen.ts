import type { DiceDeclaration } from '@warmoot/kernel';
import type { Table } from './table.ts';

/** A match's dice as the public sees them. `isImported`: earlier rolls came from elsewhere; the end reveals more. */
export type DiceSeen = DiceDeclaration & { readonly isImported?: true };

/**
 * MOT-09: the number of dice rolled, or the seed of earlier ones, would reveal secret rolls. So the rolls an imported
 * match brought are shown only when it is over.
 */
export const diceSeen = ({ dice, status }: Table): DiceSeen => {
  const { brought, ...own } = dice;
  return status === 'over' || brought === undefined ? dice : { ...own, isImported: true };
};

/** MOT-07: secret until the end; nothing to show if no roll was made here. */
export const seedShown = ({ dice, status, secret }: Table): string | null =>
  status === 'over' && dice.source !== 'brought' ? secret : null;
