import type { Tale } from '../../engine/tale.ts';
import { partWays } from './parting.ts';

/** CST-DIP-02, CST-TRN-07: alliances accepted this player turn begin at its END. */
export const beginAlliances = (tale: Tale): void => {
  const { joining } = tale.state.diplomacy;
  if (joining.length > 0)
    tale.tell({ type: 'allianceBegun', joining, irrevocable: true, rules: ['CST-DIP-02'] });
};

/** CST-DIP-02, CST-R-74: what the active player denounced ends now; Units part ways (CST-DIP-04). */
export const endAlliances = (tale: Tale): void => {
  const { active: player, diplomacy } = tale.state;
  if (!diplomacy.leaving.includes(player)) return;
  tale.tell({ type: 'allianceLeft', player, irrevocable: true, rules: ['CST-DIP-02', 'CST-DIP-06'] });
  partWays(tale);
};

/** CST-DIP-02: proposals are void at their proposer's next START; answered ones of earlier player turns are forgotten. */
export const lapseProposals = (tale: Tale): void => {
  const { active: player, diplomacy } = tale.state;
  if (diplomacy.proposals.some(({ from, isOpen }) => from === player || !isOpen))
    tale.tell({ type: 'proposalsLapsed', player, rules: ['CST-DIP-02'] });
};
