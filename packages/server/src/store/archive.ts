import type { Settings } from '../ops/settings.ts';
import { backup } from './backup.ts';
import { openEmbedded } from './embedded.ts';
import { pictureOf } from './embeddedPicture.ts';
import { openPostgres } from './postgres.ts';
import { pictureAt } from './postgresPicture.ts';
import { restore } from './restore.ts';
import type { Store } from './store.ts';

export { readSettings } from '../ops/settings.ts';
export { StoreFault } from './fault.ts';

type Where = Pick<Settings, 'data' | 'databaseUrl'>;

/** Of the store that the settings name, whether or not a server runs on it. Answers how many rows and jobs. */
export const backupOf = (where: Where, file: string, now: () => number): Promise<number> =>
  backup(readerOf(where, now), file, now());

const readerOf = ({ data, databaseUrl }: Where, now: () => number): Pick<Store, 'picture'> => ({
  picture: (work) => (databaseUrl === null ? pictureOf(data, work) : pictureAt(databaseUrl, now, work)),
});

/** Into the store that the settings name, which must be empty. */
export const restoreInto = async (where: Where, file: string, now: () => number): Promise<number> => {
  const { data, databaseUrl } = where;
  const store = await (databaseUrl === null
    ? openEmbedded(data, { now })
    : openPostgres(databaseUrl, { now }));
  try {
    return await restore(file, store);
  } finally {
    await store.close();
  }
};
