import { say } from '@warmoot/kernel';
import type { Desk, OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { cellOfId } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Attack, type Battle, boardIn, unitOf } from '../../state/state.ts';
import { namesOf } from '../../words/describe.ts';
import { checkIntent } from './attackClauses.ts';
import { attackSubjects, legalAttacks } from './attackOptions.ts';

type AttackOrder = OrderOf<'attack'>;

const attackOf = (battle: Battle, side: Side, order: AttackOrder): Attack => ({
  side,
  units: order.units,
  target: cellOfId(boardIn(battle), order.hex),
  construction: order.construction ?? false,
  underground: order.underground ?? false,
});

/** CSW-CBT-01, CSW-MEL-02: an attack is declared openly and waits for its die (CSW-SEQ-07, CSW-R-11). */
export const attackOrder: OrderRule<'attack'> = {
  check: (battle, side, order) => {
    const { units, ...attack } = attackOf(battle, side, order);
    return checkIntent({ ...attack, battle, units: units.map((id) => unitOf(battle, id)) });
  },
  decide: (tale, side, order) => {
    tale.tell({
      type: 'attackDeclared',
      attack: attackOf(tale.state, side, order),
      rules: ['CSW-MEL-02', 'CSW-R-11'],
    });
  },
  describe: (battle, { units, hex, construction, underground }) => {
    const who = namesOf(battle, units);
    if (construction) return say`attack the construction in ${hex} with ${who}`;
    return underground ? say`attack the tunnel under ${hex} with ${who}` : say`attack ${hex} with ${who}`;
  },
};

/** CSW-P-14 17, 18 */
export const meleeDesk: Desk = {
  task: 'melee',
  deadline: 'turn',
  accepts: ['attack', 'withdrawAttack', 'done'],
  standIn: () => ({ type: 'done' }),
  subjects: attackSubjects,
  *legal(battle, side, subject) {
    for (const order of legalAttacks(battle, side, subject))
      if (order.type !== 'attack' || attackOrder.check(battle, side, order).ok) yield order;
  },
};

export { resolveMelee, resolveOneMelee } from './resolve.ts';
