import type { Direction } from '@warmoot/hex';
import { type Dice, type Modifier, modifiers, say, totalOf } from '@warmoot/kernel';
import { type Desk, hexSubject, type OrderRule, TABLE } from '../../engine/decisions.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { CswOrder, OrderOf } from '../../orders/orders.ts';
import { cellOfId, DIRECTION_NAMES, directionOfName, idOf } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn, isOnMap } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { hexName } from '../../words/describe.ts';
import { facingOnArrival, leadersWhoTurn } from '../movement/arrival.ts';
import { type Attempt, checkAttempt, ralliers, routedIn } from './attempt.ts';

/** CSW-RAL-03, CSW-BGL-10: the best of the rallying leaders. */
const byCharisma = (attempt: Attempt): Modifier[] => {
  const bonus = Math.floor(Math.max(...ralliers(attempt).map(({ charisma }) => charisma)) / 6);
  return modifiers([bonus > 0, 'CSW-BGL-10', "the leader's charisma", bonus]);
};

/**
 * CSW-RAL-04: the facing of unrouted units there, otherwise any. Underground there is no shared facing (CSW-TUN-08).
 */
const facingAfter = (attempt: Attempt, facing: Direction): Direction => {
  const { battle, cell, underground } = attempt;
  const units = routedIn(attempt).map(({ id }) => id);
  return underground ? facing : facingOnArrival(battle, units, cell, facing);
};

/** CSW-RAL-02, CSW-R-54, CSW-R-68, CSW-X-07: 2d6 above the unmodified Morale Factor, the lowest of the hex. */
const tryRally = (tale: Tale, attempt: Attempt, facing: Direction, dice: Dice): void => {
  const { battle, cell, underground } = attempt;
  const routed = routedIn(attempt);
  const ledger = byCharisma(attempt);
  const { total: dots, rolls } = roll(dice, 2, 6, `rally of ${hexName(battle, cell)}`);
  const total = dots + totalOf(ledger);
  const morale = Math.min(...routed.map((unit) => unit.morale));
  tale.tell({
    type: 'rallyRolled',
    cell,
    underground,
    total,
    morale,
    rolls,
    modifiers: ledger,
    rules: ['CSW-RAL-02', 'CSW-RAL-03'],
  });
  if (total > morale) formUp(tale, attempt, facing);
};

/** CSW-RAL-04; a leader who stood alone among them faces as they do (CSW-FAC-05, CSW-R-13). */
const formUp = (tale: Tale, attempt: Attempt, wanted: Direction): void => {
  const units = routedIn(attempt).map(({ id }) => id);
  const facing = facingAfter(attempt, wanted);
  tale.tell({ type: 'unitsRallied', units, facing, rules: ['CSW-RAL-02', 'CSW-RAL-04'] });
  const turning = attempt.underground ? [] : leadersWhoTurn(tale.state, units, attempt.cell, facing);
  if (turning.length > 0) tale.tell({ type: 'hexTurned', units: turning, facing, rules: ['CSW-FAC-05'] });
};

type Where = Pick<OrderOf<'rally'>, 'hex' | 'underground'>;

const attemptAt = (battle: Battle, side: Side, { hex, underground = false }: Where): Attempt => ({
  battle,
  side,
  cell: cellOfId(boardIn(battle), hex),
  underground,
});

export const rallyOrder: OrderRule<'rally'> = {
  check: (battle, side, order) => checkAttempt(attemptAt(battle, side, order)),
  decide: (tale, side, order, dice) =>
    tryRally(tale, attemptAt(tale.state, side, order), directionOfName(order.facing), dice),
  describe: (_battle, { hex, facing, underground }) =>
    underground
      ? say`rally the tunnel under ${hex}, to face ${facing}`
      : say`rally ${hex}, to face ${facing}`,
};

const attemptWith = (battle: Battle, { side, cell, underground }: Unit): Attempt => ({
  battle,
  side,
  cell,
  underground,
});

/** CSW-RAL-01: a try is open for its hex. */
export const mayBeRallied = (battle: Battle, side: Side, unit: Unit): boolean =>
  unit.routed && unit.side === side && isOnMap(unit) && checkAttempt(attemptWith(battle, unit)).ok;

function* subjects(battle: Battle, side: Side): Generator<string> {
  const found = new Set<string>();
  for (const unit of battle.units)
    if (mayBeRallied(battle, side, unit)) found.add(hexSubject(idOf(boardIn(battle), unit.cell)));
  yield* found;
  yield TABLE;
}

/** CSW-RAL-04: every facing they could take. */
function* facingsIn(attempt: Attempt, where: Where): Generator<CswOrder> {
  if (!checkAttempt(attempt).ok) return;
  for (const [direction, facing] of DIRECTION_NAMES.entries())
    if (facingAfter(attempt, direction as Direction) === direction) yield { type: 'rally', ...where, facing };
}

/** CSW-P-14 5 */
export const rallyDesk: Desk = {
  task: 'rally',
  deadline: 'turn',
  accepts: ['rally', 'done'],
  standIn: () => ({ type: 'done' }),
  isOpen: (battle, side) => battle.units.some((unit) => mayBeRallied(battle, side, unit)),
  subjects,
  *legal(battle, side, subject) {
    if (subject === TABLE) yield { type: 'done' };
    else {
      const above = { hex: subject.slice(1) };
      const below = { ...above, underground: true };
      for (const where of [above, below]) yield* facingsIn(attemptAt(battle, side, where), where);
    }
  },
};
