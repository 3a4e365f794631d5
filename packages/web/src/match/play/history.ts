import { withChanges } from '@warmoot/kernel';
import type { News, Sight } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';

const PAGE = 500;

/** All news of a seat from the first on, page by page. */
export const allNews = async (match: string, seat: string): Promise<News[]> => {
  const all: News[] = [];
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const path = `/matches/${match}/news?as=${encodeURIComponent(seat)}&after=${after}&limit=${PAGE}`;
    const { news, last } = await api.get<{ news: News[]; last: number }>(path);
    all.push(...news);
    if (news.length === 0 || (all.at(-1)?.number ?? 0) >= last) return all;
  }
};

/** The match after each of its news, computed from the first as far as needed. */
export class History {
  readonly #sights: Sight[] = [];

  sightAt(number: number, news: readonly News[]): Sight | undefined {
    for (let at = this.#sights.length; at < Math.min(number, news.length); at++)
      this.#sights.push(withChanges(this.#sights[at - 1] ?? null, news[at]?.changes as never) as Sight);
    return this.#sights[number - 1];
  }
}
