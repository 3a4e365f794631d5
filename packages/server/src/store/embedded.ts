import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { EmbeddedJobs, JOB_TABLES } from '../jobs/embeddedJobs.ts';
import { Mutex } from '../matches/mutex.ts';
import { Connection } from './connection.ts';
import { unusableFolder } from './embeddedFaults.ts';
import { databaseFile, pictureOf } from './embeddedPicture.ts';
import { StoreAway } from './fault.ts';
import { lockFolder } from './folderLock.ts';
import { GroupCommit, type Outcome } from './groupCommit.ts';
import { LogFile } from './logFile.ts';
import { migrate } from './migrate.ts';
import { ListenerSet } from './news.ts';
import { makePrivateDatabase, makePrivateFolder, type Tightened } from './privateFiles.ts';
import { MIGRATIONS, type Migrations } from './schema.ts';
import type { Statement } from './statement.ts';
import {
  type Announcement,
  type Entry,
  type LogRow,
  linesAfter,
  type Picture,
  type Queryable,
  type Store,
} from './store.ts';
import { writeEntry } from './writeEntry.ts';

export interface EmbeddedOptions {
  readonly now: () => number;
  /** `full`: acknowledged writes survive a power cut. `normal`: they survive only a crash of the program; faster. */
  readonly sync?: 'full' | 'normal';
  /** The longest interval (milliseconds) at which jobs check the clock. */
  readonly lookEvery?: number;
  readonly migrations?: Migrations;
  readonly tightened?: Tightened;
}

/** The store of one process: a folder with one database file, created if missing. */
export const openEmbedded = async (folder: string, options: EmbeddedOptions): Promise<Store> => {
  try {
    return await openIn(folder, options);
  } catch (error) {
    throw unusableFolder(error, folder);
  }
};

const openIn = async (folder: string, options: EmbeddedOptions): Promise<Store> => {
  const tightened = options.tightened ?? (() => undefined);
  makePrivateFolder(folder, tightened);
  const unlock = lockFolder(folder, tightened);
  try {
    makePrivateDatabase(databaseFile(folder), tightened);
    return await new EmbeddedStore(folder, unlock, options).prepare(options.migrations ?? MIGRATIONS);
  } catch (error) {
    unlock();
    throw error;
  }
};

/** A checkpoint copies each changed page once, however often it changed; SQLite's own 1,000 pages make many of them. */
const CHECKPOINT_PAGES = 4_000;
const CACHE_KIB = 16_000;

/** SQLite itself syncs only around checkpoints; `LogFile` syncs after each commit. */
const openDatabase = (folder: string): DatabaseSyncInstance => {
  const database = new DatabaseSync(databaseFile(folder), { timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
  database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}; pragma cache_size = -${CACHE_KIB}`);
  return database;
};

/**
 * One connection with one mutex: while a transaction waits for something, nobody else's statement becomes part of it.
 */
class EmbeddedStore implements Store {
  readonly kind = 'embedded';
  readonly jobs: EmbeddedJobs;
  readonly #folder: string;
  readonly #database: DatabaseSyncInstance;
  readonly #connection: Connection;
  readonly #disk: LogFile | undefined;
  readonly #unlock: () => void;
  readonly #mutex = new Mutex();
  readonly #hearers = new ListenerSet();
  readonly #group = new GroupCommit((entries) => this.#commit(entries));

  constructor(folder: string, unlock: () => void, options: EmbeddedOptions) {
    const { now, lookEvery = 1000, sync = 'full' } = options;
    const database = openDatabase(folder);
    this.#folder = folder;
    this.#database = database;
    this.#connection = new Connection(database);
    this.#disk = sync === 'full' ? new LogFile(databaseFile(folder)) : undefined;
    this.#unlock = unlock;
    this.jobs = new EmbeddedJobs(this, now, lookEvery);
  }

  async prepare(steps: Migrations): Promise<this> {
    try {
      await this.transaction((db) => migrate(db, [{ name: 'tables', steps }, JOB_TABLES]));
      return this;
    } catch (error) {
      this.#database.close();
      throw error;
    }
  }

  all<Row>(statement: Statement): Promise<Row[]> {
    return this.#mutex.run(() => this.#connection.all<Row>(statement));
  }

  run(statement: Statement): Promise<number> {
    return this.#durably(() => this.#connection.run(statement));
  }

  transaction<T>(work: (db: Queryable) => Promise<T>): Promise<T> {
    return this.#durably(() => this.#connection.transaction(work));
  }

  /** Nobody reads what was written before it is on the disk. */
  #durably<T>(write: () => Promise<T>): Promise<T> {
    return this.#mutex.run(async () => {
      const result = await write();
      await this.#disk?.sync();
      return result;
    });
  }

  append(entry: Entry): Promise<boolean> {
    return this.#group.add(entry);
  }

  async #commit(entries: readonly Entry[]): Promise<readonly Outcome[]> {
    const outcomes = await this.#durably(() => this.#writeAll(entries));
    for (const [i, outcome] of outcomes.entries())
      if ('isWritten' in outcome && outcome.isWritten) this.#announce(entries[i] as Entry);
    return outcomes;
  }

  /** If one entry of a group cannot be written, each is attempted separately. */
  async #writeAll(entries: readonly Entry[]): Promise<readonly Outcome[]> {
    try {
      return await this.#connection.transaction(() => each(entries, (entry) => this.#write(entry)));
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      return this.#connection.transaction(() => each(entries, (entry) => this.#attempt(entry)));
    }
  }

  #announce({ match, version }: Entry): void {
    this.#hearers.tell({ match, what: 'log', version });
  }

  async #write(entry: Entry): Promise<Outcome> {
    return { isWritten: await writeEntry(this.#connection, this.jobs, entry) };
  }

  async #attempt(entry: Entry): Promise<Outcome> {
    try {
      return await this.#connection.attempt(() => this.#write(entry));
    } catch (error) {
      if (error instanceof StoreAway) throw error; // then nothing of the whole group was written
      return { error };
    }
  }

  tail(match: string, after: number, most?: number): Promise<LogRow[]> {
    return this.all<LogRow>(linesAfter(match, after, most));
  }

  async announce(news: Announcement): Promise<void> {
    this.#hearers.tell(news);
  }

  onNews(hear: (news: Announcement) => void, missed?: () => void): () => void {
    return this.#hearers.add(hear, missed);
  }

  picture<T>(work: (picture: Picture) => Promise<T>): Promise<T> {
    return pictureOf(this.#folder, work);
  }

  /** Runs after everything requested before. */
  close(): Promise<void> {
    return this.#mutex.run(async () => {
      await this.#disk?.close();
      this.#database.close();
      this.#unlock();
    });
  }
}

const each = async <T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> => {
  const results: U[] = [];
  for (const item of items) results.push(await work(item));
  return results;
};
