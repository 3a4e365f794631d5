import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import { NOWHERE } from '../../state/ground.ts';
import { findUnit } from '../../state/units.ts';
import { namesOfUnits } from '../../words/names.ts';
import { keepsAlliesAboard } from '../movement/berths.ts';
import { sinkPassengers } from '../spells/lostUnits.ts';

/** CST-ECO-09, CST-GEN-13: in RECRUIT, without refund. */
export const disbandOrder: OrderRule<'disband'> = {
  check: (game, player, { units }) => {
    if (units.some((id) => findUnit(game, id)?.owner !== player))
      return refuse('CST-ECO-09', 'you can disband only your own Units');
    return keepsAlliesAboard(game, player, units)
      ? permit
      : refuse('CST-R-108', 'your allies aboard would lose their ship');
  },
  decide: (tale, player, { units }, dice) => {
    const at = units.map((id) => findUnit(tale.state, id)?.at ?? NOWHERE);
    tale.tell({ type: 'unitsDisbanded', player, units, rules: ['CST-ECO-09'] });
    sinkPassengers(tale, at, dice); // CST-R-78
  },
  /** Offered only when a player selects the Unit. */
  subjects: () => [],
  legal: function* (game, player, subject) {
    const unit = unitIn(subject);
    if (unit === undefined) return;
    const order = { type: 'disband' as const, units: [unit] };
    if (disbandOrder.check(game, player, order).ok) yield order;
  },
  describe: (game, { units }) => say`disband ${namesOfUnits(game, units)}`,
  choice: (_game, _player, { units }) =>
    choiceOf('Disband', { actors: units.map(unitSubject), asksFirst: true }),
};
