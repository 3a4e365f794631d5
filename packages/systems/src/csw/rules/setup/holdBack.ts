import type { Tale } from '../../engine/tale.ts';
import type { Side } from '../../state/setup.ts';

/** CSW-HOV-02: the units that a side did not place wait off the map. In other battles every unit is placed by now. */
export const holdBack = (tale: Tale, side: Side): void => {
  const units = tale.state.units
    .filter((unit) => unit.side === side && unit.status === 'toPlace')
    .map(({ id }) => id);
  if (units.length > 0) tale.tell({ type: 'unitsHeldBack', side, units, rules: ['CSW-HOV-02'] });
};
