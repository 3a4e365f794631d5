import { choiceOf, permit } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { isAlive } from '../../state/game.ts';
import { NOWHERE } from '../../state/ground.ts';
import { NOBODY } from '../../state/seats.ts';
import { runBattle } from '../combat/course.ts';
import { standardAnswer } from '../combat/standardAnswer.ts';
import { eliminate } from './eliminate.ts';

/** GRD-R-128: a battle in progress is finished by the defaults; then the kingdom is eliminated. */
export const resignOrder: OrderRule<'resign'> = {
  check: () => permit,
  decide: (tale, kingdom, _order, dice) => {
    while (tale.state.battle?.asks != null && tale.state.end === null) {
      const asked = tale.state.battle.asks.kingdom;
      tale.tell({
        type: 'answered',
        answer: standardAnswer(tale.state),
        kingdom: asked,
        rules: ['GRD-PLY-07'],
      });
      runBattle(tale, dice);
    }
    if (tale.state.end === null && isAlive(tale.state, kingdom)) eliminate(tale, kingdom, NOBODY, NOWHERE);
  },
  subjects: () => [],
  legal: () => [],
  describe: () => 'resign',
  choice: () => choiceOf('Resign'),
};
