import { isBroken } from '../../state/armies.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { isOverCommanded } from '../forces/command.ts';

/**
 * CHR-R-138, CHR-R-139: nobody can lead the whole army, so its first actions are Splits. New parts wait for the next
 * turn.
 */
export const mustSplit = (campaign: Campaign, army: Army): boolean =>
  army.today.bornIn === 0 &&
  campaign.empires[army.owner]!.power === 'player' &&
  army.raisedTurn < campaign.turn &&
  !isBroken(campaign, army) &&
  isOverCommanded(army, army.owner, army.commander);
