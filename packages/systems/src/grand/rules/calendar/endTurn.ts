import { choiceOf } from '@warmoot/kernel';
import { type OrderRule, TABLE } from '../../engine/orderRule.ts';
import { appointGenerals } from '../generals/appoint.ts';
import { checkNamed } from '../generals/named.ts';
import { endReasons, marchHome } from '../movement/march.ts';

/** GRD-PLY-03: forced marches, then appointments (GRD-R-26), then reasons that have come to their end. */
export const endTurnOrder: OrderRule<'endTurn'> = {
  check: checkNamed,
  decide: (tale, kingdom, { leaders = [] }, dice) => {
    marchHome(tale, kingdom);
    if (tale.state.end !== null) return;
    appointGenerals(tale, dice, (owner) => (owner === kingdom ? leaders : []));
    endReasons(tale, kingdom);
    tale.tell({
      type: 'turnEnded',
      kingdom,
      turn: tale.state.turn,
      irrevocable: true,
      rules: ['GRD-PLY-03'],
    });
  },
  subjects: () => [TABLE],
  legal: (_game, _kingdom, subject) => (subject === TABLE ? [{ type: 'endTurn' }] : []),
  describe: () => 'end your turn',
  choice: () => choiceOf('End turn', { endsStep: true }),
};
