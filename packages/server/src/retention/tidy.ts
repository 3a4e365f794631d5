import type { AppContext } from '../api/appContext.ts';
import type { Handlers, Job } from '../jobs/jobs.ts';
import { removeTable } from '../matches/removeTable.ts';
import { leaveEverything } from '../people/leaving.ts';
import { tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable, Store } from '../store/store.ts';
import { deadTables } from './deadTables.ts';
import { staleGuests } from './staleGuests.ts';
import { isSteady } from './steadyClock.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Few enough at a time that no player has to wait. */
const TABLES_AT_ONCE = 10;
const GUESTS_AT_ONCE = 50;
const PAUSE_MS = 5_000;
/** Settled abuse reports are kept this long, in case the same person is reported again. */
const SETTLED_DAYS = 180;

export type TidyRoom = Pick<AppContext, 'store' | 'matches' | 'now' | 'log'> & {
  readonly settings: Pick<AppContext['settings'], 'keep'>;
};

const tidyJob = (runAt: number): Job => ({ name: 'tidy', key: 'tidy', payload: {}, runAt });

/** At every start; a second one replaces the first. */
export const scheduleTidy = (store: Store, at: number): Promise<void> =>
  store.transaction((db) => store.jobs.add(db, tidyJob(at + MINUTE)));

/** Removes unused things, slice by slice, once an hour. */
export const tidyHandlers = (room: TidyRoom): Handlers => ({
  tidy: async () => {
    const { store, now } = room;
    await store.transaction((db) => store.jobs.add(db, tidyJob(now() + HOUR)));
    if (!(await store.transaction((db) => isSteady(db, now())))) return;
    const isMore = await tidyOnce(room);
    if (isMore) await store.transaction((db) => store.jobs.add(db, tidyJob(now() + PAUSE_MS)));
  },
});

/** Finds and removes in one transaction, so that somebody who comes back meanwhile is not overlooked. */
const tidyOnce = async (room: TidyRoom): Promise<boolean> => {
  const { store, log, now } = room;
  const tables = await store.transaction((db) => removeTables(room, db));
  for (const match of tables) await tellTable(room, match);
  const guests = await store.transaction((db) => removeGuests(room, db));
  await store.run(sql`delete from abuse_reports where settled_at < ${now() - SETTLED_DAYS * DAY}`);
  if (tables.length + guests.length > 0)
    log.info(
      { tables: tables.length, guests: guests.length },
      'removed abandoned tables and guests who never came back',
    );
  return tables.length >= TABLES_AT_ONCE || guests.length >= GUESTS_AT_ONCE;
};

const removeTables = async (
  { store, settings, now }: TidyRoom,
  db: Queryable,
): Promise<readonly string[]> => {
  const dead = await deadTables(db, settings.keep, now(), TABLES_AT_ONCE);
  for (const match of dead) await removeTable(db, store.jobs, match);
  return dead;
};

const removeGuests = async ({ settings, now }: TidyRoom, db: Queryable): Promise<readonly string[]> => {
  const stale = await staleGuests(db, settings.keep, now(), GUESTS_AT_ONCE);
  for (const person of stale) await leaveEverything(db, person);
  return stale;
};
