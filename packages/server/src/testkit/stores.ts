import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../store/embedded.ts';
import { openPostgres } from '../store/postgres.ts';
import type { Migrations } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { afterThisProcess } from './afterThisProcess.ts';
import { type PostgresServer, startPostgres } from './postgres.ts';

interface Opening {
  readonly now?: () => number;
  readonly migrations?: Migrations;
}

/** One folder or one database: it can be closed and reopened, and PostgreSQL can be opened several times at once. */
export interface Place {
  /** The settings that point a server to it. */
  readonly env: Readonly<Record<string, string>>;
  open(options?: Opening): Promise<Store>;
}

export interface StoreKind {
  readonly name: Store['kind'];
  newPlace(): Promise<Place>;
  /** A new, empty store. */
  open(options?: Opening): Promise<Store>;
}

const kindOf = (name: Store['kind'], newPlace: () => Promise<Place>): StoreKind => ({
  name,
  newPlace,
  open: async (options) => (await newPlace()).open(options),
});

/** All within one folder that is removed with the process. */
const temporary: { root?: string } = {};

export const newTemporaryFolder = (): string => {
  temporary.root ??= clearedLater(mkdtempSync(join(tmpdir(), 'warmoot-stores-')));
  return mkdtempSync(join(temporary.root, 'store-'));
};

const clearedLater = (folder: string): string => {
  afterThisProcess(`rm -rf '${folder}'`);
  return folder;
};

const newFolder = async (): Promise<Place> => {
  const folder = newTemporaryFolder();
  return {
    env: { WARMOOT_DATA: folder },
    open: ({ now = Date.now, ...more } = {}) => openEmbedded(folder, { now, lookEvery: 20, ...more }),
  };
};

/** Started on first use, once for all tests of this process; it ends with the process. */
const running: { server?: Promise<PostgresServer>; prepared?: Promise<string> } = {};

/** The address of an empty database. */
export const newDatabase = async (like?: string): Promise<string> => {
  running.server ??= startPostgres();
  return (await running.server).newDatabase(like);
};

/** With its tables created, which takes a second. */
const preparedDatabase = async (): Promise<string> => {
  const url = await newDatabase();
  const store = await openPostgres(url, { now: Date.now });
  await store.close();
  return url;
};

const newDatabasePlace = async (): Promise<Place> => {
  running.prepared ??= preparedDatabase();
  const url = await newDatabase(await running.prepared);
  return {
    env: { DATABASE_URL: url },
    open: ({ now = Date.now, ...more } = {}) => openPostgres(url, { now, connections: 6, ...more }),
  };
};

const EMBEDDED = kindOf('embedded', newFolder);
export const POSTGRES = kindOf('postgres', newDatabasePlace);

/** `describe.each(eachStore)('$name', ({ open }) => …)`: the same tests against both real stores. */
export const eachStore: readonly StoreKind[] = [EMBEDDED, POSTGRES];
