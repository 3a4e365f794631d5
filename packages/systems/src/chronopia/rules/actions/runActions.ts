/** Actions other than movement, after the last impulse of a slot, in the order of CHR-R-84. */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { ArmyId } from '../../state/state.ts';
import { besiegeCities } from './besiege.ts';
import { destroyAtSlotEnd } from './destroy.ts';
import { disbandTroops } from './disband.ts';
import { dutiesOf } from './duties.ts';
import { settleUnits } from './enslaving.ts';
import { captureStructures, lootCities } from './holding.ts';
import { joinArmies } from './join.ts';
import { recruitTroops } from './recruit.ts';
import { splitArmies } from './split.ts';
import { workOfUnits } from './unitWork.ts';

/** `homeward`: armies that head home instead of following orders. */
export const runActions = (tale: Tale, dice: Dice, homeward: ReadonlySet<ArmyId>): void => {
  const duties = dutiesOf(tale.state, homeward);
  joinArmies(tale, duties);
  splitArmies(tale, duties);
  recruitTroops(tale, dice, duties);
  disbandTroops(tale, duties);
  workOfUnits(tale, dice, duties);
  destroyAtSlotEnd(tale, duties);
  captureStructures(tale, duties);
  lootCities(tale, dice, duties);
  besiegeCities(tale, duties);
  settleUnits(tale, dice);
};
