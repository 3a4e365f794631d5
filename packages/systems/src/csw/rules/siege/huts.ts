import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, NOWHERE } from '../../state/board.ts';
import { unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { countsAsPresent, groundAt } from '../terrain/ground.ts';
import { constructionState } from './control.ts';

/** CSW-HUT-02: any unit that can act at all; routed (CSW-ROU-01) and dormant ones (CSW-UND-04) cannot. */
const canPullDown = (battle: Battle, unit: Unit): boolean =>
  countsAsPresent(battle, unit) && !unit.routed && !unit.dormant;

const check = (battle: Battle, side: Side, { hex }: OrderOf<'destroyHut'>): Verdict => {
  const cell = cellOfId(boardIn(battle), hex);
  if (cell === NOWHERE || groundAt(battle, cell) !== 'building')
    return refuse('CSW-HUT-02', say`no hut or building stands in ${hex}`);
  return unitsAt(battle, cell).some((unit) => unit.side === side && canPullDown(battle, unit))
    ? permit
    : refuse('CSW-HUT-02', say`you have no unit in ${hex} to pull it down`);
};

/** CSW-HUT-02, CSW-R-90: at no cost; the wreck keeps its effect in combat. */
export const destroyHutOrder: OrderRule<'destroyHut'> = {
  check,
  decide: (tale, _side, { hex }) => {
    const cell = cellOfId(boardIn(tale.state), hex);
    const work = { ...constructionState(tale.state, cell), destroyed: true };
    tale.tell({ type: 'workChanged', work, what: 'destroyed', rules: ['CSW-HUT-02', 'CSW-R-90'] });
  },
  describe: (battle, { hex }) =>
    say`pull down the building in ${hexName(battle, cellOfId(boardIn(battle), hex))}`,
};
