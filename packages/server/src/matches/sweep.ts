import type { AppContext } from '../api/appContext.ts';
import type { Handlers, Job } from '../jobs/jobs.ts';
import { tellTable } from '../seats/changeTable.ts';
import { sql } from '../store/statement.ts';
import type { Queryable, Store } from '../store/store.ts';
import { gatherAgain, isOldImport, isUnplayed, markImported, oldImports } from './oldImports.ts';
import { removeTable } from './removeTable.ts';
import { isFull, readTable, type Table } from './table.ts';

const HOUR = 3_600_000;

type SweepRoom = Pick<AppContext, 'store' | 'matches' | 'hub' | 'now' | 'log'>;

/** A repair of a table that an older version of the server left half-done. */
type Repair = 'begun' | 'removed' | 'gathered' | 'marked';

const sweepJob = (runAt: number): Job => ({ name: 'sweep', key: 'sweep', payload: {}, runAt });

/** At every start. A second node's job replaces the first one's. */
export const scheduleSweep = (store: Store, at: number): Promise<void> =>
  store.transaction((db) => store.jobs.add(db, sweepJob(at)));

/** Repairs what older versions of the server left half-done; this version leaves nothing like it. */
export const sweepHandlers = (room: SweepRoom): Handlers => ({
  sweep: async () => {
    const { store, now, log } = room;
    await store.transaction((db) => store.jobs.add(db, sweepJob(now() + HOUR)));
    const mended = { begun: 0, removed: 0, gathered: 0, marked: 0 };
    for (const { id } of [...(await store.all<Id>(oldImports)), ...(await store.all<Id>(fullTables))]) {
      const mend = await mendTable(room, id).catch((problem) => failed(room, id, problem));
      if (mend !== undefined) mended[mend]++;
    }
    if (Object.values(mended).some((count) => count > 0))
      log.info(mended, 'repaired tables that an older version left half-done');
  },
});

interface Id {
  readonly id: string;
}

const fullTables = sql`
  select id from matches where status = 'gathering' and not exists
    (select 1 from seats where seats.match = matches.id and person is null and bot is null)`;

/** A failure does not stop the other repairs. */
const failed = ({ log }: SweepRoom, match: string, problem: unknown): undefined => {
  log.error({ match, err: problem }, 'a table that an older version left half-done could not be repaired');
};

/** Checked again inside the transaction: another node or the players may have repaired it. */
const mendTable = async (room: SweepRoom, id: string): Promise<Repair | undefined> => {
  const mended = await room.matches.whenSetUp(id, () =>
    room.store.transaction(async (db) => {
      const table = await readTable(db, id);
      const mend = table && (await mendFor(db, table));
      if (mend !== undefined) await MENDS[mend](room, db, table as Table);
      return mend && { mend, table };
    }),
  );
  if (mended === undefined) return undefined;
  await tellTable(room, id);
  for (const { seat, person } of mended.table.chairs)
    room.hub.clear(id, seat, mended.mend === 'gathered' ? null : person);
  if (mended.mend === 'begun') await room.matches.tellBegun(id);
  return mended.mend;
};

const mendFor = async (db: Queryable, table: Table): Promise<Repair | undefined> => {
  if (!(await isOldImport(db, table))) return isFull(table) ? 'begun' : undefined;
  if (table.status === 'over') return 'marked';
  return (await isUnplayed(db, table)) ? 'removed' : 'gathered';
};

const MENDS: Record<Repair, (room: SweepRoom, db: Queryable, table: Table) => Promise<unknown>> = {
  begun: ({ matches }, db, table) => matches.begin(db, table),
  removed: ({ store }, db, { id }) => removeTable(db, store.jobs, id),
  gathered: async ({ store, matches, now }, db, table) => {
    await gatherAgain(db, store.jobs, table, now());
    const gathered = (await readTable(db, table.id)) as Table;
    if (isFull(gathered)) await matches.begin(db, gathered); // computer players in every seat
  },
  marked: (_room, db, table) => markImported(db, table),
};
