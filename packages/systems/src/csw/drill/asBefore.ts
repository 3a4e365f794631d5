import type { CswOrder, OrderOf } from '../orders/orders.ts';
import type { Side } from '../state/setup.ts';
import { type Battle, unitOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { Draft } from './draft.ts';

const isEntry = (order: CswOrder): order is OrderOf<'enter'> => order.type === 'enter';

/** The next column enters as the last did: the same number of each type, by the same hexes, with the same facings. */
export const enterAsBefore = (
  battle: Battle,
  side: Side,
  units: readonly Unit[],
  earlier: readonly CswOrder[],
): Draft => {
  const draft = new Draft(battle, side);
  const left = [...units];
  for (const order of earlier.filter(isEntry)) {
    const taken = order.units.flatMap((id) => {
      const like = unitOf(battle, id);
      const at = left.findIndex(({ type, undead }) => type === like.type && undead === like.undead);
      return at < 0 ? [] : left.splice(at, 1);
    });
    if (taken.length === 0) continue;
    const given = draft.give({ ...order, units: taken.map(({ id }) => id) });
    if (!given) left.push(...taken);
  }
  return draft;
};

export const hasEntries = (earlier: readonly CswOrder[]): boolean => earlier.some(isEntry);
