import { cacheLastTwo } from '@warmoot/kernel';
import { unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { stackingOf } from '../stacking/stacks.ts';
import { canFire, isAbleToFire } from './mayFire.ts';
import { declaredIn, hasRoomToFire, MAX_POINTS_FIRING, pointsFiring } from './points.ts';
import { hasTarget, targetsOf, worksFor } from './sightings.ts';

/** A missile attack that the rules permit and a player might want. */
export interface Volley {
  readonly units: readonly UnitId[];
  readonly target: number;
  readonly construction: boolean;
}

const isReady = (battle: Battle, unit: Unit): boolean =>
  canFire(battle, unit).ok && hasRoomToFire(battle, unit);

type Moment = Pick<Battle, 'step' | 'turn' | 'phasing'>;

interface Able extends Moment {
  readonly units: Partial<Record<Side, readonly Unit[]>>;
}

const isSameMoment = (a: Moment, b: Moment): boolean =>
  a.step === b.step && a.turn === b.turn && a.phasing === b.phasing;

const noneYet = ({ step, turn, phasing }: Moment): Able => ({ step, turn, phasing, units: {} });

const known = cacheLastTwo((_units: readonly Unit[], battle: Battle) => ({ able: noneYet(battle) }));

const findAble = (battle: Battle, side: Side): readonly Unit[] => {
  const found: Unit[] = [];
  for (const unit of battle.units)
    if (unit.side === side && typeOf(battle, unit).missile > 0 && isAbleToFire(battle, unit).ok)
      found.push(unit);
  return found;
};

/** Who could fire if nothing were declared yet; computed once for each step. */
const ableUnits = (battle: Battle, side: Side): readonly Unit[] => {
  const memory = known(battle.units, battle);
  if (!isSameMoment(memory.able, battle)) memory.able = noneYet(battle);
  const { able } = memory;
  able.units[side] ??= findAble(battle, side);
  return able.units[side];
};

/** The units of a side that can still be ordered to fire at something, by ascending id. */
export function* shooters(battle: Battle, side: Side): Generator<Unit> {
  const declared = declaredIn(battle);
  for (const unit of ableUnits(battle, side))
    if (!declared.has(unit.id) && hasRoomToFire(battle, unit) && hasTarget(battle, unit)) yield unit;
}

/** What one unit may fire at alone. */
export function* volleysOf(battle: Battle, unit: Unit): Generator<Volley> {
  if (!isReady(battle, unit)) return;
  for (const target of targetsOf(battle, unit)) yield { units: [unit.id], target, construction: false };
  for (const target of worksFor(battle, unit)) yield { units: [unit.id], target, construction: true };
}

/** CSW-STK-05, CSW-ENG-02: those who can fire together out of a hex, lowest ids first, no engines among them. */
const volleyIn = (battle: Battle, side: Side, cell: number): Unit[] => {
  let left = MAX_POINTS_FIRING - pointsFiring(battle, cell);
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

type Aims = ReadonlyMap<number, readonly UnitId[]>;

/** The targets of each unit in a hex, computed on first use. */
const aimsOf = (battle: Battle, side: Side): ((cell: number) => Aims) => {
  const known = new Map<number, Aims>();
  return (cell) => {
    let aims = known.get(cell);
    if (aims === undefined) {
      aims = byTarget(battle, volleyIn(battle, side, cell));
      known.set(cell, aims);
    }
    return aims;
  };
};

/** CSW-MIS-03, CSW-R-29: all hexes connected to this one from which units can join in. */
const chainAt = (battle: Battle, aimsAt: (cell: number) => Aims, start: number, target: number): number[] => {
  const { neighbours } = boardIn(battle).grid;
  const chain = new Set([start]);
  for (const cell of chain)
    for (let entry = 6 * cell; entry < 6 * cell + 6; entry++) {
      const next = neighbours[entry] as number;
      if (next >= 0 && aimsAt(next).has(target)) chain.add(next);
    }
  return [...chain].sort((a, b) => a - b);
};

/** What the units of a hex may fire at together, and, from the first hex of each chain, with all their neighbours. */
export function* volleysFrom(battle: Battle, side: Side, cell: number): Generator<Volley> {
  const aimsAt = aimsOf(battle, side);
  for (const [target, units] of aimsAt(cell)) {
    if (units.length > 1) yield { units, target, construction: false };
    const chain = chainAt(battle, aimsAt, cell, target);
    if (chain.length === 1 || chain[0] !== cell) continue;
    yield { units: chain.flatMap((from) => aimsAt(from).get(target) ?? []), target, construction: false };
  }
}
