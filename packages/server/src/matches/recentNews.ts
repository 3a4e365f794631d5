import type { Seat } from '@warmoot/kernel';
import type { News } from './sight.ts';

/** The number of the last news of each seat. */
export type Seen = Readonly<Record<Seat, number>>;
export type NewsBySeat = ReadonlyMap<Seat, News>;

/** So many news of each seat stay in memory; older ones are worked out again from the log. */
const AT_HAND = 16;

/** How far each seat has been told, and its latest news. */
export class RecentNews {
  #seen: Seen;
  readonly #atHand = new Map<Seat, News[]>();

  constructor(seen: Seen = {}) {
    this.#seen = seen;
  }

  numberOf(seat: Seat): number {
    return this.#seen[seat] ?? 0;
  }

  add(seen: Seen, news: NewsBySeat): void {
    this.#seen = seen;
    for (const [seat, item] of news) this.#keep(seat, item);
  }

  /** The news of a seat after the number it has, oldest first; undefined when they are no longer in memory. */
  after(seat: Seat, number: number, most: number): readonly News[] | undefined {
    if (number >= this.numberOf(seat)) return [];
    const atHand = this.#atHand.get(seat) ?? [];
    const first = atHand[0]?.number ?? Number.POSITIVE_INFINITY;
    if (first > number + 1) return undefined;
    return atHand.slice(number + 1 - first, number + 1 - first + most);
  }

  #keep(seat: Seat, item: News): void {
    const kept = this.#atHand.get(seat) ?? [];
    kept.push(item);
    if (kept.length > AT_HAND) kept.shift();
    this.#atHand.set(seat, kept);
  }
}
