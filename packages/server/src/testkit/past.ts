import type { Seat } from '@warmoot/kernel';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Moment, News } from '../matches/sight.ts';
import { momentIn, newsIn } from '../matches/stretch.ts';

/** A seat's news after a number, rebuilt from the log in this thread. */
export const newsFromLog = async (
  live: LiveMatch,
  seat: Seat,
  number: number,
  most = 10_000,
): Promise<News[]> => newsIn(live.door, await live.past.stretch(seat, number, most), seat, number, most);

/** The match after this many of a seat's news items. */
export const momentAt = async (live: LiveMatch, seat: Seat, number: number): Promise<Moment> =>
  momentIn(live.door, await live.past.stretch(seat, number, 1), seat, number) ?? live.moment;
