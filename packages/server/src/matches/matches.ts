import type { SystemDoor } from '@warmoot/systems';
import { noteSeesAll } from '../seats/viewers.ts';
import type { Announcement, Queryable } from '../store/store.ts';
import { writeEntry } from '../store/writeEntry.ts';
import { begin } from './beginning.ts';
import { doorFor } from './doors.ts';
import type { ForeignMatch } from './foreignRecord.ts';
import { importedTable } from './importedTable.ts';
import { forgetKeptStates } from './keptStates.ts';
import { LiveMatch, type MatchServices } from './liveMatch.ts';
import { MatchCache } from './matchCache.ts';
import { DEFAULT_MEMORY } from './memory.ts';
import { insertTable, newTable, type Plan } from './newTable.ts';
import { isStudy } from './origin.ts';
import { SetUps } from './setUps.ts';
import { Standings } from './standings.ts';
import { isFull, readTable, type Table } from './table.ts';

/** Every match of the server: those in play here, and access to all others. */
export class Matches {
  readonly #services: MatchServices;
  readonly #live: MatchCache;
  readonly #standings: Standings;
  readonly #setUps: SetUps;

  /** `memory`: how many bytes the matches may use. */
  constructor(services: MatchServices, memory = DEFAULT_MEMORY) {
    this.#services = services;
    this.#live = new MatchCache(memory);
    this.#standings = new Standings(services.store);
    this.#setUps = new SetUps(services.rulesThread);
  }

  get inMemory(): { readonly matches: number; readonly bytes: number } {
    return { matches: this.#live.size, bytes: this.#live.memory };
  }

  /**
   * Everything about a match except its log, as it is now on every node; undefined if no match has this id. If the
   * match is open here it has caught up too, so it knows whatever another node told anybody.
   */
  async table(id: string): Promise<Table | undefined> {
    const live = await this.#live.get(id);
    if (live === undefined) return readTable(this.#services.store, id);
    if (this.#services.store.kind === 'postgres') await this.#refresh(live);
    return live.table;
  }

  /** A match that has begun, ready to be played. */
  async open(id: string): Promise<LiveMatch | undefined> {
    const match = await this.#live.use(id, () => this.#load(id));
    if (match?.isUnsure) await match.catchUp();
    return match;
  }

  /** Creates a table; the match begins at once if every seat is taken. */
  create(plan: Plan): Promise<string> {
    const table = newTable(plan, this.#services.now());
    return this.whenSetUp(table.id, () => this.#services.store.transaction((db) => this.#insert(db, table)));
  }

  /** The same, as part of somebody's transaction. */
  createIn(db: Queryable, plan: Plan): Promise<string> {
    return this.#insert(db, newTable(plan, this.#services.now()));
  }

  async #insert(db: Queryable, table: Table): Promise<string> {
    const { id } = table;
    await insertTable(db, table, 0);
    const made = (await readTable(db, id)) as Table;
    if (isFull(made)) await this.begin(db, made);
    return id;
  }

  /** Imports a match played elsewhere, with its lines unchanged and its seats empty. All or nothing. */
  async take(door: SystemDoor, match: ForeignMatch, owner: string): Promise<string> {
    const { table, entries } = await importedTable(this.#services, door, match, owner);
    const { store } = this.#services;
    await store.transaction(async (db) => {
      const study = (await isStudy(db, match.record)) ? ({ isStudy: true } as const) : {};
      await insertTable(db, { ...table, settings: { ...table.settings, ...study } }, entries.length);
      await db.run(noteSeesAll(table.id, owner));
      for (const entry of entries) await writeEntry(db, store.jobs, entry);
    });
    return table.id;
  }

  /** Runs inside the transaction that filled the last seat; call `tellBegun` after it. */
  begin(db: Queryable, table: Table): Promise<void> {
    return begin(this.#services, this.#setUps, db, table);
  }

  /** Runs a transaction that may begin this match; it runs again if the set-up has to be computed first. */
  whenSetUp<T>(match: string, transaction: () => Promise<T>): Promise<T> {
    return this.#setUps.services(match, transaction);
  }

  tellBegun(match: string): Promise<void> {
    return this.#services.store.announce({ match, what: 'log' });
  }

  /** A match changed, here or on another node. One with a new seed is read again, because its dice have changed. */
  async hear({ match, what, version = Number.POSITIVE_INFINITY }: Announcement): Promise<void> {
    const live = await this.#live.get(match);
    if (live === undefined || what === 'chat' || what === 'presence') return;
    if (what === 'log') return version > live.version ? live.catchUp() : undefined;
    const table = await readTable(this.#services.store, match);
    if (table === undefined || table.secret !== live.table.secret) this.#live.forget(match);
    else live.table = table;
  }

  /** News of a line that was written here, so the viewers on this node know it already. */
  async isOwnLine({ match, what, version = Number.POSITIVE_INFINITY }: Announcement): Promise<boolean> {
    return what === 'log' && version <= ((await this.#live.get(match))?.published ?? 0);
  }

  /** Another node's news may still be on its way; comparing two numbers shows whether there is any. */
  async #refresh(live: LiveMatch): Promise<void> {
    const row = await this.#standings.of(live.id);
    if (row === undefined) return;
    if (row.version > live.version) await live.catchUp();
    if (row.table_version !== live.table.tableVersion) await this.hear({ match: live.id, what: 'table' });
  }

  /** The log contradicts the kept states: if the match is open, it is read again from its first line. */
  async distrust(id: string): Promise<void> {
    await this.#services.store.run(forgetKeptStates(id));
    await (await this.#live.get(id))?.readAgain();
  }

  /** The connection to the other nodes was lost for a while, so everything in memory may be out of date. */
  async hearAll(): Promise<void> {
    for (const match of this.#live.ids) {
      await this.hear({ match, what: 'table' });
      await this.hear({ match, what: 'log' });
    }
  }

  async #load(id: string): Promise<LiveMatch | undefined> {
    const table = await readTable(this.#services.store, id);
    if (table === undefined || table.status === 'gathering') return undefined;
    const live = new LiveMatch(await doorFor(table), table, this.#services);
    await live.catchUp();
    return live;
  }
}
