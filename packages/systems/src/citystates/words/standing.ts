import type { StandingEvent } from '../rules/standing/events.ts';
import { type ChapterWords, isPrivyTo } from './telling.ts';

export const standingWords: ChapterWords<StandingEvent['type']> = {
  standingOrderGiven: (_before, { player }, reader) =>
    isPrivyTo(reader, player) ? { text: 'Your standing orders have been changed.', of: player } : undefined,
};
