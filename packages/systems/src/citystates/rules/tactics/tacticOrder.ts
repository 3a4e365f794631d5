import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import { TACTICS } from '../../data/tactics.ts';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import { fightOn } from '../battle/course.ts';
import { battleOf } from '../battle/fighters.ts';
import { isAsked } from '../battle/questions.ts';

/** CST-TAC-02, CST-TAC-03: any tactic, whatever the force; sealed until both sides have chosen. */
export const tacticOrder: OrderRule<'tactic'> = {
  check: (game, player) =>
    isAsked(game, 'tactic', player) ? permit : refuse('CST-TAC-02', 'you have no tactic to choose now'),
  decide: (tale, player, { choice }, dice) => {
    const side = battleOf(tale.state).attacker === player ? 'attacker' : 'defender';
    tale.tell({ type: 'tacticChosen', player, side, tactic: choice, rules: ['CST-TAC-02'] });
    if (tale.state.questions.length === 0) fightOn(tale, dice);
  },
  subjects: () => [TABLE],
  legal: (game, player, subject) =>
    subject === TABLE && isAsked(game, 'tactic', player)
      ? TACTICS.map((choice) => ({ type: 'tactic' as const, choice }))
      : [],
  describe: (_game, { choice }) => say`choose the tactic ${choice}`,
  choice: (_game, _player, { choice }) => choiceOf(choice),
};
