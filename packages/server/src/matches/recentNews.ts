import type { Seat } from '@warmoot/kernel';
import type { PackedNews } from '../bots/task.ts';

/** Each seat's last news number. */
export type Seen = Readonly<Record<Seat, number>>;
export type NewsBySeat = ReadonlyMap<Seat, PackedNews>;

/** How many news items of each seat stay in memory; older ones are rebuilt from the log. */
const KEPT_PER_SEAT = 16;

/** Each seat's last news number, and its latest news, as they are sent. */
export class RecentNews {
  #seen: Seen;
  readonly #inMemory = new Map<Seat, PackedNews[]>();
  #bytes = 0;

  constructor(seen: Seen = {}) {
    this.#seen = seen;
  }

  /** The length of the news in memory as JSON. */
  get bytes(): number {
    return this.#bytes;
  }

  numberOf(seat: Seat): number {
    return this.#seen[seat] ?? 0;
  }

  add(seen: Seen, news: NewsBySeat): void {
    this.#seen = seen;
    for (const [seat, item] of news) this.#keep(seat, item);
  }

  /** A seat's news after the number it has, oldest first; undefined if they are no longer in memory. */
  after(seat: Seat, number: number, most: number): readonly PackedNews[] | undefined {
    if (number >= this.numberOf(seat)) return [];
    const inMemory = this.#inMemory.get(seat) ?? [];
    const first = inMemory[0]?.number ?? Number.POSITIVE_INFINITY;
    if (first > number + 1) return undefined;
    return inMemory.slice(number + 1 - first, number + 1 - first + most);
  }

  #keep(seat: Seat, item: PackedNews): void {
    const kept = this.#inMemory.get(seat) ?? [];
    kept.push(item);
    this.#bytes += item.json.length;
    if (kept.length > KEPT_PER_SEAT) this.#bytes -= kept.shift()?.json.length ?? 0;
    this.#inMemory.set(seat, kept);
  }
}
