/** While orders are written, supply is that of where everybody stands: so it will be counted at T6 (CHR-R-74, CHR-HID-25). */
import type { Campaign } from '../../state/state.ts';
import { supplyOf } from './status.ts';

const BEFORE_COUNTING: readonly Campaign['step'][] = ['T4', 'T5'];

/** Without armies it saw earlier and no longer sees (CHR-HID-21): nobody knows whether they still bar a way. */
export const withoutGhosts = (view: Campaign): Campaign =>
  typeof view.seenBy === 'number'
    ? {
        ...view,
        armies: view.armies.map((army) =>
          army === null || army.owner === view.seenBy || army.raisedTurn >= view.turn - 1 ? army : null,
        ),
      }
    : view;

export const withSupplyNow = (view: Campaign): Campaign => {
  if (!BEFORE_COUNTING.includes(view.step)) return view;
  const { armies, units } = supplyOf(withoutGhosts(view));
  return {
    ...view,
    armies: view.armies.map((army) => army && { ...army, ...armies.get(army.id) }),
    units: view.units.map((unit) => unit && { ...unit, ...units.get(unit.id) }),
  };
};
