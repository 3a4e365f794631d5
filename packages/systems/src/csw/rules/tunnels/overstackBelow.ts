import type { Tale } from '../../engine/tale.ts';
import { unitsUnder } from '../../state/occupancy.ts';
import { type Battle, isLeader } from '../../state/state.ts';
import { isOverstacked } from '../stacking/stacks.ts';

/** CSW-TUN-09, CSW-STK-07: tunnel hexes over the limit or of mixed types, ascending. */
const overstackedBelow = (battle: Battle): number[] => {
  const cells = new Set(battle.units.filter(({ underground }) => underground).map(({ cell }) => cell));
  return [...cells].sort((a, b) => a - b).filter((cell) => isOverstacked(battle, unitsUnder(battle, cell)));
};

/** CSW-TUN-09, CSW-STK-07, CSW-R-27: all but leaders and undead rout, and no unit a second time. */
export const routOverstackedBelow = (tale: Tale): void => {
  for (const cell of overstackedBelow(tale.state)) {
    const units = unitsUnder(tale.state, cell).filter(
      (unit) => !unit.routed && !unit.undead && !isLeader(tale.state, unit),
    );
    if (units.length > 0)
      tale.tell({
        type: 'unitsRouted',
        units: units.map(({ id }) => id),
        facing: null,
        rules: ['CSW-TUN-09', 'CSW-STK-07'],
      });
  }
};
