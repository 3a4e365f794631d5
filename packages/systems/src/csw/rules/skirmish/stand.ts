import { permit, refuse } from '@warmoot/kernel';
import type { OrderRule, Question } from '../../engine/decisions.ts';
import { type Battle, unitOf } from '../../state/state.ts';

/** Who may give way now: a skirmisher (CSW-SKI-02) or a caltrops worker (CSW-CAL-05). */
const asked = ({ questions }: Battle) =>
  questions[0] as Extract<Question, { kind: 'evade' | 'declineMelee' }>;

const ruleOf = (battle: Battle): string =>
  asked(battle).kind === 'declineMelee' ? 'CSW-CAL-05' : 'CSW-SKI-02';

/** CSW-SKI-02, CSW-CAL-05: both may; nobody must. */
export const standOrder: OrderRule<'stand'> = {
  check: (battle, _side, { unit }) =>
    asked(battle).unit === unit
      ? permit
      : refuse(ruleOf(battle), `${unitOf(battle, unit).name} has nothing to decide now`),
  decide: (tale) => {
    tale.tell({ type: 'answered', rules: [ruleOf(tale.state)] });
  },
  describe: (battle, { unit }) => `stand with ${unitOf(battle, unit).name}`,
};
