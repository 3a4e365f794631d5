/** While orders are written, supply is that of where everybody stands: so it will be counted at T6 (CHR-R-74, CHR-HID-25). */
import type { Campaign } from '../../state/state.ts';
import { supplyOf } from './status.ts';

const BEFORE_COUNTING: readonly Campaign['step'][] = ['T4', 'T5'];

export const withSupplyNow = (view: Campaign): Campaign => {
  if (!BEFORE_COUNTING.includes(view.step)) return view;
  const { armies, units } = supplyOf(view);
  return {
    ...view,
    armies: view.armies.map((army) => army && { ...army, ...armies.get(army.id) }),
    units: view.units.map((unit) => unit && { ...unit, ...units.get(unit.id) }),
  };
};
