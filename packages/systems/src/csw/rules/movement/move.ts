import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { idOf, NOWHERE } from '../../state/board.ts';
import { type Battle, boardIn, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { namesOf } from '../../words/describe.ts';
import { proceed } from './march.ts';
import { mayAllMove } from './mayMove.ts';
import { checkEndOfWalk, isFacing, walkPath } from './path.ts';
import { beginWalk } from './walk.ts';

type Move = OrderOf<'move'>;

/** CSW-CHG-02: a unit that has charged neither turns nor moves again. */
const isCharging = (units: readonly Unit[]): Verdict =>
  units.some((unit) => unit.charged !== NOWHERE) ? refuse('CSW-CHG-02', 'a charge ends the move') : permit;

const check = (battle: Battle, order: Move): Verdict => {
  const units = order.units.map((id) => unitOf(battle, id));
  const able = mayAllMove(battle, units);
  if (!able.ok) return able;
  const free = isCharging(units);
  if (!free.ok) return free;
  const walked = walkPath(
    battle,
    beginWalk(battle, units, (units[0] as Unit).facing),
    order.path,
    order.offRoad,
  );
  return walked.ok ? checkEndOfWalk(battle, walked, order.charge) : walked;
};

const goal = (battle: Battle, order: Move): string =>
  order.path.findLast((step) => !isFacing(step)) ??
  idOf(boardIn(battle), unitOf(battle, order.units[0] as UnitId).cell);

export const moveOrder: OrderRule<'move'> = {
  check: (battle, _side, order) => check(battle, order),
  decide: (tale, _side, order, dice) => {
    const units = order.units.map((id) => unitOf(tale.state, id));
    const walk = beginWalk(tale.state, units, (units[0] as Unit).facing);
    proceed(tale, order, walk, walk, dice);
  },
  describe: (battle, order) => {
    const who = namesOf(battle, order.units);
    const hex = goal(battle, order);
    const where = order.offRoad ? say`${hex}, beside the road` : hex;
    return order.charge === undefined
      ? say`move ${who} to ${where}`
      : say`charge ${order.charge} with ${who} from ${where}`;
  },
};
