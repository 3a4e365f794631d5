/** Ways of a computer's armies: through land that feeds them, round whoever would eat them (CHR-CPU-03). */
import type { Hex } from '../ground.ts';
import type { Action } from '../orders.ts';
import { allowance } from '../rules/ground/allowance.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { pathToward } from '../rules/ground/pathToward.ts';
import type { Army } from '../state.ts';
import { type Desk, isFoe, sizeOfAll } from './desk.ts';

/** Long range: beyond it an army goes hungry, so no computer leads one there (CHR-SUP-01). */
export const FARTHEST = 10;
const HEX_LIMIT = 25;

export interface March {
  readonly actions: Action[];
  /** It stands on the goal when they are done. */
  readonly arrives: boolean;
}

export const actionsLeft = ({ supply }: Army): number => (supply === 'city' || supply === 'regular' ? 2 : 1);

/** Hexes of foes it cannot beat, and those where it would go hungry. */
const isShunned = (desk: Desk, army: Army): ((hex: Hex) => boolean) => {
  const foes = new Map<Hex, number>();
  for (const { at, owner, size } of desk.seen)
    if (isFoe(desk, owner)) foes.set(at, (foes.get(at) ?? 0) + size);
  return (hex) => desk.ranges[hex]! > Math.max(FARTHEST, army.range) || (foes.get(hex) ?? 0) > army.size;
};

/** As far on the way to the nearest goal as its actions lead; undefined if there is none. */
export const marchTo = (desk: Desk, army: Army, goals: readonly Hex[]): March | undefined => {
  const mover = moverOf(desk.view, army);
  const avoid = isShunned(desk, army);
  const way = pathToward(desk.view, mover, army.at, goals, { within: 30, avoid });
  if (way === null || way.steps.length === 0) return undefined;
  const each = Math.max(1, allowance(mover, 'move', {}));
  const actions: Action[] = [];
  let at = 0;
  for (; at < way.steps.length && actions.length < actionsLeft(army); at += each)
    actions.push({ a: 'move', steps: way.steps.slice(at, at + each), with: [] });
  return { actions, arrives: at >= way.steps.length };
};

/** Own armies that already stand in a hex leave only so much room in it (CHR-OCC-01). */
const hasRoom = (desk: Desk, army: Army, hex: Hex): boolean =>
  sizeOfAll(desk.armies.filter(({ at, id, inside }) => at === hex && id !== army.id && !inside)) +
    army.size <=
  HEX_LIMIT;

/** To the nearest of our cities that is not besieged and has room. */
export const marchHome = (desk: Desk, army: Army): Action[] | undefined => {
  const safe = desk.cities.filter(({ siege, at }) => siege === null && hasRoom(desk, army, at));
  const goals = (safe.length > 0 ? safe : desk.cities).map(({ at }) => at);
  return marchTo(desk, army, goals)?.actions;
};
