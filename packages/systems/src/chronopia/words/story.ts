import { type Line, MODERATOR, type Seat } from '@warmoot/kernel';
import type { CampaignEvent } from '../engine/events.ts';
import { isUpToDate, linesHeldBack } from '../knowledge/heard.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, EmpireId } from '../state/state.ts';

/** `calamityTested` as words, for events without lines. */
const wordsOf = (type: string): string => {
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words[0]!.toUpperCase()}${words.slice(1)}.`;
};

/** Draws that were not rolled (CHR-MOD-01, CHR-MOD-03). */
const settledLines = ({ settled = [] }: CampaignEvent): Line[] =>
  settled.map(({ why, value }) => ({
    text: `Settled beforehand: ${why} is ${value}.`,
    rules: ['CHR-MOD-01', 'CHR-MOD-03'],
  }));

/** Everything reported to anybody, each sentence once, and every die; steps of the turn are left out. */
const moderatorLines = (event: CampaignEvent): readonly Line[] => {
  const { told = [], type, rules, rolls = [], settled = [] } = event;
  const isNews = rolls.length + settled.length > 0;
  const texts = new Set(told.length === 0 && isNews ? [wordsOf(type)] : told.map(({ text }) => text));
  const [first, ...more] = [...texts].map((text): Line => ({ text, rules }));
  if (first === undefined) return [];
  return [{ ...first, ...(rolls.length > 0 && { rolls }) }, ...more, ...settledLines(event)];
};

const linesFor = ({ told = [], rules }: CampaignEvent, me: EmpireId | null): readonly Line[] =>
  told
    .filter(({ to }) => (to === 'all' ? true : me !== null && to.includes(me)))
    .map(({ text }) => ({ text, rules }));

/**
 * Lines held back appear when the empire must decide, and when the turn is over; those of a rolled-back turn never do
 * (CHR-PLAY-03).
 */
const heldBackUntil = (before: Campaign, now: Campaign, me: EmpireId | null): readonly Line[] =>
  isUpToDate(before, me) || (now.lock === null && now.turn === before.turn)
    ? []
    : linesHeldBack(before, me).map(({ text, rules }) => ({ text, rules }));

/**
 * A seat reads only the words of an event addressed to it; the moderator reads all (CHR-HID-17, CHR-HID-22). Only the
 * moderator sees dice; an empire reads the figures of its own public rolls in words (CHR-HID-20).
 */
export const story = (before: Campaign, event: CampaignEvent, seat: Seat): readonly Line[] => {
  if (seat === MODERATOR) return moderatorLines(event);
  const me = seatEmpire(before, seat);
  const now = { ...before, ...event.change?.set };
  return isUpToDate(now, me) ? [...heldBackUntil(before, now, me), ...linesFor(event, me)] : [];
};
