import type { Tale } from '../../engine/tale.ts';

/** CST-HID-05: Units that fought are visible until END. */
export const concealFighters = (tale: Tale): void => {
  if (tale.state.units.some(({ isRevealed }) => isRevealed))
    tale.tell({ type: 'fightersConcealed', rules: ['CST-HID-05'] });
};
