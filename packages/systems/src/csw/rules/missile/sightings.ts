import { distance } from '../../board.ts';
import type { Field } from '../../field.ts';
import { occupancyOf, unitsAt } from '../../occupancy.ts';
import type { Side } from '../../setup.ts';
import { type Battle, boardIn, isOnSurface, type Unit, type Work } from '../../state.ts';
import { outlookOn } from '../sight/outlook.ts';
import { isRampart } from '../terrain/ground.ts';
import { reachInHexes } from './factor.ts';
import { breaches, isBehindEngine, isBesideFriends, isHeldAgainst, throwsStones } from './targets.ts';

/** A hex that can be fired at from another as far as the two hexes tell. */
interface Sighting {
  readonly cell: number;
  readonly hexes: number;
  /** CSW-ENG-01 */
  readonly behindEngine: boolean;
}

interface Sightings {
  readonly works: readonly Work[];
  readonly from: Map<number, readonly Sighting[]>;
}

/** Declaring attacks moves nobody, so a whole missile segment is looked over once. */
const KNOWN = new WeakMap<readonly Unit[], Sightings>();

const sightingsIn = (battle: Battle): Sightings => {
  let known = KNOWN.get(battle.units);
  if (known === undefined || known.works !== battle.works) {
    known = { works: battle.works, from: new Map() };
    KNOWN.set(battle.units, known);
  }
  return known;
};

/** CSW-P-28: as far as the unit that shoots farthest from there. */
const lookOut = (battle: Battle, side: Side, from: number): Sighting[] => {
  const board = boardIn(battle);
  const { first } = occupancyOf(battle);
  const farthest = Math.max(...unitsAt(battle, from).map((unit) => reachInHexes(battle, unit)));
  const seen: Sighting[] = [];
  for (const { id, cell, side: holder } of battle.units) {
    if (holder === side || cell < 0 || first[cell] !== id) continue;
    const hexes = distance(board, from, cell);
    if (hexes > farthest || isBesideFriends(battle, side, cell)) continue;
    const { how } = outlookOn(battle, from, cell, farthest);
    if (how === 'seen' || how === 'indirect')
      seen.push({ cell, hexes, behindEngine: isBehindEngine(battle, cell) });
  }
  return seen.sort((a, b) => a.cell - b.cell);
};

const sightingsFrom = (battle: Battle, { side, cell }: Unit): readonly Sighting[] => {
  const { from } = sightingsIn(battle);
  let sightings = from.get(cell);
  if (sightings === undefined) {
    sightings = lookOut(battle, side, cell);
    from.set(cell, sightings);
  }
  return sightings;
};

/** The enemy-held hexes that a unit able to fire may fire at by itself, ascending. */
export function* targetsOf(battle: Battle, unit: Unit): Generator<number> {
  if (!isOnSurface(unit)) return;
  const reach = reachInHexes(battle, unit);
  for (const { cell, hexes, behindEngine } of sightingsFrom(battle, unit))
    if (hexes <= reach && (!behindEngine || throwsStones(battle, unit))) yield cell;
}

const RAMPARTS = new WeakMap<Field, readonly number[]>();

const rampartsOf = (field: Field): readonly number[] => {
  let cells = RAMPARTS.get(field);
  if (cells === undefined) {
    cells = field.terrain.flatMap((terrain, cell) =>
      terrain === 'wall' || terrain === 'tower' || terrain === 'gate' ? [cell] : [],
    );
    RAMPARTS.set(field, cells);
  }
  return cells;
};

/** CSW-WAL-09: the constructions a unit may fire at; nobody is offered the wall he stands on. */
export function* worksFor(battle: Battle, unit: Unit): Generator<number> {
  if (!breaches(battle, unit) || !isOnSurface(unit)) return;
  const board = boardIn(battle);
  const reach = reachInHexes(battle, unit);
  for (const cell of rampartsOf(battle.setup.field)) {
    if (distance(board, unit.cell, cell) > reach || !isRampart(battle, cell)) continue;
    if (isHeldBy(battle, unit.side, cell)) continue;
    const { how } = outlookOn(battle, unit.cell, cell, reach);
    if (how === 'seen' || how === 'indirect') yield cell;
  }
}

const isHeldBy = (battle: Battle, side: Side, cell: number): boolean =>
  unitsAt(battle, cell).length > 0 && !isHeldAgainst(battle, side, cell);
