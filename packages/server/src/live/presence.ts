import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';
import type { Hub } from './hub.ts';

const NOTE_EVERY_MS = 60_000;
const NOTED_FOR_MS = 150_000;
/** A note valid for longer dates from before the clock was set back. */
const MOST_NOTED_FOR_MS = 2 * NOTED_FOR_MS;

/** Who is at which table, on any node: each node regularly saves its own. */
export class Presence {
  readonly #store: Store;
  readonly #hub: Hub;
  readonly #now: () => number;

  constructor(store: Store, hub: Hub, now: () => number) {
    this.#store = store;
    this.#hub = hub;
    this.#now = now;
  }

  /** A single process knows its own without saving. Returns a function that stops it. */
  keep(failed: (problem: unknown) => void): () => void {
    if (this.#store.kind === 'embedded') return () => undefined;
    const timer = setInterval(() => void this.note().catch(failed), NOTE_EVERY_MS);
    return () => clearInterval(timer);
  }

  async note(): Promise<void> {
    const until = this.#now() + NOTED_FOR_MS;
    for (const { match, person } of this.#hub.present)
      await this.#store.run(sql`insert into present (match, person, until) values (${match}, ${person}, ${until})
        on conflict (match, person) do update set until = excluded.until`);
    await this.#store.run(sql`delete from present where until < ${this.#now()}`);
  }

  async isPresent(match: string, person: string): Promise<boolean> {
    if (this.#hub.isPresent(match, person)) return true;
    const at = this.#now();
    const rows = await this.#store.all(sql`select 1 as one from present
      where match = ${match} and person = ${person} and until > ${at} and until <= ${at + MOST_NOTED_FOR_MS}`);
    return rows.length > 0;
  }
}
