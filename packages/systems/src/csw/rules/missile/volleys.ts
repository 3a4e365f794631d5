import { unitsAt } from '../../occupancy.ts';
import type { Side } from '../../setup.ts';
import { type Battle, boardIn, typeOf, type Unit, type UnitId } from '../../state.ts';
import { stackingOf } from '../stacking/stacks.ts';
import { canFire } from './mayFire.ts';
import { hasRoomToFire, MOST_POINTS_FIRING, pointsFiring } from './points.ts';
import { targetsOf, worksFor } from './sightings.ts';

/** A missile attack that the rules permit, as a player might think of it. */
export interface Volley {
  readonly units: readonly UnitId[];
  readonly target: number;
  readonly construction: boolean;
}

const isReady = (battle: Battle, unit: Unit): boolean =>
  canFire(battle, unit).ok && hasRoomToFire(battle, unit);

/** What one unit may fire at alone. */
export function* volleysOf(battle: Battle, unit: Unit): Generator<Volley> {
  if (!isReady(battle, unit)) return;
  for (const target of targetsOf(battle, unit)) yield { units: [unit.id], target, construction: false };
  for (const target of worksFor(battle, unit)) yield { units: [unit.id], target, construction: true };
}

/** CSW-STK-05, CSW-ENG-02: those who can fire together out of a hex, lowest ids first, no engines among them. */
const volleyIn = (battle: Battle, side: Side, cell: number): Unit[] => {
  let left = MOST_POINTS_FIRING - pointsFiring(battle, cell);
  return unitsAt(battle, cell).filter((unit) => {
    const points = stackingOf(battle, unit);
    if (unit.side !== side || points > left || typeOf(battle, unit).category === 'engine') return false;
    if (!canFire(battle, unit).ok) return false;
    left -= points;
    return true;
  });
};

/** By target, which of these units can fire at it. */
const byTarget = (battle: Battle, units: readonly Unit[]): Map<number, UnitId[]> => {
  const aimed = new Map<number, UnitId[]>();
  for (const unit of units)
    for (const target of targetsOf(battle, unit)) {
      const known = aimed.get(target);
      if (known === undefined) aimed.set(target, [unit.id]);
      else known.push(unit.id);
    }
  return aimed;
};

type Aims = Map<number, ReadonlyMap<number, readonly UnitId[]>>;

/** By firing hex and target. */
const aimsOf = (battle: Battle, side: Side): Aims => {
  const aims: Aims = new Map();
  for (const { cell, side: own, status } of battle.units)
    if (own === side && status === 'onMap' && !aims.has(cell))
      aims.set(cell, byTarget(battle, volleyIn(battle, side, cell)));
  return aims;
};

/** CSW-MIS-03, CSW-R-29: everybody who can join in from hexes that hang together with this one. */
const chainAt = (battle: Battle, aims: Aims, start: number, target: number): number[] => {
  const { neighbours } = boardIn(battle).grid;
  const chain = new Set([start]);
  for (const cell of chain)
    for (let entry = 6 * cell; entry < 6 * cell + 6; entry++) {
      const next = neighbours[entry] as number;
      if (aims.get(next)?.has(target)) chain.add(next);
    }
  return [...chain].sort((a, b) => a - b);
};

/** What the units of a hex may fire at together, and, from the first hex of each chain, with all their neighbours. */
export function* volleysFrom(battle: Battle, side: Side, cell: number): Generator<Volley> {
  const aims = aimsOf(battle, side);
  for (const [target, units] of aims.get(cell) ?? []) {
    if (units.length > 1) yield { units, target, construction: false };
    const chain = chainAt(battle, aims, cell, target);
    if (chain.length === 1 || chain[0] !== cell) continue;
    yield {
      units: chain.flatMap((from) => aims.get(from)?.get(target) ?? []),
      target,
      construction: false,
    };
  }
}

/** Whether a unit has anything to fire at. */
export const hasVolley = (battle: Battle, unit: Unit): boolean => !volleysOf(battle, unit).next().done;
