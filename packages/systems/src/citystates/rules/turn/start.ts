import type { Tale } from '../../engine/tale.ts';

/** CST-TRN-02 */
export const refresh = (tale: Tale): void => {
  tale.tell({ type: 'refreshed', player: tale.state.active, rules: ['CST-TRN-02'] });
};
