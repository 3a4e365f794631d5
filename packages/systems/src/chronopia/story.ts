import { type Line, MODERATOR, type Seat } from '@warmoot/kernel';
import type { CampaignEvent } from './events.ts';
import { seatEmpire } from './seats.ts';
import type { Campaign } from './state.ts';

/** What a seat reads of an event: the words addressed to it and no others; the moderator reads all (CHR-HID-17, -20, -22). */
export const story = (before: Campaign, event: CampaignEvent, seat: Seat): readonly Line[] => {
  const { told = [], rules, rolls = [] } = event;
  if (seat === MODERATOR)
    return [{ text: told[0]?.text ?? event.type, rules, ...(rolls.length > 0 && { rolls }) }];
  const me = seatEmpire(before, seat);
  return told
    .filter(({ to }) => (to === 'all' ? true : me !== null && to.includes(me)))
    .map(({ text }) => ({ text, rules }));
};
