import type { Tale } from '../../engine/tale.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { type Battle, isLeader, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { isCellOverstacked } from './stacks.ts';

/** CSW-R-27: units already routed are not routed a second time by this test; leaders never rout (CSW-LDR-05). */
const routsFor = (battle: Battle, unit: Unit): boolean =>
  !unit.routed && !isLeader(battle, unit) && typeOf(battle, unit).category !== 'riderless' && !unit.undead;

/** CSW-STK-07: hexes over the limit or of mixed types when a movement segment ends, ascending. */
export const overstackedCells = (battle: Battle): number[] => {
  const { first } = occupancyOf(battle);
  const cells: number[] = [];
  for (const { id, cell } of battle.units)
    if (cell >= 0 && first[cell] === id && isCellOverstacked(battle, cell)) cells.push(cell);
  return cells.sort((a, b) => a - b);
};

export const routOverstacked = (tale: Tale): void => {
  for (const cell of overstackedCells(tale.state)) {
    const units = unitsAt(tale.state, cell).filter((unit) => routsFor(tale.state, unit));
    if (units.length > 0)
      tale.tell({
        type: 'unitsRouted',
        units: units.map(({ id }) => id),
        facing: null,
        rules: ['CSW-STK-07'],
      });
  }
};
