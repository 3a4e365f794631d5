import { permit, refuse } from '@warmoot/kernel';
import type { OrderRule } from '../../decisions.ts';
import { type Battle, type UnitId, unitOf } from '../../state.ts';

/** Who may give way now: a skirmisher (CSW-SKI-02) or a caltrops worker (CSW-CAL-05). */
const mayGiveWay = ({ questions: [question] }: Battle): UnitId | undefined =>
  question?.kind === 'evade' || question?.kind === 'declineMelee' ? question.unit : undefined;

const ruleOf = ({ questions: [question] }: Battle): string =>
  question?.kind === 'declineMelee' ? 'CSW-CAL-05' : 'CSW-SKI-02';

/** CSW-SKI-02, CSW-CAL-05: both may; nobody must. */
export const standOrder: OrderRule<'stand'> = {
  check: (battle, _side, { unit }) =>
    mayGiveWay(battle) === unit
      ? permit
      : refuse(ruleOf(battle), `${unitOf(battle, unit).name} is not asked now`),
  decide: (tale) => {
    tale.tell({ type: 'answered', rules: [ruleOf(tale.state)] });
  },
  describe: (battle, { unit }) => `stand with ${unitOf(battle, unit).name}`,
};
