import { permit, refuse } from '@warmoot/kernel';
import type { OrderRule } from '../engine/decisions.ts';
import { canEndSetUp } from '../rules/setup/desks.ts';
import { resigned } from '../rules/victory/victory.ts';

export const doneOrder: OrderRule<'done'> = {
  check: (battle, side) =>
    battle.step === 'setUpFirst' || battle.step === 'setUpSecond' ? canEndSetUp(battle, side) : permit,
  decide: () => undefined,
  describe: (battle) => (battle.step === 'move' ? 'end your movement' : 'end this step'),
  endsStep: true,
};

/** CSW-P-24, CSW-R-83 */
export const resignOrder: OrderRule<'resign'> = {
  check: (battle) => (battle.end === null ? permit : refuse('CSW-P-24', 'the battle is over')),
  decide: (tale, side) => {
    tale.tell(resigned(tale.state, side));
  },
  describe: () => 'resign',
};
