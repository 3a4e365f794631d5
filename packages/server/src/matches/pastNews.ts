import type { Seat } from '@warmoot/kernel';
import type { AppContext } from '../api/appContext.ts';
import type { PackedNews } from '../bots/task.ts';
import type { Asker } from '../bots/workers.ts';
import type { LiveMatch } from './liveMatch.ts';

/** A seat's news after a number, oldest first, as JSON: the latest from memory, older ones from a worker thread. */
export const pastNews = async (
  { workers }: AppContext,
  asker: Asker,
  live: LiveMatch,
  seat: Seat,
  number: number,
  most: number,
): Promise<readonly PackedNews[]> => {
  const inMemory = live.newsInMemory(seat, number, most);
  if (inMemory !== undefined) return inMemory;
  const stretch = await live.past.stretch(seat, number, most);
  return workers.news(asker, { system: live.table.system, seat, stretch, number, most });
};

/** What a seat saw after this many of its news items, as JSON. */
export const pastSight = async (
  { workers }: AppContext,
  asker: Asker,
  live: LiveMatch,
  seat: Seat,
  number: number,
): Promise<string> => {
  const now = () => JSON.stringify(live.sightOf(seat));
  if (number >= live.numberOf(seat)) return now();
  const stretch = await live.past.stretch(seat, number, 1);
  const then = await workers.replay(asker, { system: live.table.system, seat, stretch, number, most: 1 });
  return then ?? now();
};
