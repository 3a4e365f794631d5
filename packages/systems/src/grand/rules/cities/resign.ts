import { choiceOf, type Dice, permit } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { Tale } from '../../engine/tale.ts';
import { isAlive } from '../../state/game.ts';
import { NOWHERE } from '../../state/ground.ts';
import { NOBODY } from '../../state/seats.ts';
import { runBattle } from '../combat/course.ts';
import { standardAnswer } from '../combat/standardAnswer.ts';
import { fieldsOf } from '../rosters/fieldOrders.ts';
import { readBack } from '../rosters/readBack.ts';
import { eliminate } from './eliminate.ts';

/** GRD-R-128: a battle in progress is finished by the defaults; then the kingdom is eliminated. */
export const resignOrder: OrderRule<'resign'> = {
  check: () => permit,
  decide: (tale, kingdom, _order, dice) => {
    finishByDefaults(tale, dice);
    for (const { request } of fieldsOf(tale.state, kingdom)) {
      const battle = request.handedOver.battleId;
      tale.tell({
        type: 'fieldLeft',
        battle,
        kingdom,
        isSettled: true,
        irrevocable: true,
        rules: ['GRD-R-128'],
      });
    }
    while (readBack(tale, dice)) finishByDefaults(tale, dice);
    if (tale.state.end === null && isAlive(tale.state, kingdom)) eliminate(tale, kingdom, NOBODY, NOWHERE);
  },
  subjects: () => [],
  legal: () => [],
  describe: () => 'resign',
  choice: () => choiceOf('Resign'),
};

/** GRD-R-128, GRD-PLY-07 */
const finishByDefaults = (tale: Tale, dice: Dice): void => {
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
};
