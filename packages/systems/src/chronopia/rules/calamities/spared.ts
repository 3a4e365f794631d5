import type { Roll } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Empire } from '../../state/state.ts';

/** CHR-R-17: a calamity without a victim has no effect, and nobody learns of it. */
export const reportNoVictim = (
  tale: Tale,
  { id }: Empire,
  calamity: string,
  rolls: readonly Roll[],
): void => {
  tale.tell({ type: 'calamitySpared', rules: ['CHR-R-17'], rolls, about: { empire: id, calamity } });
};
