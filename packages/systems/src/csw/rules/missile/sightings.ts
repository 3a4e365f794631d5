import { cacheLastTwo, cachePerObject } from '@warmoot/kernel';
import { distance } from '../../state/board.ts';
import type { Field } from '../../state/field.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, type Work } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { outlookOn } from '../sight/outlook.ts';
import { isRampart } from '../terrain/ground.ts';
import { reachInHexes } from './factor.ts';
import { breaches, isBehindEngine, isBesideFriends, isHeldByEnemy, throwsStones } from './targets.ts';

/** A hex that a side may fire at, judged only by the hex. */
interface Target {
  readonly cell: number;
  /** CSW-ENG-01 */
  readonly behindEngine: boolean;
}

const UNKNOWN = 0;
const IN_SIGHT = 1;
const OUT_OF_SIGHT = 2;

/** Known lines of fire. Declaring attacks moves no unit, so they are computed once per missile segment. */
interface Sightings {
  readonly works: readonly Work[];
  readonly targets: Partial<Record<Side, readonly Target[]>>;
  /** By firing hex, one entry for each target of its side. */
  readonly from: Map<number, Uint8Array>;
  readonly aims: Map<UnitId, boolean>;
}

const nothingSeen = ({ works }: Battle): Sightings => ({
  works,
  targets: {},
  from: new Map(),
  aims: new Map(),
});

const known = cacheLastTwo((_units: readonly Unit[], battle: Battle) => ({ sightings: nothingSeen(battle) }));

const sightingsIn = (battle: Battle): Sightings => {
  const memory = known(battle.units, battle);
  if (memory.sightings.works !== battle.works) memory.sightings = nothingSeen(battle);
  return memory.sightings;
};

/** CSW-P-28, CSW-MIS-10: enemy-held hexes with none of the side's own beside them, ascending. */
const findTargets = (battle: Battle, side: Side): Target[] => {
  const { first } = occupancyOf(battle);
  const targets: Target[] = [];
  for (const { id, cell, side: holder } of battle.units)
    if (holder !== side && cell >= 0 && first[cell] === id && !isBesideFriends(battle, side, cell))
      targets.push({ cell, behindEngine: isBehindEngine(battle, cell) });
  return targets.sort((a, b) => a.cell - b.cell);
};

const targetsFor = (battle: Battle, side: Side): readonly Target[] => {
  const { targets } = sightingsIn(battle);
  targets[side] ??= findTargets(battle, side);
  return targets[side];
};

const linesFrom = (battle: Battle, cell: number, targets: number): Uint8Array => {
  const { from } = sightingsIn(battle);
  let lines = from.get(cell);
  if (lines === undefined) {
    lines = new Uint8Array(targets);
    from.set(cell, lines);
  }
  return lines;
};

const canLookTo = (battle: Battle, from: number, to: number): boolean => {
  const { how } = outlookOn(battle, from, to, Number.MAX_SAFE_INTEGER);
  return how === 'seen' || how === 'indirect';
};

/** The first target from `start` on in its side's list that a unit may fire at by itself; -1 for none. */
const nextTarget = (battle: Battle, unit: Unit, targets: readonly Target[], start: number): number => {
  const board = boardIn(battle);
  const reach = reachInHexes(battle, unit);
  const stones = throwsStones(battle, unit);
  const lines = linesFrom(battle, unit.cell, targets.length);
  for (let index = start; index < targets.length; index++) {
    const { cell, behindEngine } = targets[index] as Target;
    if (distance(board, unit.cell, cell) > reach || (behindEngine && !stones)) continue;
    if (lines[index] === UNKNOWN) lines[index] = canLookTo(battle, unit.cell, cell) ? IN_SIGHT : OUT_OF_SIGHT;
    if (lines[index] === IN_SIGHT) return index;
  }
  return -1;
};

/** The enemy-held hexes that a unit able to fire may fire at by itself, ascending. */
export function* targetsOf(battle: Battle, unit: Unit): Generator<number> {
  const targets = targetsFor(battle, unit.side);
  for (
    let index = nextTarget(battle, unit, targets, 0);
    index >= 0;
    index = nextTarget(battle, unit, targets, index + 1)
  )
    yield (targets[index] as Target).cell;
}

/** Whether a unit able to fire has a target; computed once for each list of units. */
export const hasTarget = (battle: Battle, unit: Unit): boolean => {
  const { aims } = sightingsIn(battle);
  let known = aims.get(unit.id);
  if (known === undefined) {
    known =
      nextTarget(battle, unit, targetsFor(battle, unit.side), 0) >= 0 || !worksFor(battle, unit).next().done;
    aims.set(unit.id, known);
  }
  return known;
};

const rampartsOf = cachePerObject(({ terrain }: Field): readonly number[] =>
  terrain.flatMap((each, cell) => (each === 'wall' || each === 'tower' || each === 'gate' ? [cell] : [])),
);

/** CSW-WAL-09: the constructions a unit able to fire may fire at; no unit is offered the wall it stands on. */
export function* worksFor(battle: Battle, unit: Unit): Generator<number> {
  if (!breaches(battle, unit)) return;
  const board = boardIn(battle);
  const reach = reachInHexes(battle, unit);
  for (const cell of rampartsOf(battle.setup.field))
    if (
      distance(board, unit.cell, cell) <= reach &&
      isRampart(battle, cell) &&
      !isHeldBy(battle, unit.side, cell) &&
      canLookTo(battle, unit.cell, cell)
    )
      yield cell;
}

const isHeldBy = (battle: Battle, side: Side, cell: number): boolean =>
  unitsAt(battle, cell).length > 0 && !isHeldByEnemy(battle, side, cell);
