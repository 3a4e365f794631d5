import { type Clause, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/decisions.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { idOf } from '../../state/board.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, boardIn } from '../../state/state.ts';
import { namesOf } from '../../words/describe.ts';

interface Withdrawal {
  readonly battle: Battle;
  readonly side: Side;
  readonly index: number;
}

/** CSW-SEQ-06, CSW-SEQ-07, CSW-R-97: until a side closes its list it may withdraw its own attacks. */
const isOwnAttack: Clause<Withdrawal> = ({ battle, side, index }) =>
  battle.attacks[index]?.side === side
    ? permit
    : refuse('CSW-R-97', say`you have declared no attack with the number ${index}`);

export const withdrawAttackOrder: OrderRule<'withdrawAttack'> = {
  check: (battle, side, { index }) => firstRefusal([isOwnAttack], { battle, side, index }),
  decide: (tale, _side, { index }) => {
    tale.tell({ type: 'attackWithdrawn', index, rules: ['CSW-R-97'] });
  },
  describe: (battle, { index }) => {
    const attack = battle.attacks[index];
    if (attack === undefined) return say`take back attack ${index}`;
    const { units, target } = attack;
    return say`take back the attack of ${namesOf(battle, units)} on ${idOf(boardIn(battle), target)}`;
  },
};

export function* legalWithdrawals(battle: Battle, side: Side): Generator<OrderOf<'withdrawAttack'>> {
  for (const [index, attack] of battle.attacks.entries())
    if (attack.side === side) yield { type: 'withdrawAttack', index };
}
