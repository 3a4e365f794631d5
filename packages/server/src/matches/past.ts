import type { Seat } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { LogRow, Store } from '../store/store.ts';
import { keptBefore } from './keptStates.ts';
import type { LinesRead } from './line.ts';
import type { Seen } from './recentNews.ts';
import type { AnyItem } from './sight.ts';
import type { Stretch } from './stretch.ts';
import type { Table } from './table.ts';

/** So many lines are read from the store at once. */
const PAGE = 64;
/** A stretch ends when its lines are longer than this, as soon as it has news. */
const MOST_BYTES = 4 * 1024 * 1024;

/** What happened before: read from the store whenever somebody asks, so that it takes no memory. */
export class Past {
  readonly #store: Store;
  readonly #door: SystemDoor;
  readonly #table: Table;
  /** The last line to look at. */
  readonly #until: number;
  /** How the lines are to be read. */
  readonly read: LinesRead;

  constructor(store: Store, door: SystemDoor, table: Table, until: number, read: LinesRead) {
    this.#store = store;
    this.#door = door;
    this.#table = table;
    this.#until = until;
    this.read = read;
  }

  /** Every line after a number, first to last, as it is stored. */
  async *rows(after = 0): AsyncGenerator<LogRow> {
    for (let version = after; version < this.#until; ) {
      const rows = await this.#store.tail(this.#table.id, version, Math.min(PAGE, this.#until - version));
      if (rows.length === 0) return;
      yield* rows;
      version += rows.length;
    }
  }

  /**
   * The lines that bring a seat so many news after a number, from the last kept state before them on. Fewer where they are
   * very long: whoever wants more asks again from there.
   */
  async stretch(seat: Seat, number: number, most: number): Promise<Stretch> {
    const kept = await keptBefore(this.#store, this.#door.system, this.#table.id, seat, number);
    const rows: LogRow[] = [];
    let bytes = 0;
    for await (const row of this.rows(kept?.version)) {
      rows.push(row);
      bytes += row.item.length;
      const seen = (JSON.parse(row.seen) as Seen)[seat] ?? 0;
      if (seen >= number + most || (seen > number && bytes > MOST_BYTES)) break;
    }
    return {
      options: JSON.stringify(this.#table.options),
      state: kept?.state ?? null,
      rows,
      read: this.read,
    };
  }

  /** The number of the last line that a seat wrote; 0 when it has not acted yet. Read from the end. */
  async lastActOf(seat: Seat): Promise<number> {
    for (let after = this.#until - PAGE; after > -PAGE; after -= PAGE) {
      const rows = await this.#store.tail(this.#table.id, Math.max(0, after), PAGE);
      const found = rows.findLast(({ version, item }) => version <= this.#until && authorOf(item) === seat);
      if (found !== undefined) return found.version;
    }
    return 0;
  }
}

const authorOf = (json: string): Seat | undefined => {
  const item = JSON.parse(json) as AnyItem;
  return item.kind === 'setup' ? undefined : item.seat;
};
