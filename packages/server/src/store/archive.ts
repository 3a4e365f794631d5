import { readSettings, type Settings } from '../ops/settings.ts';
import { backup } from './backup.ts';
import { openEmbedded } from './embedded.ts';
import { pictureOf } from './embeddedPicture.ts';
import { StoreFault } from './fault.ts';
import { openPostgres } from './postgres.ts';
import { pictureAt } from './postgresPicture.ts';
import { restore } from './restore.ts';
import type { Store } from './store.ts';

/** A terminal command's request to the store that the environment names. */
export interface ArchiveRequest {
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => number;
}

/** The result, in one sentence. */
export interface Report {
  readonly ok: boolean;
  readonly says: string;
}

/** Works whether or not a server is using the store. */
export const makeBackup = (request: ArchiveRequest): Promise<Report> =>
  run(request, async (settings) => {
    const count = await backup(readerOf(settings), request.file, request.now());
    return `${request.file} contains everything in ${nameOf(settings)}: ${rowsIn(count)}.`;
  });

export const restoreBackup = (request: ArchiveRequest): Promise<Report> =>
  run(request, async (settings) => {
    const store = await openStore(settings, request.now);
    try {
      const count = await restore(request.file, store);
      return `Everything in ${request.file} is now in ${nameOf(settings)}: ${rowsIn(count)}.`;
    } finally {
      await store.close();
    }
  });

const run = async (
  { env }: ArchiveRequest,
  work: (settings: Settings) => Promise<string>,
): Promise<Report> => {
  const settings = readSettings(env);
  if (!settings.ok) return { ok: false, says: settings.problem };
  try {
    return { ok: true, says: await work(settings.value) };
  } catch (problem) {
    if (problem instanceof StoreFault) return { ok: false, says: problem.message };
    throw problem;
  }
};

const rowsIn = (count: number): string => (count === 1 ? 'one row' : `${count} rows`);

const nameOf = ({ data, databaseUrl }: Settings): string =>
  databaseUrl === null ? `the folder ${data}` : `the database at ${new URL(databaseUrl).host}`;

const readerOf = ({ data, databaseUrl }: Settings): Pick<Store, 'picture'> => ({
  picture: (work) => (databaseUrl === null ? pictureOf(data, work) : pictureAt(databaseUrl, work)),
});

const openStore = ({ data, databaseUrl }: Settings, now: () => number): Promise<Store> =>
  databaseUrl === null ? openEmbedded(data, { now }) : openPostgres(databaseUrl, { now });
