import type { Announcement } from './store.ts';

type Hear = (news: Announcement) => void;

/** Those in this process who want to hear what changed. They are told later, never in the middle of anything. */
export class Hearers {
  readonly #all = new Set<Hear>();

  add(hear: Hear): () => void {
    this.#all.add(hear);
    return () => this.#all.delete(hear);
  }

  tell(news: Announcement): void {
    setImmediate(() => {
      for (const hear of this.#all) hear(news);
    });
  }
}
