/** Paths of a computer's armies: through land in supply, around stronger enemies (CHR-CPU-03). */
import type { Action } from '../orders/orders.ts';
import { allowance } from '../rules/ground/allowance.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { pathToward } from '../rules/ground/pathToward.ts';
import type { Hex } from '../state/ground.ts';
import type { Army, Unit } from '../state/state.ts';
import { type Draft, HOLD, isFoe, roomAt, send } from './draft.ts';

/** Long range: beyond it an army goes hungry, so no computer empire leads one there (CHR-SUP-01). */
export const MAX_RANGE = 10;

export interface March {
  readonly actions: Action[];
  /** It ends on the goal. */
  readonly arrives: boolean;
  readonly goal: Hex;
}

export const actionsLeft = ({ supply }: Army): number => (supply === 'city' || supply === 'regular' ? 2 : 1);

/** Hexes of enemies it cannot beat, and hexes where it would go hungry. */
const isShunned = (draft: Draft, army: Army): ((hex: Hex) => boolean) => {
  const foes = new Map<Hex, number>();
  for (const { at, owner, size } of draft.seen)
    if (isFoe(draft, owner)) foes.set(at, (foes.get(at) ?? 0) + size);
  return (hex) => draft.ranges[hex]! > Math.max(MAX_RANGE, army.range) || (foes.get(hex) ?? 0) > army.size;
};

/** The number of actions after which it has room; 0 if it should stay (CHR-OCC-01). */
const actionsWithRoom = (draft: Draft, army: Army, ends: readonly Hex[]): number => {
  for (let count = ends.length; count > 0; count--)
    if (roomAt(draft, army, ends[count - 1]!) >= army.size) return count;
  return 0;
};

/** As far towards the nearest goal as its actions allow; undefined if there is none. */
export const marchTo = (draft: Draft, army: Army, goals: readonly Hex[]): March | undefined => {
  const mover = moverOf(draft.view, army);
  const avoid = isShunned(draft, army);
  const way = pathToward(draft.view, mover, army.at, goals, { within: 30, avoid });
  if (way === null || way.steps.length === 0) return undefined;
  const each = Math.max(1, allowance(mover, 'move', {}));
  const starts = Array.from({ length: actionsLeft(army) }, (_, nth) => nth * each).filter(
    (at) => at < way.steps.length,
  );
  const ends = starts.map((at) => way.hexes[Math.min(at + each, way.hexes.length) - 1]!);
  const count = actionsWithRoom(draft, army, ends);
  if (count === 0) return undefined;
  const actions = starts
    .slice(0, count)
    .map((at): Action => ({ a: 'move', steps: way.steps.slice(at, at + each), with: [] }));
  const goal = way.hexes.at(-1)!;
  const stop = ends[count - 1]!;
  send(draft, army.at, -army.size);
  send(draft, stop, army.size);
  return { actions, arrives: stop === goal, goal };
};

/** To the nearest of our cities that is not besieged and has room. */
export const marchHome = (draft: Draft, army: Army): Action[] | undefined => {
  const safe = draft.cities.filter(({ siege, at }) => siege === null && roomAt(draft, army, at) >= army.size);
  const goals = (safe.length > 0 ? safe : draft.cities).map(({ at }) => at);
  const march = marchTo(draft, army, goals);
  return march?.actions;
};

/** Paths of scouts, engineers and settlers, which avoid enemies. */
export const unitTo = (draft: Draft, unit: Unit, goals: readonly Hex[], actions: number): Action[] => {
  const mover = moverOf(draft.view, unit);
  const foes = new Set(draft.seen.filter(({ owner }) => isFoe(draft, owner)).map(({ at }) => at));
  const way = pathToward(draft.view, mover, unit.at, goals, { within: 20, avoid: (hex) => foes.has(hex) });
  if (way === null || way.steps.length === 0) return [HOLD];
  const each = Math.max(1, allowance(mover, 'move', {}));
  const moves: Action[] = [];
  for (let at = 0; at < way.steps.length && moves.length < actions; at += each)
    moves.push({ a: 'move', steps: way.steps.slice(at, at + each), with: [] });
  return moves;
};
