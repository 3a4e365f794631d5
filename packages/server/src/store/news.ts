import type { Announcement } from './store.ts';

interface NewsListener {
  readonly hear: (news: Announcement) => void;
  readonly missed: () => void;
}

/** Listeners in this process. They are called later, never in the middle of other work. */
export class ListenerSet {
  readonly #all = new Set<NewsListener>();

  add(hear: NewsListener['hear'], missed: NewsListener['missed'] = () => undefined): () => void {
    const hearer = { hear, missed };
    this.#all.add(hearer);
    return () => this.#all.delete(hearer);
  }

  tell(news: Announcement): void {
    setImmediate(() => {
      for (const { hear } of this.#all) hear(news);
    });
  }

  /** Some news may have been lost. */
  tellMissed(): void {
    for (const { missed } of this.#all) missed();
  }
}
