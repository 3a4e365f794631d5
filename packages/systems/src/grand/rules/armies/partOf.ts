import type { Part } from '../../orders/orders.ts';
import type { Troops } from '../../state/army.ts';

/** A part of so many points, regular before mercenary, foot before mounted. */
export const partOf = (army: Troops, size: number): Part => {
  const regular = Math.min(army.regular, size);
  const mercenary = Math.min(army.mercenary, size - regular);
  return {
    regular,
    mercenary,
    mounted: Math.max(0, regular - (army.regular - army.mounted)),
    mountedMercenary: Math.max(0, mercenary - (army.mercenary - army.mountedMercenary)),
    keepCommander: true,
  };
};
