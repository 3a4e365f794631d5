/** Paths of a computer's armies: through land in supply, around stronger enemies (CHR-CPU-03). */
import type { Action, Qualifier } from '../orders/orders.ts';
import { allowance, type Pace } from '../rules/ground/allowance.ts';
import { nearestCity } from '../rules/ground/homeward.ts';
import { portalsOf } from '../rules/ground/links.ts';
import { checkMarchWay } from '../rules/ground/march.ts';
import { type Mover, moverOf } from '../rules/ground/mover.ts';
import { pathToward, type WayThere } from '../rules/ground/pathToward.ts';
import { distance, type Hex } from '../state/ground.ts';
import type { Army, Unit } from '../state/state.ts';
import { actionsLeft, type Draft, foesNear, HOLD, isFieldArmy, isFoe } from './draft.ts';
import { hasRoom, sendArmy } from './room.ts';

/** Long range: beyond it an army goes hungry, so no computer empire leads one there (CHR-SUP-01). */
export const MAX_RANGE = 10;
/** Longer ways are not searched. */
const FARTHEST = 30;

export interface March {
  readonly actions: Action[];
  /** It ends on the goal. */
  readonly arrives: boolean;
  readonly goal: Hex;
}

/** Hexes of enemies it cannot beat, and hexes where it would go hungry. */
const isShunned = (draft: Draft, army: Army): ((hex: Hex) => boolean) => {
  const foes = new Map<Hex, number>();
  for (const { at, owner, size } of draft.seen)
    if (isFoe(draft, owner)) foes.set(at, (foes.get(at) ?? 0) + size);
  const isHungry = (hex: Hex): boolean =>
    draft.cities.length > 0 && draft.ranges[hex]! > Math.max(MAX_RANGE, army.range);
  return (hex) => isHungry(hex) || (foes.get(hex) ?? 0) > army.size;
};

/** One action of a march: as many steps as its pace allows. */
interface Leg {
  readonly pace: Pace;
  readonly from: number;
  readonly to: number;
}

/** A March tires an army in any battle of the turn (CHR-AAC-07): only where no enemy is near. */
const mayMarch = (draft: Draft, mover: Mover, way: readonly Hex[]): boolean =>
  draft.strength.isSkilled &&
  foesNear(draft, way.at(-1)!, 3).length === 0 &&
  checkMarchWay(draft.view, mover, way).ok;

/** One March a turn at most (CHR-AAC-07). */
const legsOf = (draft: Draft, army: Army, mover: Mover, { hexes }: WayThere): Leg[] => {
  const legs: Leg[] = [];
  for (let from = 0; from < hexes.length && legs.length < actionsLeft(army); ) {
    const far = from + allowance(mover, 'march');
    const start = from === 0 ? army.at : hexes[from - 1]!;
    const marches =
      !legs.some(({ pace }) => pace === 'march') &&
      far < hexes.length &&
      mayMarch(draft, mover, [start, ...hexes.slice(from, far)]);
    const to = marches ? far : Math.min(hexes.length, from + Math.max(1, allowance(mover, 'move')));
    legs.push({ pace: marches ? 'march' : 'move', from, to });
    from = to;
  }
  return legs;
};

/** As many as end where there is room (CHR-OCC-01); a Broken army has no choice (CHR-BRK-05). */
const legsWithRoom = (
  draft: Draft,
  army: Army,
  { hexes }: WayThere,
  legs: readonly Leg[],
): readonly Leg[] => {
  for (let count = legs.length; count > 0; count--)
    if (!isFieldArmy(draft, army) || hasRoom(draft, army, hexes[legs[count - 1]!.to - 1]!))
      return legs.slice(0, count);
  return [];
};

const wayTo = (
  draft: Draft,
  army: Army,
  goals: readonly Hex[],
  avoid: (hex: Hex) => boolean,
): { readonly way: WayThere; readonly legs: readonly Leg[] } | undefined => {
  const mover = moverOf(draft.view, army);
  const way = pathToward(draft.view, mover, army.at, goals, { within: FARTHEST, avoid });
  if (way === null || way.steps.length === 0) return undefined;
  const legs = legsWithRoom(draft, army, way, legsOf(draft, army, mover, way));
  return legs.length === 0 ? undefined : { way, legs };
};

const marchBy = (
  draft: Draft,
  army: Army,
  { way, legs }: NonNullable<ReturnType<typeof wayTo>>,
  last: readonly Qualifier[] = [],
): March => {
  const stop = way.hexes[legs.at(-1)!.to - 1]!;
  const goal = way.hexes.at(-1)!;
  sendArmy(draft, army, stop);
  const actions = legs.map(
    ({ pace, from, to }): Action => ({
      a: pace,
      steps: way.steps.slice(from, to),
      with: to === way.hexes.length ? last : [],
    }),
  );
  return { actions, arrives: stop === goal, goal };
};

/** A way through a portal must save this many hexes. */
const SAVED_BY_PORTAL = 4;

/** CHR-SPT-03: to a known portal nearby, and out of another near the goal. */
const throughPortal = (draft: Draft, army: Army, goal: Hex, length: number): March | undefined => {
  const { ground } = draft.view;
  const open = portalsOf(draft.view).filter(
    ({ at }) => draft.ranges[at]! <= MAX_RANGE && hasRoom(draft, army, at),
  );
  const [pair] = open
    .flatMap((into) => open.map((out) => ({ into, out })))
    .filter(({ into, out }) => into !== out && into.at !== army.at)
    .map(({ into, out }) => ({
      into,
      out,
      length: distance(ground, army.at, into.at) + 1 + distance(ground, out.at, goal),
    }))
    .sort((a, b) => a.length - b.length || a.into.at - b.into.at);
  if (pair === undefined || pair.length + SAVED_BY_PORTAL > length) return undefined;
  const found = wayTo(draft, army, [pair.into.at], isShunned(draft, army));
  return found && marchBy(draft, army, found, [{ q: 'PORTAL', letter: pair.out.letter }]);
};

/** As far towards the nearest goal as its actions allow; around crowded hexes if it must; undefined if there is no way. */
export const marchTo = (draft: Draft, army: Army, goals: readonly Hex[]): March | undefined => {
  const avoid = isShunned(draft, army);
  const crowded = (hex: Hex): boolean => avoid(hex) || !hasRoom(draft, army, hex);
  const found = wayTo(draft, army, goals, avoid) ?? wayTo(draft, army, goals, crowded);
  if (draft.strength.isSkilled && goals.length === 1) {
    const shortcut = throughPortal(draft, army, goals[0]!, found?.way.hexes.length ?? FARTHEST);
    if (shortcut !== undefined) return shortcut;
  }
  return found && marchBy(draft, army, found);
};

/** To the nearest of our cities that is not besieged and has room; a Broken army only to the nearest (CHR-BRK-05). */
export const marchHome = (draft: Draft, army: Army): Action[] | undefined => {
  if (!isFieldArmy(draft, army)) {
    const home = nearestCity(draft.view, draft.me, army.at);
    return home && marchTo(draft, army, [home.at])?.actions;
  }
  const safe = draft.cities.filter(({ siege, at }) => siege === null && hasRoom(draft, army, at));
  const goals = (safe.length > 0 ? safe : draft.cities).map(({ at }) => at);
  return marchTo(draft, army, goals)?.actions;
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
