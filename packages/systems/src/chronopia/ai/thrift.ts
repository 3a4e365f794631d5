/**
 * When the treasury cannot pay for everything: what to give up (CHR-CPU-02). Granaries and aqueducts never
 * (CHR-CPU-03).
 */
import { CONSTANTS } from '../data/index.ts';
import type { Improvement } from '../orders/orders.ts';
import { pvOf } from '../rules/forces/points.ts';
import { type Draft, ownCityAt } from './draft.ts';

/** From the most to the least dispensable. */
const LUXURIES: readonly Improvement[] = ['cathedral', 'academy', 'barracks', 'courthouse', 'harbor'];

const leaveUnpaid = (draft: Draft): void => {
  for (const kind of LUXURIES)
    for (const { name, improvements } of draft.cities) {
      if (draft.purse >= 0) return;
      if (improvements[kind] === undefined) continue;
      draft.statements.push({ s: 'noPay', item: `${kind} of ${name}` });
      draft.purse += (CONSTANTS.improvements as Record<Improvement, { upkeep: number }>)[kind].upkeep;
    }
};

/** Names of the armies to disband: the smallest in a city, as long as there is debt. */
const sendHome = (draft: Draft): Set<string> => {
  const gone = new Set<string>();
  let debt = -draft.purse;
  const small = draft.armies.filter(({ at }) => ownCityAt(draft, at)?.conquered === null);
  for (const army of small.sort((a, b) => a.size - b.size || a.id - b.id)) {
    if (debt <= 0 || draft.armies.length - gone.size <= 1) break;
    draft.statements.push({ s: 'order', unit: army.name, actions: [{ a: 'disband', items: 'ALL' }] });
    gone.add(army.name);
    debt -= Math.floor(pvOf(army) / 3);
  }
  return gone;
};

/** Returns the names of disbanded armies: they take no other orders. */
export const economize = (draft: Draft): ReadonlySet<string> => {
  if (draft.purse >= 0) return new Set();
  leaveUnpaid(draft);
  return sendHome(draft);
};
