import { Match, type Seat } from '@warmoot/kernel';
import type { SystemDoor } from '@warmoot/systems';
import type { Store } from '../store/store.ts';
import { type AnyMatch, momentAfter, settledMoment } from './course.ts';
import { keptBefore } from './keptStates.ts';
import { type Line, type LinesRead, lineOf } from './line.ts';
import { type AnyItem, type Moment, type News, toldOf } from './sight.ts';
import type { Table } from './table.ts';
import { TableDice } from './tableDice.ts';

interface Step {
  readonly line: Line;
  readonly before: Moment | undefined;
  readonly after: Moment;
}

/** So many lines are read from the store at once. */
const PAGE = 64;

/** What happened before: read from the store whenever somebody asks, so that it takes no memory. */
export class Past {
  readonly #store: Store;
  readonly #door: SystemDoor;
  readonly #table: Table;
  /** The last line to look at. */
  readonly #until: number;
  readonly #read: LinesRead;

  constructor(store: Store, door: SystemDoor, table: Table, until: number, read: LinesRead) {
    this.#store = store;
    this.#door = door;
    this.#table = table;
    this.#until = until;
    this.#read = read;
  }

  /** Every line, first to last. */
  async *lines(after = 0): AsyncGenerator<Line> {
    for (let version = after; version < this.#until; ) {
      const rows = await this.#store.tail(this.#table.id, version, Math.min(PAGE, this.#until - version));
      if (rows.length === 0) return;
      for (const row of rows) yield lineOf(row, this.#door.system, this.#read);
      version += rows.length;
    }
  }

  /** The news of a seat after the number it has, oldest first. */
  async newsAfter(seat: Seat, number: number, most: number): Promise<News[]> {
    const news: News[] = [];
    for await (const { line, before, after } of this.#stepsAfter(seat, number)) {
      if (news.length >= most) break;
      if (seenBy(line, seat) <= number) continue;
      const told = toldOf(line.item, before, after, seat);
      if (told !== undefined) news.push({ number: seenBy(line, seat), at: line.at, ...told });
    }
    return news;
  }

  /** The match as it was just before the news after `number` of a seat. */
  async momentAt(seat: Seat, number: number): Promise<Moment | undefined> {
    for await (const { line, before } of this.#stepsAfter(seat, number))
      if (seenBy(line, seat) > number) return before;
    return undefined;
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

  /** The lines from the last kept state on in which the seat had not more than so many news. */
  async *#stepsAfter(seat: Seat, number: number): AsyncGenerator<Step> {
    const kept = await keptBefore(this.#store, this.#door.system, this.#table.id, seat, number);
    const match = this.#matchAt(kept === undefined ? this.#door.system.blank : JSON.parse(kept.state));
    let before = kept === undefined ? undefined : settledMoment(match);
    for await (const line of this.lines(kept?.version)) {
      match.follow(line.item as never);
      const after = momentAfter(match, line.item);
      yield { line, before, after };
      before = after;
    }
  }

  #matchAt(state: unknown): AnyMatch {
    const { options } = this.#table;
    return Match.from(this.#door.system, options, state, new TableDice(this.#table)) as AnyMatch;
  }
}

const seenBy = ({ seen }: Line, seat: Seat): number => seen[seat] ?? 0;

const authorOf = (json: string): Seat | undefined => {
  const item = JSON.parse(json) as AnyItem;
  return item.kind === 'setup' ? undefined : item.seat;
};
