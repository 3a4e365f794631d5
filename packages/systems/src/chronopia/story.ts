import { type Line, MODERATOR, type Seat } from '@warmoot/kernel';
import type { CampaignEvent } from './events.ts';
import { seatEmpire } from './seats.ts';
import type { Campaign } from './state.ts';

/** `calamityTested` as words, for what nobody is told. */
const wordsOf = (type: string): string => {
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
};

/** Everything said to anybody, each sentence once, and every die; the mere course of the turn is no news. */
const moderatorLines = ({ told = [], type, rules, rolls = [] }: CampaignEvent): readonly Line[] => {
  const [first, ...more] = new Set(told.map(({ text }) => text));
  if (first === undefined) return rolls.length === 0 ? [] : [{ text: wordsOf(type), rules, rolls }];
  return [
    { text: first, rules, ...(rolls.length > 0 && { rolls }) },
    ...more.map((text) => ({ text, rules })),
  ];
};

/**
 * What a seat reads of an event: the words addressed to it and no others; the moderator reads all (CHR-HID-17, CHR-HID-22).
 * Dice are the moderator's; of its own public rolls an empire is told the figures in words (CHR-HID-20).
 */
export const story = (before: Campaign, event: CampaignEvent, seat: Seat): readonly Line[] => {
  if (seat === MODERATOR) return moderatorLines(event);
  const { told = [], rules } = event;
  const me = seatEmpire(before, seat);
  return told
    .filter(({ to }) => (to === 'all' ? true : me !== null && to.includes(me)))
    .map(({ text }) => ({ text, rules }));
};
