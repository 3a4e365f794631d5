import type { SystemDoor } from '@warmoot/systems';
import { noteSeesAll } from '../seats/viewers.ts';
import type { Announcement, Asks } from '../store/store.ts';
import { writeEntry } from '../store/writeEntry.ts';
import { begin } from './beginning.ts';
import { brought } from './bringing.ts';
import { doorFor } from './doors.ts';
import type { AnyRecord } from './foreignRecord.ts';
import { LiveMatch, type Surroundings } from './liveMatch.ts';
import { insertTable, newTable, type Plan } from './newTable.ts';
import { isFull, readTable, type Table } from './table.ts';

/** So many matches stay in memory; one that is asked for again is read from its log. */
const IN_MEMORY = 300;

/** Every match of the house: those in play here, and the way to all others. */
export class Matches {
  readonly #around: Surroundings;
  readonly #live = new Map<string, Promise<LiveMatch | undefined>>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** All about a match but its log; undefined when there is none of this id. */
  async table(id: string): Promise<Table | undefined> {
    const live = await this.#live.get(id);
    return live?.table ?? readTable(this.#around.store, id);
  }

  /** A match that has begun, ready to be played. */
  async open(id: string): Promise<LiveMatch | undefined> {
    const known = this.#live.get(id);
    const live = known ?? this.#load(id);
    this.#live.delete(id);
    this.#live.set(id, live);
    this.#forgetOldest();
    const match = await live.catch((problem) => {
      this.#live.delete(id);
      throw problem;
    });
    if (match === undefined) this.#live.delete(id);
    return match;
  }

  /** A new table; the match begins with it where every seat is taken. */
  async create(plan: Plan): Promise<string> {
    const { store, now } = this.#around;
    const table = newTable(plan, now());
    const { id } = table;
    await store.transaction(async (asks) => {
      await insertTable(asks, table, 0);
      const made = (await readTable(asks, id)) as Table;
      if (isFull(made)) await this.begin(asks, made);
    });
    return id;
  }

  /** A match that was played elsewhere: its lines as they are, its seats empty. Whole or not at all. */
  async take(door: SystemDoor, record: AnyRecord, owner: string, seed: string | null): Promise<string> {
    const { table, entries } = await brought(this.#around, door, record, owner, seed);
    const { store } = this.#around;
    await store.transaction(async (asks) => {
      await insertTable(asks, table, entries.length);
      await asks.run(noteSeesAll(table.id, owner));
      for (const entry of entries) await writeEntry(asks, store.jobs, entry);
    });
    return table.id;
  }

  /** Inside the transaction that filled the last chair; `tellBegun` after it. */
  begin(asks: Asks, table: Table): Promise<void> {
    return begin(this.#around, asks, table);
  }

  tellBegun(match: string): Promise<void> {
    return this.#around.store.announce({ match, what: 'log' });
  }

  /** Something about a match changed, here or on another node. */
  async hear({ match, what, version = Number.POSITIVE_INFINITY }: Announcement): Promise<void> {
    const live = await this.#live.get(match);
    if (live === undefined || what === 'chat') return;
    if (what === 'log') return version > live.version ? live.catchUp() : undefined;
    const table = await readTable(this.#around.store, match);
    if (table !== undefined) live.table = table;
  }

  /** The connection to the others was lost for a while: whatever is in memory may be old. */
  async hearAll(): Promise<void> {
    for (const match of [...this.#live.keys()]) {
      await this.hear({ match, what: 'table' });
      await this.hear({ match, what: 'log' });
    }
  }

  async #load(id: string): Promise<LiveMatch | undefined> {
    const table = await readTable(this.#around.store, id);
    if (table === undefined || table.status === 'gathering') return undefined;
    const live = new LiveMatch(await doorFor(table), table, this.#around);
    await live.catchUp();
    return live;
  }

  #forgetOldest(): void {
    const [oldest] = this.#live.keys();
    if (this.#live.size > IN_MEMORY && oldest !== undefined) this.#live.delete(oldest);
  }
}
