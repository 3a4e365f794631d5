/** Nobody stays in a crowded hex: what would be lost there goes next door (CHR-OCC-04). */
import type { Action } from '../orders/orders.ts';
import { checkStep } from '../rules/ground/checkStep.ts';
import { moverOf } from '../rules/ground/mover.ts';
import type { Army } from '../state/state.ts';
import { type Draft, isFieldArmy, isFoe, isReady } from './draft.ts';
import { MAX_RANGE } from './marching.ts';
import { hasRoom, roomAt, sendArmy } from './room.ts';

type Plans = Map<Army, readonly Action[]>;

const DIRECTIONS = [1, 2, 3, 4, 5, 6] as const;
const STAYS: readonly Action['a'][] = ['hold', 'recruit', 'patrol'];

/** The first hex next door where it may go, is fed and meets nobody. */
const outlet = (draft: Draft, army: Army): Action | undefined => {
  const mover = moverOf(draft.view, army);
  for (const direction of DIRECTIONS) {
    const step = checkStep(draft.view, mover, army.at, direction, { pace: 'move' });
    if (!step.ok || step.ends !== null || draft.ranges[step.to]! > MAX_RANGE) continue;
    if (draft.seen.some(({ at, owner }) => at === step.to && isFoe(draft, owner))) continue;
    if (!hasRoom(draft, army, step.to)) continue;
    sendArmy(draft, army, step.to);
    return { a: 'move', steps: [direction], with: [] };
  }
  return undefined;
};

/** An army that is fit to go out and has nothing better to do. */
const isIdle = (draft: Draft, army: Army, actions: readonly Action[]): boolean =>
  !army.inside &&
  isFieldArmy(draft, army) &&
  isReady(draft, army) &&
  actions.every(({ a }) => STAYS.includes(a));

/** The smallest first, until those who stay have room. */
export const relieveCrowding = (draft: Draft, plans: Plans): void => {
  const idle = [...plans].filter(([army, actions]) => isIdle(draft, army, actions));
  for (const [army] of idle.sort(([a], [b]) => a.size - b.size || a.id - b.id)) {
    if (roomAt(draft, army.at) >= 0) continue;
    const move = outlet(draft, army);
    if (move !== undefined) plans.set(army, [move]);
  }
};
