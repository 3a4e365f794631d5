import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { cellOfId, DIRECTION_NAMES, type DirectionName, directionOfName, NOWHERE } from '../../board.ts';
import type { OrderRule } from '../../decisions.ts';
import { holderOf, unitsAt } from '../../occupancy.ts';
import type { OrderOf } from '../../orders.ts';
import type { Side } from '../../setup.ts';
import { type Battle, boardIn, isLeader, typeOf, type Unit } from '../../state.ts';
import { mayAllMove } from './mayMove.ts';
import { beginWalk, turnOnWalk } from './walk.ts';

/** Those who pay for a turn (CSW-R-13): every unrouted unit that is no leader; leaders pay only where they are alone. */
const payersIn = (battle: Battle, side: Side, cell: number): Unit[] => {
  if (holderOf(battle, cell)?.side !== side) return [];
  const able = unitsAt(battle, cell).filter(
    (unit) => !unit.routed && typeOf(battle, unit).category !== 'riderless',
  );
  return able.every((unit) => isLeader(battle, unit)) ? able : able.filter((unit) => !isLeader(battle, unit));
};

const check = (battle: Battle, side: Side, order: OrderOf<'turn'>): Verdict => {
  const cell = cellOfId(boardIn(battle), order.hex);
  const payers = cell === NOWHERE ? [] : payersIn(battle, side, cell);
  const [first] = payers;
  if (first === undefined) return refuse('CSW-FAC-04', `you have no unit to turn in ${order.hex}`);
  const able = mayAllMove(battle, payers);
  if (!able.ok) return able;
  if (payers.some((unit) => unit.charged !== NOWHERE)) return refuse('CSW-CHG-02', 'chargers do not turn');
  if (first.facing === directionOfName(order.facing))
    return refuse('CSW-FAC-04', 'they face that way already');
  const turned = turnOnWalk(beginWalk(battle, payers, first.facing), directionOfName(order.facing));
  return turned.ok ? permit : turned;
};

/** CSW-FAC-04, CSW-FAC-08: a turn is paid for and counts as movement. */
export const turnOrder: OrderRule<'turn'> = {
  check,
  decide: (tale, side, { hex, facing }) => {
    const cell = cellOfId(boardIn(tale.state), hex);
    const payers = payersIn(tale.state, side, cell);
    const direction = directionOfName(facing);
    for (const unit of payers)
      tale.tell({
        type: 'unitsMarked',
        units: [unit.id],
        change: { spentHalf: unit.spentHalf + 2, movedThisTurn: true },
        rules: ['CSW-FAC-04', 'CSW-FAC-08'],
      });
    const turning = unitsAt(tale.state, cell).filter((unit) => !unit.routed);
    tale.tell({
      type: 'hexTurned',
      units: turning.map(({ id }) => id),
      facing: direction,
      rules: ['CSW-FAC-04'],
    });
  },
  describe: (_battle, { hex, facing }) => `turn ${hex} to face ${facing}`,
};

/** Who can turn at all can turn any way but the one he faces. */
export function* turnsOf(battle: Battle, side: Side, hex: string): Generator<OrderOf<'turn'>> {
  const [first] = payersIn(battle, side, cellOfId(boardIn(battle), hex));
  const facings = DIRECTION_NAMES.filter((_, direction) => direction !== first?.facing);
  if (check(battle, side, { type: 'turn', hex, facing: facings[0] as DirectionName }).ok)
    for (const facing of facings) yield { type: 'turn', hex, facing };
}
