import { type Line, MODERATOR, type Seat } from '@warmoot/kernel';
import type { CampaignEvent } from './events.ts';
import { seatEmpire } from './seats.ts';
import type { Campaign } from './state.ts';

/** `calamityTested` as words, for what nobody is told. */
const wordsOf = (type: string): string => {
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
};

/** Draws that were no dice (CHR-MOD-01, CHR-MOD-03). */
const settledLines = ({ settled = [] }: CampaignEvent): Line[] =>
  settled.map(({ why, value }) => ({
    text: `Settled beforehand: ${why} is ${value}.`,
    rules: ['CHR-MOD-01', 'CHR-MOD-03'],
  }));

/** Everything said to anybody, each sentence once, and every die; the mere course of the turn is no news. */
const moderatorLines = (event: CampaignEvent): readonly Line[] => {
  const { told = [], type, rules, rolls = [], settled = [] } = event;
  const isNews = rolls.length + settled.length > 0;
  const texts = new Set(told.length === 0 && isNews ? [wordsOf(type)] : told.map(({ text }) => text));
  const [first, ...more] = [...texts].map((text): Line => ({ text, rules }));
  if (first === undefined) return [];
  return [{ ...first, ...(rolls.length > 0 && { rolls }) }, ...more, ...settledLines(event)];
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
