import { type Direction, turn } from '@warmoot/hex';
import type { Dice } from '@warmoot/kernel';
import { ROAD_HALF_POINTS } from '../../data/terrain.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import { NOWHERE, nextTo } from '../../state/board.ts';
import { isEmpty } from '../../state/occupancy.ts';
import { type Battle, boardIn, isOnSurface, typeOf, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { directionWord } from '../../words/describe.ts';
import { afterEntering } from '../caltrops/entering.ts';
import { halvedAllowance } from '../movement/allowance.ts';
import { hasRoad, isProhibited, terrainHalfPoints } from '../terrain/ground.ts';
import { notePassage } from './passage.ts';
import { trample } from './trample.ts';

/** CSW-RAM-01: in its first movement segment after routing. */
const isAboutToRampage = (battle: Battle, unit: Unit): boolean =>
  unit.side === battle.phasing &&
  unit.routed &&
  unit.firstRoutMove &&
  !unit.routMoved &&
  isOnSurface(unit) &&
  typeOf(battle, unit).traits.includes('elephant');

/** CSW-RAM-01, CSW-X-08: sixths of a turn clockwise from its front. */
const rollDirection = (tale: Tale, unit: Unit, dice: Dice): Direction => {
  const { total, rolls } = roll(dice, 1, 6, `rampage of ${unit.name}`);
  const direction = turn(unit.facing, total - 1);
  const what = `${unit.name} runs ${directionWord(direction)}`;
  tale.tell({ type: 'tableRolled', what, rolls, rules: ['CSW-RAM-01'] });
  return direction;
};

/** The road rate if it follows a road; it ignores enemy zones (CSW-R-58). */
const priceHalf = (battle: Battle, unit: Unit, direction: Direction, to: number): number =>
  hasRoad(battle, unit.cell, direction)
    ? ROAD_HALF_POINTS
    : terrainHalfPoints(battle, typeOf(battle, unit), to);

interface Run {
  readonly restHalf: number;
  readonly moved: boolean;
}

/** CSW-RAM-05: one hex further, off the map, or a halt before a hex it may not enter. */
const runOn = (
  tale: Tale,
  id: UnitId,
  direction: Direction,
  { restHalf, moved }: Run,
  dice: Dice,
): Run | undefined => {
  const battle = tale.state;
  const unit = unitOf(battle, id);
  const to = nextTo(boardIn(battle), unit.cell, direction);
  if (to === NOWHERE) {
    if (restHalf >= 2 || !moved)
      tale.tell({ type: 'unitLeftMap', unit: id, from: unit.cell, rules: ['CSW-RAM-05'] });
    return undefined;
  }
  const price = priceHalf(battle, unit, direction, to);
  const halts = !isEmpty(battle, to) || isProhibited(battle, typeOf(battle, unit), to);
  if (halts || (moved && price > restHalf)) return undefined;
  const rules = ['CSW-RAM-02', 'CSW-R-58'];
  tale.tell({ type: 'unitsWent', how: 'rampage', units: [id], path: [to], facing: direction, rules });
  notePassage(tale, unit.side, [to]);
  afterEntering(tale, [id], to, dice);
  if (!isOnSurface(unitOf(tale.state, id))) return undefined;
  return { restHalf: restHalf - price, moved: true };
};

/** CSW-RAM-02, CSW-RAM-03: straight on with its rout allowance, trampling in the first hex and in each one entered. */
const rampage = (tale: Tale, unit: Unit, dice: Dice): void => {
  const direction = rollDirection(tale, unit, dice);
  const struck = new Set<number>();
  const restHalf = 2 * halvedAllowance(tale.state, unit);
  let run: Run | undefined = { restHalf, moved: false };
  while (run !== undefined) {
    trample(tale, unit.id, direction, struck, dice);
    run = runOn(tale, unit.id, direction, run, dice);
  }
  tale.tell({
    type: 'unitsMarked',
    units: [unit.id],
    change: { routMoved: true, firstRoutMove: false },
    rules: ['CSW-RAM-02'],
  });
};

/** The next Elephant or Triceratops of the phasing side that runs wild, by ascending id. */
export const rampageNext = (tale: Tale, dice: Dice): boolean => {
  const unit = tale.state.units.find((each) => isAboutToRampage(tale.state, each));
  if (unit === undefined) return false;
  rampage(tale, unit, dice);
  return true;
};
