import type { Direction } from '@warmoot/hex';
import { permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId, DIRECTION_NAMES, directionOfName, NOWHERE } from '../../state/board.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, typeOf } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { mayAllMove } from './mayMove.ts';
import { beginWalk, turnOnWalk } from './walk.ts';

/**
 * Units that pay for a turn (CSW-R-13): every unrouted unit that is not a leader; leaders pay only if they are alone.
 */
const payersIn = (battle: Battle, side: Side, cell: number): Unit[] => {
  const { first, next } = occupancyOf(battle);
  const troops: Unit[] = [];
  const leaders: Unit[] = [];
  for (let id = first[cell] ?? -1; id >= 0; id = next[id] as number) {
    const unit = battle.units[id] as Unit;
    const { category } = typeOf(battle, unit);
    if (unit.side === side && !unit.routed && category !== 'riderless')
      (category === 'leader' ? leaders : troops).push(unit);
  }
  return troops.length > 0 ? troops : leaders;
};

/** Whether they can turn at all, whichever way. */
const mayTurn = (battle: Battle, payers: readonly Unit[], hex: string): Verdict => {
  const [first] = payers;
  if (first === undefined) return refuse('CSW-FAC-04', say`you have no unit to turn in ${hex}`);
  const able = mayAllMove(battle, payers);
  if (!able.ok) return able;
  return payers.some((unit) => unit.charged !== NOWHERE)
    ? refuse('CSW-CHG-02', 'charging units cannot turn')
    : permit;
};

const canPay = (battle: Battle, payers: readonly Unit[], facing: Direction): Verdict => {
  const turned = turnOnWalk(beginWalk(battle, payers, (payers[0] as Unit).facing), facing);
  return turned.ok ? permit : turned;
};

const check = (battle: Battle, side: Side, { hex, facing }: OrderOf<'turn'>): Verdict => {
  const payers = payersIn(battle, side, cellOfId(boardIn(battle), hex));
  const able = mayTurn(battle, payers, hex);
  if (!able.ok) return able;
  return payers[0]?.facing === directionOfName(facing)
    ? refuse('CSW-FAC-04', 'they already face that way')
    : canPay(battle, payers, directionOfName(facing));
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
  describe: (_battle, { hex, facing }) => say`turn the units in ${hex} to face ${facing}`,
};

/** A unit that can turn at all can take any facing except its present one. */
export function* turnsOf(battle: Battle, side: Side, hex: string): Generator<OrderOf<'turn'>> {
  const payers = payersIn(battle, side, cellOfId(boardIn(battle), hex));
  if (!mayTurn(battle, payers, hex).ok) return;
  const { facing: now } = payers[0] as Unit;
  if (!canPay(battle, payers, now).ok) return;
  for (const facing of DIRECTION_NAMES)
    if (directionOfName(facing) !== now) yield { type: 'turn', hex, facing };
}
