import { openedNow } from '../rules/moderator/openSheet.ts';
import { lineCount } from '../state/readers.ts';
import type { Campaign } from '../state/state.ts';

/** CHR-MOD-04: the moderator sees how many statements a player's sheet has, not what they say. */
export const withSealedSheets = (campaign: Campaign): Campaign => {
  if (campaign.end !== null) return campaign;
  const opened = openedNow(campaign);
  const sheets = Object.fromEntries(
    Object.entries(campaign.sheets).map(([id, sheet]) => {
      const isOpen = opened.includes(Number(id)) || campaign.empires[Number(id)]?.power !== 'player';
      return [id, isOpen ? sheet : { statements: [], battle: [], sealed: lineCount(campaign, Number(id)) }];
    }),
  );
  const lock = campaign.lock && { ...campaign.lock, sheets };
  return { ...campaign, sheets, lock };
};
