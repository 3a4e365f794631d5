import { type Seat, standingLines } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { LogRow, Store } from '../store/store.ts';
import { keptBefore, lastKept } from './keptStates.ts';
import type { LinesRead } from './line.ts';
import { returnsIn } from './logCursor.ts';
import type { Seen } from './recentNews.ts';
import { followed } from './replayLog.ts';
import type { AnyItem } from './sight.ts';
import type { Stretch } from './stretch.ts';
import type { Table } from './table.ts';

/** How many lines are read from the store at once. */
const PAGE = 64;
/** A stretch ends once its lines are longer than this and contain some news. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A command that was not taken back. */
interface Standing {
  readonly line: number;
  readonly seat: Seat;
}

/** Earlier lines and news, read from the store on request, so that they take no memory. */
export class Past {
  readonly #store: Store;
  readonly #door: SystemDoor;
  readonly #table: Table;
  /** The last line to look at. */
  readonly #until: number;
  /** How to read the lines. */
  readonly read: LinesRead;

  constructor(store: Store, door: SystemDoor, table: Table, until: number, read: LinesRead) {
    this.#store = store;
    this.#door = door;
    this.#table = table;
    this.#until = until;
    this.read = read;
  }

  /** Every line after a number, in order, as stored. */
  async *rows(after = 0): AsyncGenerator<LogRow> {
    for (let version = after; version < this.#until; ) {
      const rows = await this.#store.tail(this.#table.id, version, Math.min(PAGE, this.#until - version));
      if (rows.length === 0) return;
      yield* rows;
      version += rows.length;
    }
  }

  /**
   * The lines that bring a seat this many news items after a number, starting from the last kept state before them. It
   * returns fewer if they are very long; the caller can ask again from there.
   */
  async stretch(seat: Seat, number: number, most: number): Promise<Stretch> {
    let kept = await keptBefore(this.#store, this.#door.system, this.#table.id, seat, number);
    let rows = await this.#rowsFor(seat, number, most, kept?.version);
    // MOT-13: a takeback among them needs the lines it returns to.
    for (let to = Math.min(...returnsIn(rows)); kept !== undefined && to < kept.version; ) {
      kept = await lastKept(this.#store, this.#door.system, this.#table.id, to);
      rows = await this.#rowsFor(seat, number, most, kept?.version);
      to = Math.min(...returnsIn(rows));
    }
    return {
      options: JSON.stringify(this.#table.options),
      state: kept?.state ?? null,
      linesBefore: kept?.version ?? 0,
      rows,
      read: this.read,
    };
  }

  async #rowsFor(seat: Seat, number: number, most: number, after = 0): Promise<LogRow[]> {
    const rows: LogRow[] = [];
    let bytes = 0;
    for await (const row of this.rows(after)) {
      rows.push(row);
      bytes += row.item.length;
      const seen = (JSON.parse(row.seen) as Seen)[seat] ?? 0;
      if (seen >= number + most || (seen > number && bytes > MAX_BYTES)) break;
    }
    return rows;
  }

  /** MOT-13: the state after a line. */
  async stateAfter(line: number): Promise<unknown> {
    const kept = await lastKept(this.#store, this.#door.system, this.#table.id, line);
    const rows = await this.#store.tail(this.#table.id, kept?.version ?? 0, line - (kept?.version ?? 0));
    const fromKept = await followed(this.#door, this.#table, rows, kept);
    if (fromKept.problem === undefined) return fromKept.cursor.match.state;
    const all = await followed(this.#door, this.#table, await this.#store.tail(this.#table.id, 0, line));
    if (all.problem !== undefined) throw all.problem;
    return all.cursor.match.state;
  }

  /**
   * The commands that have not been taken back, with the number of each line; looks at a limited number of the last
   * lines.
   */
  async standingCommands(most: number): Promise<readonly Standing[]> {
    const before = Math.max(0, this.#until - most);
    const rows = await this.#store.tail(this.#table.id, before, most);
    const items = rows.map(({ item }) => JSON.parse(item) as AnyItem);
    return standingLines(items, before).flatMap(({ line, item }) =>
      item.kind === 'command' ? [{ line, seat: item.seat }] : [],
    );
  }

  /** The number of the last line a seat wrote; 0 if it has not acted yet. Reads from the end. */
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
