import { DIRECTIONS, type Direction } from '@warmoot/hex';
import { permit, type Refusal, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, directionOfName, NOWHERE, nextTo } from '../../state/board.ts';
import { holderOf } from '../../state/occupancy.ts';
import { type Battle, boardIn, typeOf, unitOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { namesOf } from '../../words/describe.ts';
import { entryCellsFor, mayEnterAt, refuseAsEntry } from '../setup/entry.ts';
import { isProhibited, terrainHalfPoints } from '../terrain/ground.ts';
import { inEnemyZone } from '../zones/zones.ts';
import { fullAllowance } from './allowance.ts';
import { proceed } from './march.ts';
import { mayAllMove } from './mayMove.ts';
import { checkEndOfWalk, walkPath } from './path.ts';
import { beginWalk, checkStop, type Walk, type Walked } from './walk.ts';

type Enter = OrderOf<'enter'>;

/** CSW-SET-07: the entry hex is the first step, with no direction (CSW-R-84). */
const firstStep = (battle: Battle, units: readonly Unit[], cell: number, facing: Direction): Walk => {
  const cost = (unit: Unit): number => terrainHalfPoints(battle, typeOf(battle, unit), cell);
  const spent = units.map((unit) => Math.min(cost(unit), 2 * fullAllowance(battle, unit)));
  const short = units.some((unit) => cost(unit) > 2 * fullAllowance(battle, unit)); // CSW-MOV-05
  const outside = beginWalk(battle, units, facing);
  return {
    ...outside,
    before: outside,
    cell,
    spentHalf: spent,
    steps: 1,
    stopped: short || inEnemyZone(battle, (units[0] as Unit).side, cell),
    exhausted: short,
  };
};

/** CSW-SET-07, CSW-SET-13: due, and by one of its entry hexes. */
const mayEnterBy = (battle: Battle, unit: Unit, cell: number, hex: string): Verdict => {
  if (unit.status !== 'toEnter' || unit.entryTurn > battle.turn)
    return refuse('CSW-SET-07', say`${unit.name} is not due to enter`);
  return mayEnterAt(battle, unit, cell) ? permit : refuseEntryBy(battle, unit, cell, hex);
};

/** The player reads what bars the hex to the unit: its ground, the enemy, or that it is not one of its entry hexes. */
const refuseEntryBy = (battle: Battle, unit: Unit, cell: number, hex: string): Refusal => {
  if (isProhibited(battle, typeOf(battle, unit), cell))
    return refuse('CSW-MOV-06', say`${unit.name} may not enter that terrain`);
  return (holderOf(battle, cell)?.side ?? unit.side) === unit.side
    ? refuseAsEntry(battle, unit, cell, hex)
    : refuse('CSW-SET-07', 'the enemy holds that hex');
};

/** The first hex of an order to enter, or why not. */
export const entranceOf = (battle: Battle, { units, hex, facing }: Enter): Walked =>
  enterAt(
    battle,
    units.map((id) => unitOf(battle, id)),
    cellOfId(boardIn(battle), hex),
    directionOfName(facing),
    hex,
  );

const enterAt = (
  battle: Battle,
  units: readonly Unit[],
  cell: number,
  facing: Direction,
  hex: string,
): Walked => {
  for (const unit of units) {
    const verdict = mayEnterBy(battle, unit, cell, hex);
    if (!verdict.ok) return verdict;
  }
  const able = mayAllMove(battle, units); // CSW-P-30: to enter is to move
  if (!able.ok) return able;
  if (nextTo(boardIn(battle), cell, facing) === NOWHERE)
    return refuse('CSW-SET-07', 'the facing must point at a hex of the map');
  const walk = firstStep(battle, units, cell, facing);
  const room = checkStop(battle, walk);
  return room.ok ? walk : room;
};

/** Every way the units can enter their first hex together, optionally limited to these hexes and facings. */
export const entrancesOf = (
  battle: Battle,
  units: readonly Unit[],
  cells: readonly number[] = entryCellsFor(battle, units[0] as Unit),
  facings: readonly Direction[] = DIRECTIONS,
): Walk[] => {
  const { ids } = boardIn(battle);
  const entrances: Walk[] = [];
  for (const cell of cells)
    for (const facing of facings) {
      const entered = enterAt(battle, units, cell, facing, ids[cell] as string);
      if (entered.ok) entrances.push(entered);
    }
  return entrances;
};

export const enterOrder: OrderRule<'enter'> = {
  check: (battle, _side, order) => {
    const start = entranceOf(battle, order);
    if (!start.ok) return start;
    const walked = walkPath(battle, start, order.path);
    return walked.ok ? checkEndOfWalk(battle, walked, undefined) : walked;
  },
  decide: (tale, _side, order, dice) => {
    const start = entranceOf(tale.state, order);
    if (!start.ok) throw new Error(start.because);
    const move = { type: 'move', units: order.units, path: order.path } as const;
    proceed(tale, move, start.before as Walk, start, dice);
  },
  describe: (battle, { units, hex }) => say`bring ${namesOf(battle, units)} onto the map at ${hex}`,
};
