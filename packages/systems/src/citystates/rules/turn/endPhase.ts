import { choiceOf, permit, say } from '@warmoot/kernel';
import type { OrderRule, OrderRules } from '../../engine/orderRule.ts';
import { PHASES } from '../../engine/sequence.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { Game } from '../../state/game.ts';

const phaseName = ({ phase }: Game): string => PHASES[phase].name;

/** CST-TRN-06: the active player may stop at any time. */
const endPhaseOrder: OrderRule<'endPhase'> = {
  check: () => permit,
  decide: (tale, player) => {
    tale.tell({ type: 'phaseEnded', player, irrevocable: true, rules: ['CST-TRN-01'] });
  },
  subjects: () => [TABLE],
  about: ['table'],
  legal: (_game, _player, subject) => (subject === TABLE ? [{ type: 'endPhase' }] : []),
  describe: (game) => say`end the ${phaseName(game).toLowerCase()} phase`,
  choice: (game) => choiceOf(say`End ${phaseName(game).toLowerCase()}`, { endsStep: true }),
};

export const turnOrders: OrderRules = { endPhase: endPhaseOrder };
